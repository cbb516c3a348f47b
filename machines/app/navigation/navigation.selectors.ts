import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine';

/** Whether the drawer for narrow screens is open. */
export const selectIsDrawerOpen = (snapshot: SnapshotFrom<typeof navigationMachine>) =>
  snapshot.matches('open');
