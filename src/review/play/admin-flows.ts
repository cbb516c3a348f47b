import { fixtures as creditRequestDecision } from '../../../machines/credit-request-decision/credit-request-decision.fixtures';
import { creditRequestDecisionMachine } from '../../../machines/credit-request-decision/credit-request-decision.machine';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import type { resourceMachine } from '../../../machines/resource/resource.machine';
import { provideAudit, provideCreditRequestList, provideCustomerAudit } from '../../provide/admin-lists';
import { provideCreditRequestDecision } from '../../provide/credit-request-decision';
import type { Environment } from '../../provide/environment';
import { provideFigures } from '../../provide/figures';
import { customerSearchFlows } from './customer-search-flows';
import { flowOf, type Flow } from './flow';

/**
 * The charts of the admin area.
 *
 * @param form the plain form, which runs for real in what submits one
 */
export const adminFlows = (environment: Environment, form: Flow<typeof formSubmissionMachine>) => ({
  'credit-request-decision': flowOf(
    creditRequestDecisionMachine,
    provideCreditRequestDecision(environment),
    creditRequestDecision,
    { approval: form, decline: form },
  ),
  ...customerSearchFlows(environment, form),
});

/** The lists that one screen each shows: what admins see, and what a customer sees of them. */
export const adminLists = (
  environment: Environment,
  resourceFlow: (provided: typeof resourceMachine) => Flow<typeof resourceMachine>,
) => ({
  figures: resourceFlow(provideFigures(environment)),
  creditRequests: resourceFlow(provideCreditRequestList(environment)),
  audit: resourceFlow(provideAudit(environment)),
  customerAudit: resourceFlow(provideCustomerAudit(environment)),
});
