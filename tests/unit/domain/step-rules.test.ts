import { describe, expect, it } from 'vitest';
import { premiumConfig } from '../../../machines/samples';
import { application } from '../../../machines/registration/submission/submission.fixtures';
import { addressOf, isTicked, TICKED, valueOf } from '../../../src/domain/wizard/step-fields';
import {
  asksCompany,
  asksUsers,
  creditRequestProblems,
  firstIncomplete,
  stepProblems,
  tierIn,
  type StepFacts,
} from '../../../src/domain/wizard/step-rules';
import { toE164 } from '../../../src/domain/phones/phone';
import { REGISTRABLE } from '../../../src/domain/profile-type';
import { addPremiumPlan, registrationPlan, type StepPlan } from '../../../src/domain/wizard/steps';

const visitor: StepFacts = { profileType: null, preset: null, visitor: { toE164 }, premium: premiumConfig };
const customer: StepFacts = { ...visitor, visitor: null };

/** The steps of a plan in which something is asked for, by type. */
const askedIn = (plan: StepPlan, asks: typeof asksCompany, facts: StepFacts) =>
  Object.fromEntries(
    REGISTRABLE.map((profileType) => [
      profileType,
      (plan[profileType] ?? []).map(({ id }) => id).filter((id) => asks(id, { ...facts, profileType })),
    ]),
  );
const nowhere = { standard: [], personal: [], business: [], bill_pay: [] };

describe('the company of a business', () => {
  const registration = registrationPlan({ premium: true, premiumOnly: false, preset: null });

  it('is requested once from a visitor: where the type is known first', () => {
    expect(askedIn(registration, asksCompany, visitor)).toEqual({ ...nowhere, business: ['profileType'] });
    expect(askedIn(registration, asksCompany, { ...visitor, preset: 'business' })).toEqual({
      ...nowhere,
      business: ['accountDetails'],
    });
    expect(askedIn(registration, asksCompany, { ...visitor, preset: 'personal' })).toEqual({
      ...nowhere,
      business: ['profileType'],
    });
  });

  it('is requested once from a customer: with the profile’s details, if there is such a step', () => {
    const plan = addPremiumPlan({ kind: 'normal' });
    expect(askedIn(plan, asksCompany, customer)).toEqual({ ...nowhere, business: ['profileDetails'] });
    for (const companyKnown of [true, false]) {
      const upgrade = addPremiumPlan({ kind: 'upgrade', account: '7', companyKnown });
      expect(askedIn(upgrade, asksCompany, customer).business).toEqual(
        companyKnown ? [] : ['profileDetails'],
      );
    }
    expect(askedIn(addPremiumPlan({ kind: 'billPayOnly' }), asksCompany, customer)).toEqual(nowhere);
  });
});

describe('the number of users', () => {
  it('is requested if a business pays for Premium, and never while Premium is off', () => {
    const registration = registrationPlan({ premium: true, premiumOnly: false, preset: null });
    expect(askedIn(registration, asksUsers, visitor)).toEqual({ ...nowhere, business: ['premiumPayment'] });
    const plan = addPremiumPlan({ kind: 'normal' });
    expect(askedIn(plan, asksUsers, customer)).toEqual({ ...nowhere, business: ['cardPay'] });
    expect(askedIn(plan, asksUsers, { ...customer, premium: null })).toEqual(nowhere);
    const off = registrationPlan({ premium: false, premiumOnly: false, preset: null });
    expect(askedIn(off, asksUsers, { ...visitor, premium: null })).toEqual(nowhere);
  });

  it('is validated by the tier that was chosen', () => {
    const business: StepFacts = { ...customer, profileType: 'business' };
    expect(stepProblems('cardPay', { users: '11' }, business)).toEqual({ users: 'users' });
    expect(stepProblems('cardPay', { users: '11', plus: TICKED }, business)).toEqual({});
    expect(stepProblems('cardPay', {}, { ...business, profileType: 'personal' })).toEqual({});
    expect([tierIn({}), tierIn({ plus: 'no' }), tierIn({ plus: TICKED })]).toEqual([
      'standard',
      'standard',
      'plus',
    ]);
  });
});

describe('the phone number of a visitor', () => {
  const phoneOf = (number: string, facts = visitor) =>
    stepProblems('accountDetails', { phone: number, phoneCountry: 'IE' }, facts).phone;

  it('has to be one of its country', () => {
    expect([phoneOf(''), phoneOf('087 123 4567'), phoneOf('12')]).toEqual(['required', undefined, 'phone']);
  });

  it('cannot be right before the numbering plans are there', () => {
    expect(phoneOf('087 123 4567', customer)).toBe('phone');
  });
});

describe('what stands in a step', () => {
  it('is text; what is not there is empty, and only `yes` is ticked', () => {
    expect([valueOf({ email: 'a' }, 'email'), valueOf({}, 'email')]).toEqual(['a', '']);
    expect([TICKED, '', 'true', 'Yes'].map((box) => isTicked({ box }, 'box'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('contain the address as one string', () => {
    const values = {
      billingStreet: ' 1 Main Street ',
      billingTown: '',
      billingEircode: 'T12 AB34',
      companyTown: 'Cork',
    };
    expect(addressOf(values, 'billing')).toBe('1 Main Street, T12 AB34');
    expect(addressOf(values, 'company')).toBe('Cork');
    expect(addressOf({}, 'company')).toBe('');
  });
});

describe('a step', () => {
  const facts: StepFacts = { ...visitor, profileType: 'bill_pay' };

  it('of the type asks for a type until there is one', () => {
    expect(stepProblems('profileType', {}, visitor)).toEqual({ profileType: 'choice' });
    expect(stepProblems('profileType', {}, facts)).toEqual({});
  });

  it('of the details asks for the company of a business that upgrades, if it is not known', () => {
    const values = { billingStreet: '1 Main Street' };
    const business: StepFacts = { ...customer, profileType: 'business' };
    expect(stepProblems('profileDetails', values, business)).toEqual({ companyName: 'required' });
    expect(stepProblems('profileDetails', { ...values, companyName: 'Acme' }, business)).toEqual({});
  });

  it('of the details asks for an address', () => {
    expect(stepProblems('profileDetails', {}, facts)).toEqual({ billingStreet: 'required' });
    expect(stepProblems('profileDetails', { billingStreet: '1 Main Street' }, facts)).toEqual({});
  });

  it('of the credit account asks for its application, whose authorisation a service charge replaces', () => {
    const values = { ...application.values, authorised: '' };
    const premium = { ...premiumConfig, businessServiceChargeMode: true };
    expect(stepProblems('creditAccount', values, facts)).toEqual({ authorised: 'required' });
    expect(stepProblems('creditAccount', values, { ...facts, premium })).toEqual({});
    expect(stepProblems('creditAccount', values, { ...facts, premium: null })).toEqual({
      authorised: 'required',
    });
  });

  it('without fields of its own has no problem', () => {
    expect(stepProblems('paymentMethod', {}, facts)).toEqual({});
  });
});

describe('an application for a credit account', () => {
  it.each([
    ['', 'required'],
    ['many', 'required'],
    ['10 - 20', undefined],
  ])('with %j journeys a month: %s', (journeysPerMonth, problem) => {
    expect(creditRequestProblems({ ...application.values, journeysPerMonth }, false).journeysPerMonth).toBe(
      problem,
    );
  });

  it.each([
    ['creditCompanyName', '', 'required'],
    ['companyEmail', 'office', 'email'],
    ['companyEmail', '', 'required'],
  ])('has a wrong %s: %j', (field, value, problem) => {
    expect(creditRequestProblems({ ...application.values, [field]: value }, false)).toEqual({
      [field]: problem,
    });
  });

  const unauthorised = { ...application.values, authorised: '' };

  it('is valid with all required fields', () => {
    expect(creditRequestProblems(application.values, false)).toEqual({});
  });

  it('requires the authorisation, except with a service charge', () => {
    expect(creditRequestProblems(unauthorised, false)).toEqual({ authorised: 'required' });
    expect(creditRequestProblems(unauthorised, true)).toEqual({});
  });
});

describe('the first incomplete step', () => {
  const billing = { billingStreet: '1 Main Street', companyName: 'Acme' };
  const facts: StepFacts = { ...customer, profileType: 'business' };
  const [details, card] = [
    { id: 'profileDetails', optional: false, trigger: false, fields: [] },
    { id: 'cardPay', optional: false, trigger: true, fields: [] },
  ] as const;
  const complete = { ...billing, users: '5' };

  it('S4.stepper.4: is the first with an error, wherever it stands', () => {
    expect(firstIncomplete([details, card], {}, facts, true)).toBe('profileDetails');
    expect(firstIncomplete([card, details], { users: '5' }, facts, true)).toBe('profileDetails');
    expect(firstIncomplete([details, card], billing, facts, true)).toBe('cardPay');
  });

  it('is the card step without its card, unless the card is optional', () => {
    expect(firstIncomplete([details, card], complete, facts, false)).toBe('cardPay');
    expect(firstIncomplete([details, { ...card, optional: true }], complete, facts, false)).toBeNull();
    expect(firstIncomplete([details], complete, facts, false)).toBeNull();
    expect(firstIncomplete([details, card], complete, facts, true)).toBeNull();
  });
});
