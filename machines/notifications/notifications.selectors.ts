import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine';

/** The notices on the screen, newest first. */
export const selectNotices = (snapshot: SnapshotFrom<typeof notificationsMachine>) =>
  snapshot.context.notices;
