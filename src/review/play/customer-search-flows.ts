import { fixtures as customerSearch } from '../../../machines/customer-search/customer-search.fixtures';
import { customerSearchMachine } from '../../../machines/customer-search/customer-search.machine';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import { fixtures as impersonationStart } from '../../../machines/impersonation-start/impersonation-start.fixtures';
import { impersonationStartMachine } from '../../../machines/impersonation-start/impersonation-start.machine';
import { provideCustomerSearch } from '../../provide/customer-search';
import type { Environment } from '../../provide/environment';
import { provideImpersonationStart } from '../../provide/impersonation-start';
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
