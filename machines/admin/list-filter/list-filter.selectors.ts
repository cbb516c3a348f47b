import type { SnapshotFrom } from 'xstate';
import type { listFilterMachine } from './list-filter.machine';

type Snapshot = SnapshotFrom<typeof listFilterMachine>;

/** The text in the search field. */
export const selectTyped = (snapshot: Snapshot) => snapshot.context.typed;
/** What is searched for; empty for the whole list. */
export const selectQuery = (snapshot: Snapshot) => snapshot.context.query;
/** The page that was asked for. A list that has become shorter since then may not have it. */
export const selectPage = (snapshot: Snapshot) => snapshot.context.page;
export const selectIsSearching = (snapshot: Snapshot) => snapshot.matches('searching');
