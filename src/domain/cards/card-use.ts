import { isCard } from './card';
import type { Card, CardAccount, Subscription } from '../entities';

/**
 * What a card pays for: a Premium subscription, or a business card account as a payment profile (S8.cardInUse). `id`
 * is that of the subscription or account, `cardId` the card's id on the server.
 */
export type CardUse =
  | {
      readonly kind: 'subscription';
      readonly id: string;
      readonly type: Subscription['type'];
      readonly cardId: string | null;
      /**
       * False if the card only pays for the subscription's bookings: set-card changes the card that pays
       * for Premium itself.
       */
      readonly changeable: boolean;
    }
  | {
      readonly kind: 'account';
      readonly id: string;
      readonly nickname: string;
      readonly cardId: string | null;
      /** Only the owner of a Premium account may change its card (S6.5). */
      readonly changeable: boolean;
    };

/**
 * The subscription as a use of a card.
 *
 * @param own whether the card pays for the subscription (`card_id`), not only for its bookings (`bookingCardId`)
 */
export const subscriptionUse = ({ id, type, cardId }: Subscription, own = true): CardUse => ({
  kind: 'subscription',
  id,
  type,
  cardId,
  changeable: own,
});

/** @param own whether the account belongs to the customer (`isOwnedBy`) */
export const accountUse = (
  { accountId, nickname, cardId, isPremium }: CardAccount,
  own: boolean,
): CardUse => ({ kind: 'account', id: accountId, nickname, cardId, changeable: own && isPremium });

/** Known uses of cards. */
type Paid = {
  readonly cardAccounts: readonly CardAccount[];
  readonly subscriptions: readonly Subscription[];
};

/**
 * All known uses of a card, accounts first. A subscription may use two cards: one that pays for it, and one for its
 * bookings. Both count: no call changes the second one alone, and a backend need not change it with the first.
 *
 * @param own whether an account belongs to the customer
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

/** The first use of a card in `cardUses`; `null` if there is none. */
export const cardUse = (...asked: Parameters<typeof cardUses>): CardUse | null =>
  cardUses(...asked)[0] ?? null;

/** Whether the customer can choose another card for it here. */
export const isChangeable = ({ changeable }: CardUse): boolean => changeable;
