import type { SnapshotFrom } from 'xstate';
import type { submissionMachine } from './submission.machine';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

export type SubmissionProgress = 'sending' | 'authenticating' | 'removingCard' | 'checking' | null;

/** The bank's check of the card; there while the bank asks, and until the server has been told. */
export const selectCardAuthentication = (snapshot: Snapshot) => snapshot.children.cardAuthentication;
/** Why the last try did not complete; `null` while none has failed. */
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** What is under way cannot be taken back: leaving is held up. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** The account exists: only the card is asked for, and the earlier steps are locked. */
export const selectIsCardOnly = (snapshot: Snapshot) => snapshot.hasTag('cardOnly');
/** No answer came; the same request can be sent, or looked for, again. */
export const selectCanRetry = (snapshot: Snapshot) =>
  snapshot.matches('retryable') || snapshot.matches('reconciliationFailed');
/** What is being waited for, in the person's terms; once the bank has allowed the payment, it is sent. */
export const selectProgress = (snapshot: Snapshot): SubmissionProgress => {
  if (snapshot.matches('posting')) return 'sending';
  if (snapshot.matches('authenticating')) return 'authenticating';
  if (snapshot.matches('deletingCard') || snapshot.matches('deletingCardAgain')) return 'removingCard';
  return snapshot.matches('reconciling') ? 'checking' : null;
};
/** What the last try sent of the steps; `null` before the first. */
export const selectSentBody = (snapshot: Snapshot) => snapshot.context.request?.body ?? null;
