import { findCard } from './cards/card';
import type { Account, Card, CardAccount, CustomerSettings, Receipt, Subscription, User } from './entities';

/** What the app holds about a customer: the effective user, their settings and their lists. */
export type CustomerHoldings = {
  readonly user: User;
  readonly settings: CustomerSettings;
  readonly cards: readonly Card[];
  readonly subscriptions: readonly Subscription[];
  readonly cardAccounts: readonly CardAccount[];
  readonly accounts: readonly Account[];
  /** Empty if the backend has no receipts. */
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
 * The customer's copy of their data, for 'Download my data': everything that the app holds about them, with the app's
 * field names, money in cents and dates in ISO 8601. The card provider's ids are omitted, because others could misuse
 * them. `paidWith` is the `id` of a card in `cards`.
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
