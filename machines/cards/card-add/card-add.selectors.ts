import type { SnapshotFrom } from 'xstate';
import type { cardAddMachine } from './card-add.machine';

type Snapshot = SnapshotFrom<typeof cardAddMachine>;

/** The card entry inside the dialog; there from the start. */
export const selectCardEntry = (snapshot: Snapshot) => snapshot.children.cardEntry;
/** The bank's check of the card; there while the bank asks, and until the server has been told. */
export const selectCardAuthentication = (snapshot: Snapshot) => snapshot.children.cardAuthentication;
export const selectFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Something is under way that cannot be taken back: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
export const selectIsBroken = (snapshot: Snapshot) => snapshot.matches('broken');

/** What the dialog is doing, for its status line; once the bank has allowed the card, it is saving it. */
export type CardAddProgress = 'checking' | 'saving' | 'authenticating' | 'reconciling' | null;

export const selectProgress = (snapshot: Snapshot): CardAddProgress => {
  if (snapshot.matches('collectingToken')) return 'checking';
  if (snapshot.matches('authenticating')) return 'authenticating';
  if (snapshot.matches('reconciling') || snapshot.matches('rechecking')) return 'reconciling';
  return snapshot.hasTag('busy') ? 'saving' : null;
};
/** What stands, or is to stand, in the nickname's field when the form is drawn. */
export const selectNickname = (snapshot: Snapshot) => snapshot.context.nickname;
