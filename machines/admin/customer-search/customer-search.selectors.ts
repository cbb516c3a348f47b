import type { SnapshotFrom } from 'xstate';
import type { customerSearchMachine } from './customer-search.machine';

type Snapshot = SnapshotFrom<typeof customerSearchMachine>;

/** The text in the search field. */
export const selectTyped = (snapshot: Snapshot) => snapshot.context.typed;
/** The last successful result and its query; `null` if no search has succeeded. */
export const selectFound = (snapshot: Snapshot) => snapshot.context.found;
export const selectIsSearching = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the last search failed. Earlier results are still shown. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** The dialog 'Log in as', while it is open. */
export const selectImpersonationStart = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'loggingInAs' }) ? snapshot.children.impersonationStart : undefined;
/** The dialog that removes a lost second step, while it is open. */
export const selectFactorReset = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'removingFactors' }) ? snapshot.children.factorReset : undefined;
/** The dialog that shows where a customer is, while it is open. */
export const selectWhereabouts = (snapshot: Snapshot) =>
  snapshot.matches({ dialog: 'seeingWhere' }) ? snapshot.children.customerWhereabouts : undefined;
