import type { SnapshotFrom } from 'xstate';
import type { subscriptionCancelMachine } from './subscription-cancel.machine';

type Snapshot = SnapshotFrom<typeof subscriptionCancelMachine>;

/** The confirmation; presses and edits go to it. `undefined` once the dialog is about to close. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The cancellation is on its way: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** What is to be cancelled. */
export const selectSubscription = (snapshot: Snapshot) => snapshot.context.subscription;
export const selectAsksReason = (snapshot: Snapshot) => snapshot.context.asksReason;
/** What the reason begins with. */
export const selectReason = (snapshot: Snapshot) => snapshot.context.reason;
