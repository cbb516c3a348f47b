import type { SnapshotFrom } from 'xstate';
import type { whereaboutsMachine } from './whereabouts.machine';

type Snapshot = SnapshotFrom<typeof whereaboutsMachine>;

/** Whether the customer has agreed and has not stopped it. */
export const selectIsShowing = (snapshot: Snapshot) => snapshot.matches('showing');
/** Whether an admin can see it. */
export const selectIsShown = (snapshot: Snapshot) => snapshot.hasTag('shown');
export const selectIsUnreachable = (snapshot: Snapshot) => snapshot.hasTag('unreachable');
