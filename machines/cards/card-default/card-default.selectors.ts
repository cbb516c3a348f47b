import type { SnapshotFrom } from 'xstate';
import type { cardDefaultMachine } from './card-default.machine';

type Snapshot = SnapshotFrom<typeof cardDefaultMachine>;

/** The id of the card that is becoming the default, or `null`. Until then no other card can be chosen. */
export const selectComing = ({ context }: Snapshot): string | null => context.wish?.cardId ?? null;
