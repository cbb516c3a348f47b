import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { cardRemovalMachine } from './card-removal.machine';

type Snapshot = SnapshotFrom<typeof cardRemovalMachine>;

export const selectCard = (snapshot: Snapshot) => snapshot.context.card;
/** What is paid with the card, once that is known; `null` while the dialog asks whether the card shall go. */
export const selectUse = (snapshot: Snapshot) => (snapshot.matches('inUse') ? snapshot.context.use : null);
/** The dialog asks about a card of which nobody can tell whether it is in use. */
export const selectIsUseUnknown = (snapshot: Snapshot) =>
  snapshot.matches('confirming') && !snapshot.context.useKnown;
/** Whether the customer may choose another card for it here. */
export const selectIsChangeable = (snapshot: Snapshot) => snapshot.can({ type: 'card.changeRequested' });
/** The request to delete the card; `undefined` where the app does not ask for it, or is done with it. */
export const selectForm = (snapshot: Snapshot): ActorRefFrom<typeof formSubmissionMachine> | undefined =>
  snapshot.matches('confirming') ? snapshot.children.form : undefined;
/** The effective user's uuid. */
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Something is under way that cannot be taken back: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** The server has said no, and it is looked up what became of the card. */
export const selectIsIdentifying = (snapshot: Snapshot) => snapshot.matches({ confirming: 'identifying' });
