import type { SnapshotFrom } from 'xstate';
import type { managePaymentsMachine } from './manage-payments.machine';

/** The dialog "Add a new card" while it is open. */
export const selectCardAdd = (snapshot: SnapshotFrom<typeof managePaymentsMachine>) =>
  snapshot.matches('addingCard') ? snapshot.children.cardAdd : undefined;
