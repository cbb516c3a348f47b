import type { ExpiringCard } from '../../src/domain/expiring-card';

export type ExpiringCardsInput = {
  /** The effective user's uuid: never a guest's, nor that of an admin who acts for nobody. */
  readonly customer: string;
};

/** A card of which a notice stands on the screen. */
export type ToldCard = {
  readonly id: string;
  /** Something was paid with it when the notice came. */
  readonly used: boolean;
};

export type ExpiringCardsContext = ExpiringCardsInput & {
  /** When the next check is due, in epoch seconds; `null` before the first one. */
  readonly dueAt: number | null;
  /** Until the clock is looked at again, in milliseconds. */
  readonly nextLookMs: number;
  readonly told: readonly ToldCard[];
  /** How often the boxes of the notices were looked for since they came. */
  readonly looks: number;
};

export type ExpiringCardsEvent =
  /** The lists are there, for the first time or changed: the cards that have expired or soon will. */
  | { readonly type: 'lists.loaded'; readonly cards: readonly ExpiringCard[] }
  /** The customer has closed the notice of a card. */
  | { readonly type: 'notice.closed'; readonly card: string }
  /** The customer has signed in again in place: lists and notices were forgotten meanwhile. */
  | { readonly type: 'session.recovered' };
