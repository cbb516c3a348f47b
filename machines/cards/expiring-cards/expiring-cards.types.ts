import type { ExpiringCard } from '../../../src/domain/cards/expiring-card';

export type ExpiringCardsInput = {
  /** The effective user's uuid: never a guest's, nor that of an admin who acts for nobody. */
  readonly customer: string;
};

/** A card that the notice on the screen names. */
export type NotifiedCard = {
  readonly id: string;
  /** Something was paid with it when it was named. */
  readonly used: boolean;
};

export type ExpiringCardsContext = ExpiringCardsInput & {
  /** When the next check is due, in epoch seconds; `null` before the first one. */
  readonly dueAt: number | null;
  /** Until the clock is looked at again, in milliseconds. */
  readonly nextLookMs: number;
  /** Empty while no notice stands. */
  readonly notified: readonly NotifiedCard[];
  /** How often the boxes of the notice were looked for since it came. */
  readonly attempts: number;
};

/**
 * What the lists say: the cards that have expired or soon will; which day it is, and the day for which the customer put
 * the notice off last, in whatever tab.
 */
export type FoundCards = {
  readonly cards: readonly ExpiringCard[];
  readonly day: string;
  readonly putOffFor: string | null;
};

export type CardSearch = FoundCards & {
  /**
   * `accountsUnasked`: there are such cards, and what else they pay for was never asked for. `unknown`: a list is on its
   * way, or could not be loaded.
   */
  readonly kind: 'found' | 'accountsUnasked' | 'unknown';
};

export type ExpiringCardsEvent =
  /** A list, or what this browser remembers of the notice, is not what it was. */
  | { readonly type: 'lists.changed' }
  /** The lists were asked for; they may be there already. */
  | { readonly type: 'check.begun' }
  /** The lists are there, for the first time or changed. */
  | ({ readonly type: 'lists.loaded' } & FoundCards)
  /** The customer has closed the notice. */
  | { readonly type: 'notice.closed' }
  /** The customer wants to hear of it later, and of no card again on this day. */
  | { readonly type: 'notice.postponed'; readonly day: string }
  /** The customer has signed in again in place: lists and notices were forgotten meanwhile. */
  | { readonly type: 'session.recovered' };
