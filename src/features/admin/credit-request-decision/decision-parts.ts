import type { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The flow, as its screen and its dialogs read it. */
export type DecisionActor = ScreenActor<typeof creditRequestDecisionMachine>;

/** The heading over the decision; the focus goes there once it is made. */
export const DECISION_HEADING_ID = 'request-decision';
