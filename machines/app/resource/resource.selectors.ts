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

/** How a collection of one kind is read: `null` means that it was never loaded. */
type ItemsSelector<Item> = (snapshot: Snapshot) => readonly Item[] | null;

/** What of a collection of that kind was loaded last; `null`: never. The app-wide collections have their own below. */
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

/** How many records of what was loaded last could not be read. */
export const selectLeftOut = (snapshot: Snapshot) => snapshot.context.leftOut;

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The last load failed; what was loaded before is still there. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** It failed because nothing answered. */
export const selectIsUnreachable = (snapshot: Snapshot) =>
  selectHasFailed(snapshot) && snapshot.context.unreachable;
/** Nothing of it is missing, as far as anybody has asked for it. */
export const selectIsWhole = (snapshot: Snapshot) =>
  !selectHasFailed(snapshot) &&
  snapshot.context.leftOut === 0 &&
  !(selectIsLoading(snapshot) && snapshot.context.items === null);
