import type { SnapshotFrom } from 'xstate';
import type { subscriptionResumeMachine } from './subscription-resume.machine';

type Snapshot = SnapshotFrom<typeof subscriptionResumeMachine>;

/** The confirmation, to which the press goes; `undefined` once the dialog is about to close. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** The request is on its way: the dialog does not close. */
export const selectIsIrreversible = (snapshot: Snapshot) => snapshot.hasTag('irreversible');
/** What is to go on. */
export const selectSubscription = (snapshot: Snapshot) => snapshot.context.subscription;
