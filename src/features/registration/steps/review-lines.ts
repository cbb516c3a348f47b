import { accountDetails } from '#messages/registration/account-details';
import { phone } from '#messages/registration/phone';
import { profileTypes } from '#messages/registration/profile-types';
import { stepper as texts } from '#messages/registration/stepper';
import type { ProfileType } from '../../../domain/entities';
import { premiumPrice } from '../../../domain/premium-offer';
import { addressOf, valueOf } from '../../../domain/wizard/step-fields';
import { asksCompany } from '../../../domain/wizard/step-rules';
import type { StepId, StepValues } from '../../../domain/wizard/steps';
import { priceText } from '../prices/price-text';
import { choiceName } from '../step-frame/step-names';
import { ruleFacts, type StepperFacts } from '../stepper/stepper-props';

export type ReviewLine = readonly [label: string, value: string];

/**
 * Returns the price of Premium now and after the discount, and the number of users. A type that Premium does not
 * price has no lines.
 */
const priceLines = (profileType: ProfileType, users: number, facts: StepperFacts): readonly ReviewLine[] => {
  const price = facts.premium && premiumPrice(profileType, users, facts.premium, facts.receivedDiscount);
  if (!price) return [];
  const { full, discounted, vatIncluded, months } = price;
  const monthly = (cents: number): string => priceText(cents, vatIncluded, facts.currency);
  return [
    [texts.price, monthly(discounted ?? full)],
    ...(discounted === null ? [] : [[texts.priceAfter({ months }), monthly(full)] as const]),
    [texts.users, String(profileType === 'business' ? users : 1)],
  ];
};

/** Returns the input of a step, in the order of its fields. */
export function reviewLines(
  step: StepId,
  values: StepValues,
  profileType: ProfileType,
  facts: StepperFacts,
): readonly ReviewLine[] {
  const value = (name: string): string => valueOf(values, name).trim();
  const company: readonly ReviewLine[] = asksCompany(step, ruleFacts(facts, profileType))
    ? [[accountDetails.companyName, value('companyName')]]
    : [];
  const billing: ReviewLine = [accountDetails.billingAddress, addressOf(values, 'billing')];
  const users = Number(value('users'));
  switch (step) {
    case 'accountDetails':
      return [
        [accountDetails.firstName, value('firstName')],
        [accountDetails.lastName, value('lastName')],
        ...company,
        [accountDetails.email, value('email')],
        [phone.number, value('phone')],
        billing,
      ];
    case 'profileType':
      return [
        [profileTypes.label, choiceName(profileType, users, facts.premium)],
        ...priceLines(profileType, users, facts),
        ...company,
      ];
    case 'profileDetails':
      return [...company, billing];
    default:
      return [];
  }
}
