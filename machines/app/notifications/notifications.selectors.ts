import type { SnapshotFrom } from 'xstate';
import type { Notice } from '../../../src/domain/notice';
import type { notificationsMachine } from './notifications.machine';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

/** The number of notices shown at once (D7.6). The others are only counted. */
const MOST_AT_A_TIME = 3;

/** Every open notice, newest first. */
export const selectNotices = (snapshot: Snapshot) => snapshot.context.notices;

/** The notices shown on the page, newest first. */
export const selectStanding = (snapshot: Snapshot): readonly Notice[] =>
  selectNotices(snapshot).slice(0, MOST_AT_A_TIME);

/** The number of notices that wait until a shown one is closed. */
export const selectWaiting = (snapshot: Snapshot): number =>
  selectNotices(snapshot).slice(MOST_AT_A_TIME).length;

/** The notices for the live region. A notice that arrives behind a dialog is announced when the dialog closes. */
export const selectAnnounced = (snapshot: Snapshot): readonly Notice[] =>
  selectNotices(snapshot).filter(({ id }) => !snapshot.context.unannounced.includes(id));
