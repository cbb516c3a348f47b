import type { SnapshotFrom } from 'xstate';
import type { Account, Card, CardAccount, NavItem, Receipt, Subscription } from '../../src/domain/entities';
import type { resourceMachine } from './resource.machine';

type Snapshot = SnapshotFrom<typeof resourceMachine>;

/** How a collection of one kind is read: `null` means that it was never loaded. */
type ItemsSelector<Item> = (snapshot: Snapshot) => readonly Item[] | null;

const itemsOf =
  <Item extends object>(): ItemsSelector<Item> =>
  (snapshot) =>
    snapshot.context.items as readonly Item[] | null;

export const selectCards = itemsOf<Card>();
export const selectSubscriptions = itemsOf<Subscription>();
export const selectCardAccounts = itemsOf<CardAccount>();
export const selectAccounts = itemsOf<Account>();
export const selectReceipts = itemsOf<Receipt>();
export const selectNavItems = itemsOf<NavItem>();

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The last load failed; what was loaded before is still there. */
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
