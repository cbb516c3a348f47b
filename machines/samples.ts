import type { Customer } from '../src/domain/admin-entities';
import type { CardUse } from '../src/domain/cards/card-use';
import type {
  Card,
  CardAccount,
  CardToken,
  Config,
  NavItem,
  PremiumConfig,
  Receipt,
  Subscription,
  User,
} from '../src/domain/entities';
import type { Factor } from '../src/domain/factor';
import type { SignedInDevice } from '../src/domain/signed-in-device';

/** Invented people and data that the fixtures of several flows share. */
export const aoife: User = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  firstName: 'Aoife',
  lastName: 'Byrne',
  email: 'aoife.byrne@example.com',
  pendingEmail: null,
  phone: '+35315550100',
  location: '/profile',
  admin: false,
  guest: false,
  canBook: true,
  unableToBookMessage: null,
  mustChangePassword: false,
  premium: true,
  receivedPremiumDiscount: false,
  profileType: 'personal',
  impersonation: null,
};

export const sean: User = {
  ...aoife,
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c02',
  firstName: 'Seán',
  lastName: 'O’Brien',
  email: 'sean.obrien@example.com',
  premium: false,
  profileType: 'standard',
};

export const admin: User = {
  ...aoife,
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c99',
  firstName: 'Niamh',
  lastName: 'Kelly',
  email: 'niamh.kelly@example.com',
  admin: true,
  premium: false,
  profileType: null,
};

/** Aoife's user while an admin acts for her. */
export const impersonatedAoife: User = {
  ...aoife,
  impersonation: { reason: 'Card question by phone', startedAt: '2026-11-20T13:53:00Z', lookOnly: false },
};

/** Aoife, as an admin who only looks at her account sees her. */
export const lookedAtAoife: User = {
  ...aoife,
  impersonation: { reason: 'Card question by phone', startedAt: '2026-11-20T13:53:00Z', lookOnly: true },
};

/** Aoife, as admins see her. */
export const aoifeAsCustomer: Customer = {
  uuid: aoife.uuid,
  name: 'Aoife Byrne',
  email: aoife.email,
  phone: aoife.phone,
  profileType: aoife.profileType,
  premium: aoife.premium,
};

export const everyday: Card = {
  id: '11',
  name: 'Everyday',
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 11,
  expiryYear: 2028,
  expired: false,
  expiresSoon: false,
  paymentMethodId: null,
  cardId: 'card_11',
  isDefault: false,
};

export const jointAccount: Card = {
  ...everyday,
  id: '12',
  name: 'Joint account',
  lastFour: '4444',
  type: 'mastercard',
  expiryMonth: 12,
  expiryYear: 2026,
  expiresSoon: true,
  cardId: 'card_12',
};

export const oldOne: Card = {
  ...everyday,
  id: '13',
  name: 'Old one',
  lastFour: '0069',
  expiryMonth: 3,
  expiryYear: 2026,
  expired: true,
  cardId: 'card_13',
};

export const cardToken: CardToken = { token: 'card-token-1', last4: '4242', expMonth: 11, expYear: 2028 };

export const config: Config = {
  recaptchaKey: null,
  stripePublicKey: 'pk_sandbox_samples',
  hasContact: true,
  contactNumber: '01 555 0100',
  premiumHotline: '01 555 0199',
  premiumEnabled: true,
  appDownloadLink: 'https://example.com/app',
  demo: false,
  extensions: ['auth', 'idempotency', 'sandbox'],
  fareEstimatorUrl: null,
  country: 'IE',
  currency: 'EUR',
};

export const premiumConfig: PremiumConfig = {
  personalPrice: 999,
  personalPriceDiscounted: 499,
  businessStandardPrice: 2499,
  businessPriceDiscounted: 1999,
  businessMediumPrice: 4999,
  additionalBusinessUsersPrice: 300,
  businessIncludeVat: false,
  maxBusinessStandardUsers: 10,
  maxBusinessMediumUsers: 25,
  initialDiscount: 50,
  discountLength: 3,
  minSpendMode: false,
  businessServiceChargeMode: false,
  termsVersion: null,
};

export const profileItem: NavItem = {
  label: 'Profile',
  link: '/profile',
  file: null,
  inMenu: true,
  showTitle: true,
  pageTitle: 'Profile',
};

/** Aoife's own personal Premium, paid with `everyday`. */
export const personalPremium: Subscription = {
  id: '31',
  cardId: everyday.id,
  bookingCardId: everyday.id,
  type: 'personal',
  cancellable: true,
  price: 999,
  periodEnd: '2026-12-14T00:00:00Z',
  withdrawUntil: null,
  endsOn: null,
};

/** `personalPremium` after its cancellation. It runs until the end of the paid period. */
export const cancelledPremium: Subscription = {
  ...personalPremium,
  cancellable: false,
  endsOn: personalPremium.periodEnd,
};

/** What Aoife paid for `personalPremium`. */
export const novemberReceipt: Receipt = {
  id: '71',
  number: 'R-2026-0007',
  date: '2026-11-14T09:30:00Z',
  description: 'Personal Premium, November 2026',
  amount: 999,
  currency: 'EUR',
};

/** The refund for withdrawing from it. */
export const refundReceipt: Receipt = {
  id: '72',
  number: 'R-2026-0008',
  date: '2026-11-22T10:05:00Z',
  description: 'Withdrawal from Personal Premium, receipt R-2026-0007',
  amount: -999,
  currency: 'EUR',
};

/** A Premium business account of Aoife's, paid with `jointAccount`. */
export const byrneDesign: CardAccount = {
  accountId: '41',
  cardId: jointAccount.id,
  ref: 'BD-1042',
  nickname: 'Byrne Design Ltd',
  owner: true,
  active: true,
  isPremium: true,
  subscriptionType: 'business',
  cards: [],
};

/** What `everyday` pays for. */
export const premiumUse = {
  kind: 'subscription',
  id: personalPremium.id,
  type: 'personal',
  cardId: everyday.id,
  changeable: true,
} satisfies CardUse;

/** What `jointAccount` pays for. */
export const byrneUse = {
  kind: 'account',
  id: byrneDesign.accountId,
  nickname: byrneDesign.nickname,
  cardId: jointAccount.id,
  changeable: true,
} satisfies CardUse;

/** Another device on which Aoife is signed in. */
export const phoneAway: SignedInDevice = {
  id: 'd2',
  browser: 'Safari',
  system: 'iOS',
  country: 'FR',
  signedInAt: '2026-11-22T18:05:00Z',
  lastUsedAt: '2026-11-23T21:40:00Z',
  isCurrent: false,
};

/** A second step of Aoife's. */
export const authenticatorApp: Factor = {
  id: 'f1',
  kind: 'totp',
  name: 'Work phone',
  addedAt: '2026-11-02T08:15:00Z',
  lastUsedAt: '2026-11-22T18:05:00Z',
};
