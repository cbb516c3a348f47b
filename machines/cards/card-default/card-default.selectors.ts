import type { SnapshotFrom } from 'xstate';
import type { cardDefaultMachine } from './card-default.machine';

type Snapshot = SnapshotFrom<typeof cardDefaultMachine>;

/** The id of the card that is being made the default, or `null`. No other card can be chosen meanwhile. */
export const selectComing = ({ context }: Snapshot): string | null => context.wish?.cardId ?? null;
