import type { Card, CardAccount, CardBrand, Subscription } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { Wire } from '../wire';
import {
  cents,
  count,
  fields,
  flag,
  mark,
  id,
  idOrNone,
  list,
  oneOf,
  orUnknown,
  records,
  text,
  words,
  type Reader,
} from './read';

const BRANDS: readonly CardBrand[] = ['visa', 'mastercard', 'maestro', 'amex', 'generic'];

/** A missing brand, or one without a picture, is `generic`. */
const readBrand: Reader<CardBrand> = (value) => BRANDS.find((brand) => brand === value) ?? 'generic';

/** A number has lost its leading zeros. */
const readLastFour: Reader<string> = (value, at) =>
  typeof value === 'number' ? String(value).padStart(4, '0') : text(value, at);

export const readCard: Reader<Card> = (value, at) => {
  const { need, may } = fields<Wire['Card']>(value, at);
  return {
    id: need('id', id),
    name: need('name', words),
    lastFour: need('lastFour', readLastFour),
    type: need('type', readBrand),
    expiryMonth: may('expiryMonth', orUnknown(count)),
    expiryYear: may('expiryYear', orUnknown(count)),
    expired: need('expired', mark),
    expiresSoon: need('expiresSoon', mark),
    paymentMethodId: may('paymentMethodId', text),
    cardId: may('card_id', idOrNone),
    isDefault: may('isDefault', mark) ?? false,
  };
};

export const readCards: Reader<Listed<Card>> = records(readCard);

const readSubscriptionType = oneOf('personal', 'business');

/** Whether the account is the customer's own, or its owner as text. */
const readOwner: Reader<boolean | string> = (value, at) => orUnknown(mark)(value) ?? text(value, at);

const readCardAccount: Reader<CardAccount> = (value, at) => {
  const { need, may } = fields<Wire['CardAccount']>(value, at);
  return {
    accountId: need('accountId', id),
    cardId: may('cardId', idOrNone),
    ref: need('ref', words),
    nickname: need('nickname', words),
    owner: need('owner', readOwner),
    active: need('active', flag),
    isPremium: need('isPremium', mark),
    subscriptionType: may('subscriptionType', readSubscriptionType),
    cards: may('cards', list(readCard)) ?? [],
  };
};

export const readCardAccounts: Reader<Listed<CardAccount>> = records(readCardAccount);

const readSubscription: Reader<Subscription> = (value, at) => {
  const { need, may } = fields<Wire['Subscription']>(value, at);
  return {
    id: need('id', id),
    cardId: may('card_id', idOrNone),
    bookingCardId: may('bookingCardId', idOrNone),
    type: need('type', readSubscriptionType),
    cancellable: need('cancellable', mark),
    price: may('price', cents),
    periodEnd: may('periodEnd', text),
    withdrawUntil: may('withdrawUntil', text),
    endsOn: may('endsOn', text),
  };
};

export const readSubscriptions: Reader<Listed<Subscription>> = records(readSubscription);
