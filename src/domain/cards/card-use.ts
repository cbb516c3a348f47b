import { isCard } from './card';
import type { Card, CardAccount, Subscription } from '../entities';

/**
 * What is paid with a card: a Premium subscription, or a business card account as a payment profile (S8.cardInUse).
 * `id` is that of the subscription or the account, `cardId` the card's as the server names it.
 */
export type CardUse =
  | {
      readonly kind: 'subscription';
      readonly id: string;
      readonly type: Subscription['type'];
      readonly cardId: string | null;
      /** Not where the card pays for its bookings alone: set-card changes the one that pays for Premium itself. */
      readonly changeable: boolean;
    }
  | {
      readonly kind: 'account';
      readonly id: string;
      readonly nickname: string;
      readonly cardId: string | null;
      /** Only the owner of a Premium account may edit its card (S6.5). */
      readonly changeable: boolean;
    };

/**
 * The subscription as something that is paid with a card.
 *
 * @param own whether the card is its own (`card_id`), and not that of its bookings alone (`bookingCardId`)
 */
export const subscriptionUse = ({ id, type, cardId }: Subscription, own = true): CardUse => ({
  kind: 'subscription',
  id,
  type,
  cardId,
  changeable: own,
});

/** @param own whether the account is the customer's own (`isOwnedBy`) */
export const accountUse = (
  { accountId, nickname, cardId, isPremium }: CardAccount,
  own: boolean,
): CardUse => ({ kind: 'account', id: accountId, nickname, cardId, changeable: own && isPremium });

/** What is known that a card can pay for. */
type Paid = {
  readonly cardAccounts: readonly CardAccount[];
  readonly subscriptions: readonly Subscription[];
};

/**
 * Everything that is known to be paid with a card, the accounts first. A subscription also uses the card that its bookings
 * are paid with: no call changes that one by itself, and a backend need not change it along with the subscription's own.
 *
 * @param own tells whether an account is the customer's own
 */
export const cardUses = (
  card: Pick<Card, 'id' | 'cardId'>,
  { cardAccounts, subscriptions }: Paid,
  own: (account: CardAccount) => boolean,
): readonly CardUse[] => [
  ...cardAccounts
    .filter(({ cardId }) => isCard(card, cardId))
    .map((account) => accountUse(account, own(account))),
  ...subscriptions
    .filter(({ cardId, bookingCardId }) => isCard(card, cardId) || isCard(card, bookingCardId))
    .map((subscription) => subscriptionUse(subscription, isCard(card, subscription.cardId))),
];

/** The first thing that uses a card, by `cardUses`; `null`: nothing that is known. */
export const cardUse = (...asked: Parameters<typeof cardUses>): CardUse | null =>
  cardUses(...asked)[0] ?? null;

/** Whether the customer may choose another card for it here. */
export const isChangeable = ({ changeable }: CardUse): boolean => changeable;
