import type { SnapshotFrom } from 'xstate';
import type { expiringCardsMachine } from './expiring-cards.machine';

type Snapshot = SnapshotFrom<typeof expiringCardsMachine>;

/** The ids of the cards that the notice on the screen names. */
export const selectNotifiedCards = (snapshot: Snapshot) => snapshot.context.notified.map(({ id }) => id);
/** The notice is on the screen, and its boxes are looked for. */
export const selectAwaitsCheckboxes = (snapshot: Snapshot) =>
  snapshot.matches({ check: 'awaitingCheckboxes' }) || snapshot.matches({ check: 'seekingCheckboxes' });
