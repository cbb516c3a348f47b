import type { SnapshotFrom } from 'xstate';
import type { subscriptionCancelMachine } from './subscription-cancel.machine';

type Snapshot = SnapshotFrom<typeof subscriptionCancelMachine>;

/** The confirmation, which gets presses and edits; `undefined` once the dialog is about to close. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether the cancellation is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** The subscription to cancel. */
export const selectSubscription = (snapshot: Snapshot) => snapshot.context.subscription;
export const selectAsksReason = (snapshot: Snapshot) => snapshot.context.asksReason;
/** The initial value of the reason field. */
export const selectReason = (snapshot: Snapshot) => snapshot.context.reason;
