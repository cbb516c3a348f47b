import type { SnapshotFrom } from 'xstate';
import type { tableOrderMachine } from './table-order.machine';

type Snapshot = SnapshotFrom<typeof tableOrderMachine>;

/** The id of the column that the rows are ordered by; `null` for the server's order. */
export const selectColumn = (snapshot: Snapshot) => snapshot.context.column;
export const selectIsDescending = (snapshot: Snapshot) => snapshot.matches('descending');
