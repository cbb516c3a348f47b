import type { SnapshotFrom } from 'xstate';
import type { customerSearchMachine } from './customer-search.machine';

type Snapshot = SnapshotFrom<typeof customerSearchMachine>;

/** What stands in the field. */
export const selectTyped = (snapshot: Snapshot) => snapshot.context.typed;
/** The last good answer, and what was searched for; `null` while there was none. */
export const selectFound = (snapshot: Snapshot) => snapshot.context.found;
export const selectIsSearching = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The last search failed; what was found before is still there. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** The dialog 'Log in as' while it is open. */
export const selectImpersonationStart = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'loggingInAs' }) ? snapshot.children.impersonationStart : undefined;
