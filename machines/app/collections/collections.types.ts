import type { User } from '../../../src/domain/entities';

/** What is loaded once for the whole app and kept; each is found in the system under this name. */
export type CollectionName = 'links' | 'cards' | 'subscriptions' | 'cardAccounts' | 'accounts' | 'receipts';

export type CollectionsContext = {
  /** How often each collection was started again after a failure. */
  readonly restarts: Readonly<Record<CollectionName, number>>;
};

export type CollectionsEvent =
  /** It is known who is signed in: their navigation is asked for. */
  { readonly type: 'session.settled'; readonly user: User | null };
