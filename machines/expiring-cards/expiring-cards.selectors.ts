import type { SnapshotFrom } from 'xstate';
import type { expiringCardsMachine } from './expiring-cards.machine';

type Snapshot = SnapshotFrom<typeof expiringCardsMachine>;

/** The ids of the cards of which a notice stands. */
export const selectToldCards = (snapshot: Snapshot) => snapshot.context.told.map(({ id }) => id);
/** The notices are on the screen, and their boxes are looked for. */
export const selectAwaitsCheckboxes = (snapshot: Snapshot) =>
  snapshot.matches('awaitingCheckboxes') || snapshot.matches('seekingCheckboxes');
