import type { SnapshotFrom } from 'xstate';
import type { cardListMachine } from './card-list.machine';

type Snapshot = SnapshotFrom<typeof cardListMachine>;

/** What is typed in the search field; empty for all cards. */
export const selectQuery = ({ context }: Snapshot): string => context.query;

/** The id of the card that was just added; `null` if none is expected or marked. */
export const selectNewCard = ({ context }: Snapshot): string | null => context.newCard;
