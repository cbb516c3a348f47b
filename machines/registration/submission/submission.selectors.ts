import type { SnapshotFrom } from 'xstate';
import type { submissionMachine } from './submission.machine';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

export type SubmissionProgress = 'sending' | 'authenticating' | 'removingCard' | 'checking' | null;

/** The 3-D Secure check. It exists while the bank asks, and until the server has confirmed. */
export const selectCardAuthentication = (snapshot: Snapshot) => snapshot.children.cardAuthentication;
/** Why the last attempt did not complete; `null` if none has failed. */
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether an operation that cannot be undone is in progress. Leaving is blocked then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the account exists and only the card is missing. The earlier steps are locked. */
export const selectIsCardOnly = (snapshot: Snapshot) => snapshot.hasTag('cardOnly');
/** Whether no answer arrived and the same request can be sent, or searched for, again. */
export const selectCanRetry = (snapshot: Snapshot) =>
  snapshot.matches('retryable') || snapshot.matches('reconciliationFailed');
/** The current progress in the person's terms; `sending` also applies once the bank has approved the payment. */
export const selectProgress = (snapshot: Snapshot): SubmissionProgress => {
  if (snapshot.matches('posting')) return 'sending';
  if (snapshot.matches('authenticating')) return 'authenticating';
  if (snapshot.matches('deletingCard') || snapshot.matches('deletingCardAgain')) return 'removingCard';
  return snapshot.matches('reconciling') ? 'checking' : null;
};
/** The values that the last attempt sent; `null` before the first. */
export const selectSentBody = (snapshot: Snapshot) => snapshot.context.request?.body ?? null;
