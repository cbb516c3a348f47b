import type { SnapshotFrom } from 'xstate';
import type { customerWhereaboutsMachine } from './customer-whereabouts.machine';

type Snapshot = SnapshotFrom<typeof customerWhereaboutsMachine>;

export const selectCustomer = (snapshot: Snapshot) => snapshot.context.customer;
/** Where the customer was last seen; `null` if they show nothing. */
export const selectSeen = (snapshot: Snapshot) => snapshot.context.seen;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
