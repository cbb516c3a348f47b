import { isCard } from './card';
import { accountUse, subscriptionUse, type CardUse } from './card-use';
import type { Card, CardAccount, Subscription } from './entities';

/** A card that has expired, or soon will, by the server's flags (decisions, section 7). */
export type ExpiringCard = {
  readonly card: Card;
  /** What is known to be paid with it. */
  readonly uses: readonly CardUse[];
  /** The customer asked in this browser not to be told of it again. */
  readonly silenced: boolean;
};

/** Everything that is known to be paid with a card: the payment profiles, then the subscriptions. */
function usesOf(
  card: Card,
  accounts: readonly CardAccount[],
  subscriptions: readonly Subscription[],
  own: (account: CardAccount) => boolean,
): readonly CardUse[] {
  return [
    ...accounts
      .filter(({ cardId }) => isCard(card, cardId))
      .map((account) => accountUse(account, own(account))),
    ...subscriptions
      .filter(({ cardId, bookingCardId }) => isCard(card, cardId) || isCard(card, bookingCardId))
      .map(subscriptionUse),
  ];
}

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
    uses: usesOf(card, cardAccounts, subscriptions, own),
    silenced: silenced(card.id),
  }));
}
