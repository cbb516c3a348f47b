import type { SnapshotFrom } from 'xstate';
import type { tabsMachine } from './tabs.machine';

/** Whether this tab receives messages from other tabs. */
export const selectIsListening = (snapshot: SnapshotFrom<typeof tabsMachine>) =>
  snapshot.matches('listening');
/**
 * Whether somebody signed in in another tab while a visitor had entered registration data here. The visitor is asked
 * what to do with that data.
 */
export const selectIsOvertaken = (snapshot: SnapshotFrom<typeof tabsMachine>) =>
  snapshot.matches({ listening: 'overtaken' });
