import type { SnapshotFrom } from 'xstate';
import type { tabsMachine } from './tabs.machine';

/** Whether this tab hears what happens in others. */
export const selectIsListening = (snapshot: SnapshotFrom<typeof tabsMachine>) =>
  snapshot.matches('listening');
/** Somebody has signed in elsewhere, over what a visitor has entered here: they are asked what becomes of it. */
export const selectIsOvertaken = (snapshot: SnapshotFrom<typeof tabsMachine>) =>
  snapshot.matches({ listening: 'overtaken' });
