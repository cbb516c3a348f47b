import { describe, expect, it } from 'vitest';
import type { ProfileType } from '../../../src/domain/entities';
import { REGISTRABLE } from '../../../src/domain/profile-type';
import {
  addPremiumPlan,
  registrationPlan,
  undecidedAddPremium,
  undecidedRegistration,
  type StepPlan,
} from '../../../src/domain/wizard/steps';

/** A plan as its table reads: `~` marks a step that can be skipped, `!` one with a trigger. */
const table = (plan: StepPlan): Record<string, string> =>
  Object.fromEntries(
    Object.entries(plan).map(([type, steps]) => [
      type,
      steps.map(({ id, optional, trigger }) => `${id}${trigger ? '!' : ''}${optional ? '~' : ''}`).join(' '),
    ]),
  );

/** The step that a refused field leads to. */
const stepOf = (plan: StepPlan, type: ProfileType, field: string): string | undefined =>
  plan[type]?.find(({ fields }) => fields.includes(field))?.id;

const registration = (more: Partial<Parameters<typeof registrationPlan>[0]> = {}) =>
  registrationPlan({ premium: true, premiumOnly: false, preset: null, ...more });

describe('the steps of a registration (D4.1)', () => {
  it('start with account details and profile type, followed by the payment of the type', () => {
    expect(table(registration())).toEqual({
      standard: 'accountDetails profileType paymentMethod!~',
      personal: 'accountDetails profileType premiumPayment!',
      business: 'accountDetails profileType premiumPayment!',
      bill_pay: 'accountDetails profileType creditAccount',
    });
  });

  it('offer no personal Premium while Premium is off, and business only the plain payment step', () => {
    expect(table(registration({ premium: false }))).toEqual({
      standard: 'accountDetails profileType paymentMethod!~',
      business: 'accountDetails profileType paymentMethod!',
      bill_pay: 'accountDetails profileType creditAccount',
    });
  });

  it('offer no Standard to a visitor who came for Premium', () => {
    expect(Object.keys(registration({ premiumOnly: true }))).toEqual(['personal', 'business', 'bill_pay']);
  });

  it('exist for exactly the four types that can be registered', () => {
    expect([...REGISTRABLE].sort()).toEqual(Object.keys(registration()).sort());
  });

  it('lead back to the payment if the card is refused', () => {
    expect(stepOf(registration(), 'standard', 'card')).toBe('paymentMethod');
    expect(stepOf(registration(), 'personal', 'card')).toBe('premiumPayment');
    expect(stepOf(registration(), 'business', 'card')).toBe('premiumPayment');
    expect(stepOf(registration({ premium: false }), 'business', 'card')).toBe('paymentMethod');
    expect(stepOf(addPremiumPlan({ kind: 'normal' }), 'personal', 'card')).toBe('cardPay');
  });

  it('are known up to the type step before a type is chosen', () => {
    expect(undecidedRegistration.map(({ id }) => id)).toEqual(['accountDetails', 'profileType']);
  });

  it('are the same for a preselected type', () => {
    for (const preset of REGISTRABLE) expect(table(registration({ preset }))).toEqual(table(registration()));
  });
});

describe('the steps of the add-premium stepper (S2.addPremiumStepper.1)', () => {
  it('are type, details and card, or an application', () => {
    expect(table(addPremiumPlan({ kind: 'normal' }))).toEqual({
      personal: 'profileType profileDetails cardPay!',
      business: 'profileType profileDetails cardPay!',
      bill_pay: 'profileType profileDetails creditAccount',
    });
    expect(undecidedAddPremium.map(({ id }) => id)).toEqual(['profileType', 'profileDetails']);
  });

  it('start with the details in bill-pay-only mode, and never include the card', () => {
    expect(table(addPremiumPlan({ kind: 'billPayOnly' }))).toEqual({
      bill_pay: 'profileDetails creditAccount',
    });
  });

  it('are type and card in upgrade mode, with the details only if the company is missing', () => {
    const upgrade = (companyKnown: boolean) =>
      table(addPremiumPlan({ kind: 'upgrade', account: '7', companyKnown }));
    expect(upgrade(true)).toEqual({ business: 'profileType cardPay!' });
    expect(upgrade(false)).toEqual({ business: 'profileType profileDetails cardPay!' });
  });
});

describe('a refused field', () => {
  const normal = addPremiumPlan({ kind: 'normal' });
  const preset = registration({ preset: 'business' });

  it.each([
    ['firstName', 'accountDetails'],
    ['lastName', 'accountDetails'],
    ['phoneNumber', 'accountDetails'],
    ['email', 'accountDetails'],
    ['billingAddress', 'accountDetails'],
    ['requestType', 'profileType'],
    ['companyName', 'profileType'],
    ['premiumUsers', 'premiumPayment'],
    ['card', 'premiumPayment'],
    ['recaptchaToken', undefined],
  ])('of a business that registers, %s, leads to %s', (field, step) => {
    expect(stepOf(registration(), 'business', field)).toBe(step);
  });

  it('leads to the step with the company', () => {
    expect(stepOf(preset, 'business', 'companyName')).toBe('accountDetails');
    expect(stepOf(preset, 'bill_pay', 'companyName')).toBe('creditAccount');
    expect(stepOf(registration(), 'bill_pay', 'companyName')).toBe('creditAccount');
    expect(stepOf(normal, 'business', 'companyName')).toBe('profileDetails');
    expect(stepOf(normal, 'bill_pay', 'companyName')).toBe('creditAccount');
    expect(stepOf(normal, 'personal', 'companyName')).toBeUndefined();
  });

  it.each([
    'creditAccount',
    'companyAddress',
    'companyEmail',
    'companyRegistrationNumber',
    'journeysPerMonth',
    'authorised',
    'readTerms',
  ])('of an application, %s, leads to it', (field) => {
    for (const plan of [registration(), normal, addPremiumPlan({ kind: 'billPayOnly' })])
      expect(stepOf(plan, 'bill_pay', field)).toBe('creditAccount');
  });
});
