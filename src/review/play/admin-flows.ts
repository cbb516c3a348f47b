import { fixtures as creditRequestDecision } from '../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import { creditRequestDecisionMachine } from '../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import {
  provideAudit,
  provideCreditRequestList,
  provideCustomerAudit,
} from '../../features/admin/frame/admin-lists.provide';
import { provideCreditRequestDecision } from '../../features/admin/credit-request-decision/credit-request-decision.provide';
import type { Environment } from '../../app/environment/environment';
import { provideFigures } from '../../features/admin/dashboard/figures.provide';
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
