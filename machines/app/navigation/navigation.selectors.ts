import type { SnapshotFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine';

/** The drawer of narrow screens stands over the page. */
export const selectIsDrawerOpen = (snapshot: SnapshotFrom<typeof navigationMachine>) =>
  snapshot.matches('open');
