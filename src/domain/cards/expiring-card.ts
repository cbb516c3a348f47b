import { cardUses, type CardUse } from './card-use';
import type { Card, CardAccount, Subscription } from '../entities';

/** A card that has expired, or soon will, by the server's flags (D7.2). */
export type ExpiringCard = {
  readonly card: Card;
  /** What is known to be paid with it. */
  readonly uses: readonly CardUse[];
  /** The customer asked in this browser not to be told of it again. */
  readonly silenced: boolean;
};

type Known = {
  readonly cards: readonly Card[];
  readonly subscriptions: readonly Subscription[];
  readonly cardAccounts: readonly CardAccount[];
  /** Whether an account is the customer's own. */
  readonly own: (account: CardAccount) => boolean;
  /** Whether the customer asked not to be told of the card with this id. */
  readonly silenced: (card: string) => boolean;
};

/** The cards that have expired, then those that soon will, each with what is paid with it. */
export function expiringCards({
  cards,
  subscriptions,
  cardAccounts,
  own,
  silenced,
}: Known): readonly ExpiringCard[] {
  const expired = cards.filter((card) => card.expired);
  const soon = cards.filter((card) => card.expiresSoon && !card.expired);
  return [...expired, ...soon].map((card) => ({
    card,
    uses: cardUses(card, { cardAccounts, subscriptions }, own),
    silenced: silenced(card.id),
  }));
}
