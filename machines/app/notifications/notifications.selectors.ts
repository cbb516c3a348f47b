import type { SnapshotFrom } from 'xstate';
import type { Notice } from '../../../src/domain/notice';
import type { notificationsMachine } from './notifications.machine';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

/** How many notices stand at a time (D7.6): the rest is counted. */
const MOST_AT_A_TIME = 3;

/** Every notice that was not closed, newest first. */
export const selectNotices = (snapshot: Snapshot) => snapshot.context.notices;

/** Those that stand on the page, newest first. */
export const selectStanding = (snapshot: Snapshot): readonly Notice[] =>
  selectNotices(snapshot).slice(0, MOST_AT_A_TIME);

/** How many wait until one of those that stand is closed. */
export const selectWaiting = (snapshot: Snapshot): number =>
  selectNotices(snapshot).slice(MOST_AT_A_TIME).length;

/** Those that were or are to be read out: what comes behind a dialog waits for its end. */
export const selectAnnounced = (snapshot: Snapshot): readonly Notice[] =>
  selectNotices(snapshot).filter(({ id }) => !snapshot.context.unannounced.includes(id));
