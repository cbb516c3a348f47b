import type { SnapshotFrom } from 'xstate';
import type { cardAccountAddMachine } from './card-account-add.machine';
import type { CardAccountEntry } from './card-account-add.types';

type Snapshot = SnapshotFrom<typeof cardAccountAddMachine>;

/** The form, which gets presses and edits; `undefined` until its initial values are known. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The dialog that adds a card, while it replaces this one. */
export const selectCardAdd = (snapshot: Snapshot) => snapshot.children.cardAdd;
/** The initial values of the form. */
export const selectEntry = ({ context: { companyName, cardId } }: Snapshot): CardAccountEntry => ({
  companyName,
  cardId,
});
/** The card added in this dialog, or `null`. The list may not contain it yet. */
export const selectAddedCard = (snapshot: Snapshot) => snapshot.context.added;
/** Whether the account is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
