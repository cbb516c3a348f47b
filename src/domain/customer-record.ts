import { findCard } from './cards/card';
import type { Account, Card, CardAccount, CustomerSettings, Receipt, Subscription, User } from './entities';

/** What the app holds about a customer: the effective user, their settings, and their lists. */
export type CustomerHoldings = {
  readonly user: User;
  readonly settings: CustomerSettings;
  readonly cards: readonly Card[];
  readonly subscriptions: readonly Subscription[];
  readonly cardAccounts: readonly CardAccount[];
  readonly accounts: readonly Account[];
  /** Empty where the backend keeps none for its customers. */
  readonly receipts: readonly Receipt[];
};

const userRecord = (user: User) => ({
  uuid: user.uuid,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  profileType: user.profileType,
  premium: user.premium,
  receivedPremiumDiscount: user.receivedPremiumDiscount,
  canBook: user.canBook,
  unableToBookMessage: user.unableToBookMessage,
});

const cardRecord = (card: Card) => ({
  id: card.id,
  name: card.name,
  type: card.type,
  lastFour: card.lastFour,
  expiryMonth: card.expiryMonth,
  expiryYear: card.expiryYear,
  expired: card.expired,
});

/**
 * A customer's own copy of what the app holds about them, for 'Download my data': everything that is theirs, by the
 * names that the app uses; money in cents, dates in ISO 8601. Left out is what others could do something with: the
 * card provider's ids. A card that something is paid with is named by its `id` among the cards.
 *
 * @param downloadedAt ISO 8601
 */
export function customerRecord(holdings: CustomerHoldings, downloadedAt: string) {
  const { user, settings, cards, subscriptions, cardAccounts, accounts, receipts } = holdings;
  const cardOf = (id: string | null) => findCard(cards, id)?.id ?? null;
  return {
    downloadedAt,
    user: userRecord(user),
    settings,
    cards: cards.map(cardRecord),
    subscriptions: subscriptions.map(({ cardId, bookingCardId, ...subscription }) => ({
      ...subscription,
      paidWith: cardOf(cardId),
      bookingsPaidWith: cardOf(bookingCardId),
    })),
    cardAccounts: cardAccounts.map(({ cardId, cards: _cards, ...account }) => ({
      ...account,
      paidWith: cardOf(cardId),
    })),
    accounts,
    receipts,
  };
}
