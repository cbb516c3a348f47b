import { cardUses, type CardUse } from './card-use';
import type { Card, CardAccount, Subscription } from '../entities';

/** A card that has expired or will expire soon, according to the server (D7.2). */
export type ExpiringCard = {
  readonly card: Card;
  /** Known uses of the card. */
  readonly uses: readonly CardUse[];
  /** The customer has dismissed the notice about this card in this browser. */
  readonly silenced: boolean;
};

type Known = {
  readonly cards: readonly Card[];
  readonly subscriptions: readonly Subscription[];
  readonly cardAccounts: readonly CardAccount[];
  /** Whether an account belongs to the customer. */
  readonly own: (account: CardAccount) => boolean;
  /** Whether the customer has dismissed the notice about the card with this id. */
  readonly silenced: (card: string) => boolean;
};

/** The cards that have expired, followed by those that will expire soon, with their uses. */
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
