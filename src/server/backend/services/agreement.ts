import { formatDay } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import type { SubscriptionRow } from '../storage/tables';
import { termsText, termsVersion } from './information';
import { teamOf, type Offer, type Profile } from './profile-rules';

/** How many people Premium is for. */
export const usersOf = (profile: Profile, offer: Offer): number =>
  profile.requestType === 'business' ? teamOf(profile, offer) : 1;

const dayOf = (moment: Date): string => formatDay(moment.toISOString()) ?? '';

type Concluded = {
  readonly subscription: SubscriptionRow;
  readonly users: number;
  readonly offer: Offer;
};

/** What was agreed to, on a durable medium (Directive 2011/83/EU, Article 8(7)): price, users, withdrawal, terms. */
export function agreementParagraphs({ subscription, users, offer }: Concluded): readonly string[] {
  const { type, price, discounted_price: discounted, discounted_until: until } = subscription;
  const { currency, prices } = offer;
  const vat = type === 'business' ? ` ${prices.businessIncludeVat ? 'including' : 'excluding'} VAT` : '';
  const monthly = (cents: number): string => `${formatMoney(cents, currency)} a month${vat}`;
  const perUser = type === 'business' ? prices.additionalBusinessUsersPrice : null;
  return [
    discounted === null || until === null
      ? `Price: ${monthly(price)}.`
      : `Price: ${monthly(discounted)}, from ${dayOf(until)} ${monthly(price)}.`,
    ...(typeof perUser === 'number' ? [`Each additional user: ${monthly(perUser)}.`] : []),
    `Number of users: ${users}.`,
    'Premium renews every month until you cancel it, which you can do at any time on your profile: /profile',
    subscription.withdraw_until === null
      ? 'This contract is made for a business: there is no right of withdrawal.'
      : `Right of withdrawal: until ${dayOf(subscription.withdraw_until)} you may withdraw from this contract without ` +
        'giving a reason. Premium then ends at once, and we give back what you paid for it. Choose ‘Withdraw from ' +
        'contract here’ on your profile: /profile',
    `The terms as you accepted them (version ${termsVersion}):`,
    ...termsText,
  ];
}
