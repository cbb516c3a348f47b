import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cardAddMachine } from '../card-add/card-add.machine';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { cardChoiceMachine } from './card-choice.machine';

type Snapshot = SnapshotFrom<typeof cardChoiceMachine>;

/** The subscription or account that the chosen card will pay for. */
export const selectUse = (snapshot: Snapshot) => snapshot.context.use;
/** The effective user's uuid. */
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
/** The id of the selected card. Initially the current card, under the id that the server uses. */
export const selectChosen = (snapshot: Snapshot) => snapshot.context.chosen;
/** The card added last in this dialog. The list may not contain it yet. */
export const selectAdded = (snapshot: Snapshot) => snapshot.context.added;
/** The form that submits the choice; `undefined` while a card is being added. */
export const selectForm = (snapshot: Snapshot): ActorRefFrom<typeof formSubmissionMachine> | undefined =>
  snapshot.matches('choosing') ? snapshot.children.form : undefined;
/** The dialog "Add a card", while it replaces this one. */
export const selectCardAdd = (snapshot: Snapshot): ActorRefFrom<typeof cardAddMachine> | undefined =>
  snapshot.matches('adding') ? snapshot.children.cardAdd : undefined;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether an operation that cannot be undone is in progress. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
