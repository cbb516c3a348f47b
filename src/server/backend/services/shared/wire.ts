import type { components } from '../../../../api/contract/schema';
import type { SeenCardAccount } from '../../storage/repositories/card-accounts';
import type { ReceiptRow } from '../../storage/receipt-tables';
import type { CardRow, CreditAccountRow, SubscriptionRow, UserRow } from '../../storage/tables';
import { expiresSoon, hasExpired } from '../cards/card-expiry';
import { periodEndOf, priceOf, withdrawalOpenUntil } from '../premium/subscription-period';
import type { OwnFactors } from '../second-factor/factors';
import { mustChangeFirst } from '../session/impersonation';
import type { Impersonation } from '../session/sessions';
import type { SignedInDevice } from '../session/signed-in-devices';

type Wire = components['schemas'];

/** Converts rows to the contract's format. Values that depend on the time are computed on request. */

/**
 * The user, without the impersonating admin.
 *
 * @param impersonation set while an admin acts as the user
 */
export function userOnWire(
  user: UserRow,
  premium: boolean,
  impersonation: Impersonation | null,
): Wire['ImpersonatedUser'] {
  return {
    uuid: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    location: user.location,
    admin: user.admin,
    guest: user.guest,
    canBook: user.can_book && !mustChangeFirst(user, impersonation) && !user.admin,
    unableToBookMessage: user.unable_to_book_message,
    mustChangePassword: user.must_change_password,
    premium,
    receivedPremiumDiscount: user.received_premium_discount,
    profileType: user.profile_type,
  };
}

/** The signed-in user. While an admin acts as a customer, the admin, with the customer in `impersonate`. */
export function sessionOnWire(
  user: Wire['ImpersonatedUser'],
  impersonation: Impersonation | null,
): Wire['User'] {
  if (!impersonation) return { ...user, impersonate: null };
  const { admin, reason, startedAt, looksOnly } = impersonation;
  return {
    ...userOnWire(admin, false, null),
    impersonate: user,
    impersonation: { reason, startedAt: startedAt.toISOString(), lookOnly: looksOnly },
  };
}

export const deviceOnWire = ({ session, isCurrent }: SignedInDevice): Wire['SignedInDevice'] => ({
  id: session.public_id,
  ...(session.browser === null ? {} : { browser: session.browser }),
  ...(session.system === null ? {} : { system: session.system }),
  ...(session.country === null ? {} : { country: session.country }),
  signedInAt: session.created_at.toISOString(),
  lastUsedAt: session.last_used_at.toISOString(),
  current: isCurrent,
});

export const factorsOnWire = ({ factors, recoveryCodesLeft, resetAt }: OwnFactors): Wire['Factors'] => ({
  factors: factors.map(({ id, kind, name, created_at: addedAt, last_used_at: lastUsedAt }) => ({
    id,
    kind,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
  recoveryCodesLeft,
  resetAt: resetAt?.toISOString() ?? null,
});

export function cardOnWire(card: CardRow, now: Date): Wire['Card'] {
  const expiry = { month: card.expiry_month, year: card.expiry_year };
  return {
    id: card.id,
    name: card.name,
    lastFour: card.last_four,
    type: card.type,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
    expired: hasExpired(expiry, now),
    expiresSoon: expiresSoon(expiry, now),
    paymentMethodId: card.payment_method_id,
    card_id: card.card_id,
    isDefault: card.is_default,
  };
}

export function subscriptionOnWire(subscription: SubscriptionRow, now: Date): Wire['Subscription'] {
  return {
    id: subscription.id,
    card_id: subscription.card_id,
    bookingCardId: subscription.booking_card_id,
    type: subscription.type,
    cancellable: subscription.cancellable,
    price: priceOf(subscription, now),
    periodEnd: periodEndOf(subscription, now).toISOString(),
    withdrawUntil: withdrawalOpenUntil(subscription, now)?.toISOString() ?? null,
    endsOn: subscription.ends_on?.toISOString() ?? null,
  };
}

export function receiptOnWire(receipt: ReceiptRow): Wire['Receipt'] {
  const { id, number, description, amount, currency } = receipt;
  return { id, number, date: receipt.issued_at.toISOString(), description, amount, currency };
}

/** @param cards the viewer's own cards. Only the owner sees which card the account uses */
export function cardAccountOnWire(
  account: SeenCardAccount,
  viewer: UserRow,
  cards: readonly Wire['Card'][],
): Wire['CardAccount'] {
  const owner = account.owner_id === viewer.id;
  return {
    accountId: account.id,
    cardId: owner ? account.card_id : null,
    ref: account.ref,
    nickname: account.nickname,
    owner: owner ? true : account.owner_name,
    active: account.active,
    isPremium: account.premium,
    subscriptionType: account.subscription_type,
    cards: owner ? [...cards] : [],
  };
}

export function creditAccountOnWire(account: CreditAccountRow): Wire['Account'] {
  return {
    id: account.status === 'approved' ? account.id : null,
    ref: account.ref,
    name: account.name,
    identifier: account.identifier,
    created: account.created_at.toISOString(),
    status: account.status === 'approved' ? null : account.status,
    reason: account.reason,
  };
}
