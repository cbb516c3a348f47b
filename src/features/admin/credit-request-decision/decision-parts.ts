import type { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The actor of the flow, for its screen and its dialogs. */
export type DecisionActor = ScreenActor<typeof creditRequestDecisionMachine>;

/** The id of the heading above the decision. It takes the focus once the decision is made. */
export const DECISION_HEADING_ID = 'request-decision';
