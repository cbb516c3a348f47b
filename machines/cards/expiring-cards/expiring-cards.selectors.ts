import type { SnapshotFrom } from 'xstate';
import type { expiringCardsMachine } from './expiring-cards.machine';

type Snapshot = SnapshotFrom<typeof expiringCardsMachine>;

/** The ids of the cards named in the notice. */
export const selectNotifiedCards = (snapshot: Snapshot) => snapshot.context.notified.map(({ id }) => id);
/** Whether the notice is shown and its checkboxes are being looked for. */
export const selectAwaitsCheckboxes = (snapshot: Snapshot) =>
  snapshot.matches({ check: 'awaitingCheckboxes' }) || snapshot.matches({ check: 'seekingCheckboxes' });
