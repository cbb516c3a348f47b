import type { SnapshotFrom } from 'xstate';
import type { creditRequestDecisionMachine } from './credit-request-decision.machine';

type Snapshot = SnapshotFrom<typeof creditRequestDecisionMachine>;

/** The request as last read; `null` during the first read and if it could not be read. */
export const selectRequest = (snapshot: Snapshot) => snapshot.context.request;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.matches('loading');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('unloaded');
/** Whether the server knows no such request. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches('unknown');
/** Whether the request is decided, so no button is shown. */
export const selectIsDecided = (snapshot: Snapshot) => snapshot.matches('decided');
/** Whether another admin decided the request before this one could. */
export const selectIsDecidedMeanwhile = (snapshot: Snapshot) => snapshot.matches({ decided: 'meanwhile' });

/** The approval form while its dialog is open. Send it `form.submitted`. */
export const selectApproval = (snapshot: Snapshot) => snapshot.children.approval;
/** The decline form while its dialog is open. Send it presses and edits. */
export const selectDecline = (snapshot: Snapshot) => snapshot.children.decline;
/** Whether a decision is being sent. Its dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the server refused the decision and the chart is checking if another admin has decided. */
export const selectIsChecking = (snapshot: Snapshot) =>
  snapshot.matches({ approving: 'checking' }) || snapshot.matches({ declining: 'checking' });
/** The initial value of the reason field. */
export const selectReason = (snapshot: Snapshot) => snapshot.context.reason;
