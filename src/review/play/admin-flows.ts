import { fixtures as creditRequestDecision } from '../../../machines/credit-request-decision/credit-request-decision.fixtures';
import { creditRequestDecisionMachine } from '../../../machines/credit-request-decision/credit-request-decision.machine';
import type { formSubmissionMachine } from '../../../machines/form-submission/form-submission.machine';
import type { resourceMachine } from '../../../machines/resource/resource.machine';
import { provideAudit, provideCreditRequestList, provideCustomerAudit } from '../../provide/admin-lists';
import { provideCreditRequestDecision } from '../../provide/credit-request-decision';
import type { Environment } from '../../provide/environment';
import { provideFigures } from '../../provide/figures';
import { customerSearchFlows } from './customer-search-flows';
import type { Flow } from './flow';

/**
 * The charts of the admin area.
 *
 * @param form the plain form, which runs for real in what submits one
 */
export const adminFlows = (environment: Environment, form: Flow<typeof formSubmissionMachine>) => ({
  'credit-request-decision': {
    machine: creditRequestDecisionMachine,
    provided: provideCreditRequestDecision(environment),
    fixtures: creditRequestDecision,
    children: { approval: form, decline: form },
  } as Flow<typeof creditRequestDecisionMachine>,
  ...customerSearchFlows(environment, form),
});

/** The lists that one screen each shows: what admins see, and what a customer sees of them. */
export const adminLists = (
  environment: Environment,
  flowOf: (provided: typeof resourceMachine) => Flow<typeof resourceMachine>,
) => ({
  figures: flowOf(provideFigures(environment)),
  creditRequests: flowOf(provideCreditRequestList(environment)),
  audit: flowOf(provideAudit(environment)),
  customerAudit: flowOf(provideCustomerAudit(environment)),
});
