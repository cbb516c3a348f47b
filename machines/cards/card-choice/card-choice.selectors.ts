import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cardAddMachine } from '../card-add/card-add.machine';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { cardChoiceMachine } from './card-choice.machine';

type Snapshot = SnapshotFrom<typeof cardChoiceMachine>;

/** What the chosen card is to pay for. */
export const selectUse = (snapshot: Snapshot) => snapshot.context.use;
/** The effective user's uuid. */
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
/** The id of the chosen card, at first that of the card which pays now, as the server names it. */
export const selectChosen = (snapshot: Snapshot) => snapshot.context.chosen;
/** The card that was added here last, which the list may not show yet. */
export const selectAdded = (snapshot: Snapshot) => snapshot.context.added;
/** The request; `undefined` while a card is being added. */
export const selectForm = (snapshot: Snapshot): ActorRefFrom<typeof formSubmissionMachine> | undefined =>
  snapshot.matches('choosing') ? snapshot.children.form : undefined;
/** The dialog "Add a card" while it takes the place. */
export const selectCardAdd = (snapshot: Snapshot): ActorRefFrom<typeof cardAddMachine> | undefined =>
  snapshot.matches('adding') ? snapshot.children.cardAdd : undefined;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Something is under way that cannot be taken back: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
