import type { SnapshotFrom } from 'xstate';
import type {
  Account,
  Card,
  CardAccount,
  NavItem,
  Receipt,
  Subscription,
} from '../../../src/domain/entities';
import type { resourceMachine } from './resource.machine';

type Snapshot = SnapshotFrom<typeof resourceMachine>;

/** Selects the items of a collection; `null` if it was never loaded. */
type ItemsSelector<Item> = (snapshot: Snapshot) => readonly Item[] | null;

/**
 * Creates a selector for the last loaded items of a collection; `null` if it was never loaded. The app-wide
 * collections have selectors of their own below.
 */
export const selectItems =
  <Item extends object>(): ItemsSelector<Item> =>
  (snapshot) =>
    snapshot.context.items as readonly Item[] | null;

export const selectCards = selectItems<Card>();
export const selectSubscriptions = selectItems<Subscription>();
export const selectCardAccounts = selectItems<CardAccount>();
export const selectAccounts = selectItems<Account>();
export const selectReceipts = selectItems<Receipt>();
export const selectNavItems = selectItems<NavItem>();

/** The number of records in the last load that could not be read. */
export const selectLeftOut = (snapshot: Snapshot) => snapshot.context.leftOut;

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the last load failed. Earlier items are still available. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** Whether the load failed because the server did not respond. */
export const selectIsUnreachable = (snapshot: Snapshot) =>
  selectHasFailed(snapshot) && snapshot.context.unreachable;
/** Whether the requested data is complete: no load failed, no first load is running, no record was unreadable. */
export const selectIsWhole = (snapshot: Snapshot) =>
  !selectHasFailed(snapshot) &&
  snapshot.context.leftOut === 0 &&
  !(selectIsLoading(snapshot) && snapshot.context.items === null);
