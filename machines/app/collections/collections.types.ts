import type { User } from '../../../src/domain/entities';
import type { Restarts } from '../supervision.types';

/** The collections that are cached for the whole app. Each actor has its name as `systemId`. */
export type CollectionName = 'links' | 'cards' | 'subscriptions' | 'cardAccounts' | 'accounts' | 'receipts';

export type CollectionsContext = { readonly restarts: Restarts };

export type CollectionsEvent =
  /** The session knows who is signed in: requests that user's navigation. */
  { readonly type: 'session.settled'; readonly user: User | null };
