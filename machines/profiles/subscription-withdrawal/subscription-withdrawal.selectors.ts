import type { SnapshotFrom } from 'xstate';
import type { subscriptionWithdrawalMachine } from './subscription-withdrawal.machine';

type Snapshot = SnapshotFrom<typeof subscriptionWithdrawalMachine>;

/** The confirmation, which gets the press; `undefined` once there is nothing left to confirm. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether the withdrawal is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** Whether the withdrawal is done, as the dialog reports. */
export const selectIsWithdrawn = (snapshot: Snapshot) => snapshot.matches('withdrawn');
/** The subscription to withdraw from. */
export const selectSubscription = (snapshot: Snapshot) => snapshot.context.subscription;
/** What the server recorded; `null` if its answer was lost. */
export const selectWithdrawal = (snapshot: Snapshot) => snapshot.context.withdrawal;
