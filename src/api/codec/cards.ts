import type { Card, CardAccount, CardBrand, Subscription } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, flag, id, list, listOrEmpty, number, oneOf, text, type Reader } from './read';

const BRANDS: readonly CardBrand[] = ['visa', 'mastercard', 'maestro', 'amex', 'generic'];

/** A brand without a picture of its own is `generic`. */
const readBrand: Reader<CardBrand> = (value) => {
  const name = text(value);
  return BRANDS.find((brand) => brand === name) ?? 'generic';
};

export const readCard: Reader<Card> = (value) => {
  const { need, may } = fields<Wire['Card']>(value);
  return {
    id: need('id', id),
    name: need('name', text),
    lastFour: need('lastFour', text),
    type: need('type', readBrand),
    expiryMonth: may('expiryMonth', number),
    expiryYear: may('expiryYear', number),
    expired: need('expired', flag),
    expiresSoon: need('expiresSoon', flag),
    paymentMethodId: may('paymentMethodId', text),
    cardId: may('card_id', id),
  };
};

export const readCards: Reader<readonly Card[]> = list(readCard);

const readSubscriptionType = oneOf('personal', 'business');

const readOwner: Reader<boolean | string> = (value) => (typeof value === 'string' ? value : flag(value));

const readCardAccount: Reader<CardAccount> = (value) => {
  const { need, may } = fields<Wire['CardAccount']>(value);
  return {
    accountId: need('accountId', id),
    cardId: may('cardId', id),
    ref: need('ref', text),
    nickname: need('nickname', text),
    owner: need('owner', readOwner),
    active: need('active', flag),
    isPremium: need('isPremium', flag),
    subscriptionType: may('subscriptionType', readSubscriptionType),
    cards: may('cards', listOrEmpty(readCard)) ?? [],
  };
};

export const readCardAccounts: Reader<readonly CardAccount[]> = list(readCardAccount);

const readSubscription: Reader<Subscription> = (value) => {
  const { need, may } = fields<Wire['Subscription']>(value);
  return {
    id: need('id', id),
    cardId: may('card_id', id),
    bookingCardId: may('bookingCardId', id),
    type: need('type', readSubscriptionType),
    cancellable: need('cancellable', flag),
    price: may('price', number),
    periodEnd: may('periodEnd', text),
    withdrawUntil: may('withdrawUntil', text),
    endsOn: may('endsOn', text),
  };
};

export const readSubscriptions: Reader<readonly Subscription[]> = list(readSubscription);
