import type { SnapshotFrom } from 'xstate';
import type { cardAccountAddMachine } from './card-account-add.machine';
import type { CardAccountEntry } from './card-account-add.types';

type Snapshot = SnapshotFrom<typeof cardAccountAddMachine>;

/** Presses and edits go to it; `undefined` until the dialog has what it begins with. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The dialog that adds a card; there while it stands in the place of this one. */
export const selectCardAdd = (snapshot: Snapshot) => snapshot.children.cardAdd;
/** What the form begins with when it is drawn. */
export const selectEntry = ({ context: { companyName, cardId } }: Snapshot): CardAccountEntry => ({
  companyName,
  cardId,
});
/** The card that was added here, which the list may not have yet; or `null`. */
export const selectAddedCard = (snapshot: Snapshot) => snapshot.context.added;
/** The account is on its way: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
