import type { ExpiringCard } from '../../../src/domain/cards/expiring-card';

export type ExpiringCardsInput = {
  /** The effective user's uuid. Never a guest, and never an admin who acts for nobody. */
  readonly customer: string;
};

/** A card named in the notice. */
export type NotifiedCard = {
  readonly id: string;
  /** The card paid for something when it was named. */
  readonly used: boolean;
};

export type ExpiringCardsContext = ExpiringCardsInput & {
  /** When the next check is due, in epoch seconds; `null` before the first. */
  readonly dueAt: number | null;
  /** Milliseconds until the clock is checked again. */
  readonly nextLookMs: number;
  /** Empty while no notice is shown. */
  readonly notified: readonly NotifiedCard[];
  /** The number of attempts to find the notice's checkboxes since it appeared. */
  readonly attempts: number;
};

/**
 * What the lists contain: the cards that have expired or will soon, the current day, and the day for which the
 * customer last postponed the notice, in any tab.
 */
export type FoundCards = {
  readonly cards: readonly ExpiringCard[];
  readonly day: string;
  readonly putOffFor: string | null;
};

export type CardSearch = FoundCards & {
  /**
   * `accountsUnasked`: there are such cards, but the accounts that they may pay for were never requested. `unknown`:
   * a list is loading or failed to load.
   */
  readonly kind: 'found' | 'accountsUnasked' | 'unknown';
};

export type ExpiringCardsEvent =
  /** A list, or what this browser stores about the notice, changed. */
  | { readonly type: 'lists.changed' }
  /** The lists were requested. They may be loaded already. */
  | { readonly type: 'check.begun' }
  /** The lists are loaded, for the first time or changed. */
  | ({ readonly type: 'lists.loaded' } & FoundCards)
  /** The customer closed the notice. */
  | { readonly type: 'notice.closed' }
  /** The customer postponed the notice: no card is reported again that day. */
  | { readonly type: 'notice.postponed'; readonly day: string }
  /** The customer signed in again in place. Lists and notices had been cleared. */
  | { readonly type: 'session.recovered' };
