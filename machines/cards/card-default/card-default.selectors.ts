import type { SnapshotFrom } from 'xstate';
import type { cardDefaultMachine } from './card-default.machine';

type Snapshot = SnapshotFrom<typeof cardDefaultMachine>;

/** The card whose turn it is to become the default, or `null`; until then no other can. */
export const selectComing = ({ context }: Snapshot): string | null => context.wish?.cardId ?? null;
