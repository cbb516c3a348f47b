import type { SnapshotFrom } from 'xstate';
import type { tabsMachine } from './tabs.machine';

/** Whether this tab hears what happens in others. */
export const selectIsListening = (snapshot: SnapshotFrom<typeof tabsMachine>) =>
  snapshot.matches('listening');
