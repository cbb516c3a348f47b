import type { User } from '../../../src/domain/entities';
import type { Restarts } from '../supervision.types';

/** What is loaded once for the whole app and kept; each is found in the system under this name. */
export type CollectionName = 'links' | 'cards' | 'subscriptions' | 'cardAccounts' | 'accounts' | 'receipts';

export type CollectionsContext = { readonly restarts: Restarts };

export type CollectionsEvent =
  /** It is known who is signed in: their navigation is asked for. */
  { readonly type: 'session.settled'; readonly user: User | null };
