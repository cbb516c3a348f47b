import { fixtures as customerSearch } from '../../../machines/admin/customer-search/customer-search.fixtures';
import { customerSearchMachine } from '../../../machines/admin/customer-search/customer-search.machine';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { fixtures as impersonationStart } from '../../../machines/session/impersonation-start/impersonation-start.fixtures';
import { impersonationStartMachine } from '../../../machines/session/impersonation-start/impersonation-start.machine';
import { provideCustomerSearch } from '../../features/admin/customer-search/customer-search.provide';
import type { Environment } from '../../app/environment/environment';
import { provideImpersonationStart } from '../../features/session/impersonation/impersonation-start.provide';
import { flowOf, type Flow } from './flow';

/**
 * The charts of the admin's customers. The search has its dialog stood in for.
 *
 * @param form the plain form, which runs for real in what submits one
 */
export const customerSearchFlows = (environment: Environment, form: Flow<typeof formSubmissionMachine>) => ({
  'customer-search': flowOf(customerSearchMachine, provideCustomerSearch(environment), customerSearch),
  'impersonation-start': flowOf(
    impersonationStartMachine,
    provideImpersonationStart(environment),
    impersonationStart,
    { form },
  ),
});
