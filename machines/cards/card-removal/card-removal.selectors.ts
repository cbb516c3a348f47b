import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { cardRemovalMachine } from './card-removal.machine';

type Snapshot = SnapshotFrom<typeof cardRemovalMachine>;

export const selectCard = (snapshot: Snapshot) => snapshot.context.card;
/** What the card pays for, once known; `null` while the dialog asks for confirmation. */
export const selectUse = (snapshot: Snapshot) => (snapshot.matches('inUse') ? snapshot.context.use : null);
/** Whether the dialog asks about a card whose use is unknown. */
export const selectIsUseUnknown = (snapshot: Snapshot) =>
  snapshot.matches('confirming') && !snapshot.context.useKnown;
/** Whether the customer can choose another card here. */
export const selectIsChangeable = (snapshot: Snapshot) => snapshot.can({ type: 'card.changeRequested' });
/** The request that deletes the card; `undefined` if no confirmation is asked for, or once the request is done. */
export const selectForm = (snapshot: Snapshot): ActorRefFrom<typeof formSubmissionMachine> | undefined =>
  snapshot.matches('confirming') ? snapshot.children.form : undefined;
/** The effective user's uuid. */
export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether an operation that cannot be undone is in progress. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the server refused and the chart is checking what happened to the card. */
export const selectIsIdentifying = (snapshot: Snapshot) => snapshot.matches({ confirming: 'identifying' });
