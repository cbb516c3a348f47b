import type { SnapshotFrom } from 'xstate';
import type { subscriptionResumeMachine } from './subscription-resume.machine';

type Snapshot = SnapshotFrom<typeof subscriptionResumeMachine>;

/** The confirmation, which gets the press; `undefined` once the dialog is about to close. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether the request is being sent. The dialog cannot be closed then. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** The subscription to resume. */
export const selectSubscription = (snapshot: Snapshot) => snapshot.context.subscription;
