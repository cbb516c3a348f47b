import type { components } from '../../../../api/contract/schema';
import { formatDay } from '../../../../domain/dates';
import { formatMoney } from '../../../../domain/money';
import { Refusal } from '../../http/answers';
import type { SubscriptionRow, UserRow } from '../../storage/tables';
import { termsVersion } from '../content/information';
import { priceFor, teamOf, type Offer, type Profile } from './profile-rules';

type Agreed = components['schemas']['Agreed'];

/** The price of the first month of Premium for this customer (cents). */
export function firstPrice(customer: UserRow, profile: Profile, offer: Offer): number {
  const { full, discounted } = priceFor(profile, offer);
  return customer.received_premium_discount ? full : (discounted ?? full);
}

/** Number of users that Premium covers. */
export const usersOf = (profile: Profile, offer: Offer): number =>
  profile.requestType === 'business' ? teamOf(profile, offer) : 1;

/**
 * Compares what the customer agreed to with the current offer (D2.extensionGroups.priceAgreed).
 *
 * @throws Refusal 409 with the current offer, for the customer to agree to
 */
export function refuseOutdated(customer: UserRow, profile: Profile, offer: Offer): void {
  const { agreed } = profile;
  if (agreed === null || agreed === undefined) return;
  const now: Agreed = {
    price: firstPrice(customer, profile, offer),
    currency: offer.currency,
    users: usersOf(profile, offer),
    termsVersion: offer.prices.termsVersion ?? null,
  };
  const otherPrice = agreed.price !== now.price || agreed.currency !== now.currency;
  const otherTerms = (agreed.termsVersion ?? null) !== null && agreed.termsVersion !== now.termsVersion;
  if (!otherPrice && !otherTerms && agreed.users === now.users) return;
  const text = otherPrice
    ? `The price has changed: the first month now costs ${formatMoney(now.price, now.currency)}.`
    : otherTerms
      ? 'Our terms have changed.'
      : `The number of users has changed: ${now.users}.`;
  throw new Refusal(409, text, { errors: { agreed: text }, response: now });
}

const dayOf = (moment: Date): string => formatDay(moment.toISOString()) ?? '';

type Concluded = {
  readonly subscription: SubscriptionRow;
  readonly users: number;
  readonly offer: Offer;
};

/** The agreement on a durable medium (Directive 2011/83/EU, Article 8(7)): price, users, withdrawal and terms. */
export function agreementParagraphs({ subscription, users, offer }: Concluded): readonly string[] {
  const { type, price, discounted_price: discounted, discounted_until: until } = subscription;
  const { currency, prices, terms } = offer;
  const vat = type === 'business' ? ` ${prices.businessIncludeVat ? 'including' : 'excluding'} VAT` : '';
  const monthly = (cents: number): string => `${formatMoney(cents, currency)} a month${vat}`;
  const perUser = type === 'business' ? prices.additionalBusinessUsersPrice : null;
  return [
    discounted === null || until === null
      ? `Price: ${monthly(price)}.`
      : `Price: ${monthly(discounted)} until ${dayOf(until)}, then ${monthly(price)}.`,
    ...(typeof perUser === 'number' ? [`Each additional user: ${monthly(perUser)}.`] : []),
    `Number of users: ${users}.`,
    'Premium renews every month until you cancel. You can cancel at any time on your profile: /profile/payments',
    subscription.withdraw_until === null
      ? 'This is a business contract, so there is no right of withdrawal.'
      : `Right of withdrawal: until ${dayOf(subscription.withdraw_until)} you may withdraw from this contract without ` +
        "giving a reason. Premium then ends immediately, and we'll refund what you paid for it. Choose " +
        '‘Withdraw from contract here’ on your profile: /profile/payments',
    `The terms you accepted (version ${prices.termsVersion ?? termsVersion}):`,
    ...terms,
  ];
}
