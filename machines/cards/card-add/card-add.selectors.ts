import type { SnapshotFrom } from 'xstate';
import type { cardAddMachine } from './card-add.machine';

type Snapshot = SnapshotFrom<typeof cardAddMachine>;

/** The card entry in the dialog. It exists from the start. */
export const selectCardEntry = (snapshot: Snapshot) => snapshot.children.cardEntry;
/** The 3-D Secure check. It exists while the bank asks, and until the server has confirmed. */
export const selectCardAuthentication = (snapshot: Snapshot) => snapshot.children.cardAuthentication;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether an operation that cannot be undone is in progress. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');

/** The dialog's progress, for its status line; `saving` also applies once the bank has approved the card. */
export type CardAddProgress = 'checking' | 'saving' | 'authenticating' | 'reconciling' | null;

export const selectProgress = (snapshot: Snapshot): CardAddProgress => {
  if (snapshot.matches('collectingToken')) return 'checking';
  if (snapshot.matches('authenticating')) return 'authenticating';
  if (snapshot.matches('reconciling') || snapshot.matches('rechecking')) return 'reconciling';
  return snapshot.hasTag('busy') ? 'saving' : null;
};
/** The current or initial value of the nickname field. */
export const selectNickname = (snapshot: Snapshot) => snapshot.context.nickname;
