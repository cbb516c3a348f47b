import type { SnapshotFrom } from 'xstate';
import type { subscriptionWithdrawalMachine } from './subscription-withdrawal.machine';

type Snapshot = SnapshotFrom<typeof subscriptionWithdrawalMachine>;

/** The confirmation, to which the press goes; `undefined` once there is nothing to be confirmed any more. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The withdrawal is on its way: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** It is done, and the dialog says so. */
export const selectIsWithdrawn = (snapshot: Snapshot) => snapshot.matches('withdrawn');
/** What is withdrawn from. */
export const selectSubscription = (snapshot: Snapshot) => snapshot.context.subscription;
/** What the server noted; `null` where its answer was lost. */
export const selectWithdrawal = (snapshot: Snapshot) => snapshot.context.withdrawal;
