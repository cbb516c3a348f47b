import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { profileTypes } from '#messages/registration/profile-types';
import { stepper } from '#messages/registration/stepper';
import { premiumConfig } from '../../../machines/samples';
import { toE164 } from '../../../src/domain/phones/phone';
import { JOURNEYS_PER_MONTH } from '../../../src/domain/limits';
import type { StepFacts } from '../../../src/domain/wizard/step-rules';
import type { StepId } from '../../../src/domain/wizard/steps';
import { stepSchema } from '../../../src/features/registration/step-frame/step-values';

const letters = (length: number): string => 'é'.repeat(length);
const digits = (length: number): string => '1'.repeat(length);

const account = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  companyName: 'Byrne & Daughters Ltd',
  email: 'aoife.byrne@example.com',
  phone: '087 123 4567',
  phoneCountry: 'IE',
  billingStreet: '1 Main Street',
};
const application = {
  creditCompanyName: 'Byrne & Daughters Ltd',
  companyStreet: '1 Main Street',
  companyEmail: 'office@example.com',
  companyRegistrationNumber: '123456',
  journeysPerMonth: '10 or less',
  authorised: 'yes',
  readTerms: 'yes',
};

type Form = {
  readonly step: StepId;
  readonly facts: StepFacts;
  /** A valid form. */
  readonly values: Readonly<Record<string, string>>;
};

const visitor: StepFacts = { profileType: null, preset: null, visitor: { toE164 }, premium: premiumConfig };
const forms = {
  account: {
    step: 'accountDetails',
    facts: { ...visitor, preset: 'business', profileType: 'business' },
    values: account,
  },
  type: { step: 'profileType', facts: visitor, values: { profileType: 'business', companyName: 'Byrne' } },
  details: {
    step: 'profileDetails',
    facts: { ...visitor, visitor: null, profileType: 'business' },
    values: { billingStreet: '1 Main Street', companyName: 'Byrne' },
  },
  credit: {
    step: 'creditAccount',
    facts: { ...visitor, visitor: null, profileType: 'bill_pay' },
    values: application,
  },
  card: {
    step: 'premiumPayment',
    facts: { ...visitor, profileType: 'business' },
    values: { users: '5', cardholderName: 'Aoife Byrne' },
  },
} as const satisfies Record<string, Form>;

/** What each field of the form is told, with one or more of its values changed. */
function told(
  { step, facts, values }: Form,
  changes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const all = { ...values, ...changes };
  const factsFor = (profileType = facts.profileType) => ({ ...facts, profileType });
  try {
    stepSchema(step, factsFor).validateSync(all, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

const REQUIRED = 'Required.';
const fine = undefined;

/** A field whose text has so many characters: below, at and above each limit. */
const lengths = (min: number, max: number, message: string): [string, string | undefined][] => [
  ['', REQUIRED],
  ['   ', REQUIRED],
  [letters(min - 1), message],
  [letters(min), fine],
  [letters(min + 1), fine],
  [letters(max - 1), fine],
  [letters(max), fine],
  [` ${letters(max)} `, fine],
  [letters(max + 1), message],
];

const companyNumbers: [string, string | undefined][] = [
  ['', REQUIRED],
  [digits(3), 'Invalid Company Number.'],
  [digits(4), fine],
  [digits(5), fine],
  [digits(9), fine],
  [digits(10), fine],
  [digits(11), 'Invalid Company Number.'],
  ['A1234', fine],
  ['AB1234', fine],
  ['ABC1234', 'Invalid Company Number.'],
  ['1234A', fine],
  ['1234AB', fine],
  ['1234ABC', 'Invalid Company Number.'],
  [' IE 12 34 AB ', fine],
];

const emails: [string, string | undefined][] = [
  ['', REQUIRED],
  ['aoife', 'Invalid e-mail address.'],
  ['aoife@', 'Invalid e-mail address.'],
  ['a@b', fine],
  [` a@${'a'.repeat(63)}.ie `, fine],
  [`a@${'a'.repeat(64)}.ie`, 'Invalid e-mail address.'],
];

const PHONE = 'Please check the phone number, including the prefix, and try again.';
const phones: [string, string | undefined][] = [
  ['', REQUIRED],
  ['087 123 456', PHONE],
  ['087 123 4567', fine],
  ['087 123 45678', fine],
  ['087 123 456789', PHONE],
  ['+353 87 123 4567', fine],
  ['+44 20 7946 0018', PHONE],
];

const address = lengths(2, 200, 'Invalid address.');
const company = lengths(2, 100, 'Invalid company name.');

const fields: [keyof typeof forms, string, [string, string | undefined][]][] = [
  ['account', 'firstName', lengths(2, 50, 'Invalid First Name.')],
  ['account', 'lastName', lengths(2, 50, 'Invalid Last Name.')],
  ['account', 'companyName', company],
  ['account', 'email', emails],
  ['account', 'phone', phones],
  ['account', 'billingStreet', address],
  ['type', 'companyName', company],
  ['details', 'companyName', company],
  ['details', 'billingStreet', address],
  ['credit', 'creditCompanyName', company],
  ['credit', 'companyStreet', address],
  ['credit', 'companyEmail', emails],
  ['credit', 'companyRegistrationNumber', companyNumbers],
  ['card', 'cardholderName', lengths(4, 50, 'Invalid Cardholder Name.')],
];

describe.each(fields)('in the form of the %s, %s', (form, field, cases) => {
  it.each(cases)('%j: %s', (value, message) => {
    expect(told(forms[form], { [field]: value })).toEqual(message === fine ? {} : { [field]: message });
  });
});

describe('the letters of a name', () => {
  it.each([
    ['account', 'firstName', 'Aoife2', 'Invalid First Name.'],
    ['account', 'lastName', 'O’Brien-Ní Dhomhnaill', fine],
    ['account', 'lastName', 'Byrne!', 'Invalid Last Name.'],
    ['card', 'cardholderName', '4242 4242', 'Invalid Cardholder Name.'],
    ['credit', 'creditCompanyName', '€uro Cabs & Co.', fine],
    ['credit', 'creditCompanyName', 'Cabs 🚕', 'Invalid company name.'],
  ] as const)('%s %s %j: %s', (form, field, value, message) => {
    expect(told(forms[form], { [field]: value })[field]).toBe(message);
  });
});

describe('an address', () => {
  const lines = { billingStreet: letters(100), billingTown: letters(88), billingEircode: letters(8) };

  it('is its three lines, joined', () => {
    expect(told(forms.account, lines)).toEqual({});
    expect(told(forms.account, { ...lines, billingEircode: letters(9) })).toEqual({
      billingStreet: 'Invalid address.',
    });
    expect(told(forms.details, { billingStreet: '', billingTown: 'Cork' })).toEqual({});
    const applying = { companyStreet: '', companyTown: 'C' };
    expect(told(forms.credit, applying)).toEqual({ companyStreet: 'Invalid address.' });
  });
});

describe('the phone’s country', () => {
  it('determines what is valid', () => {
    expect(told(forms.account, { phone: '020 7946 0018', phoneCountry: 'GB' })).toEqual({});
    expect(told(forms.account, { phone: '020 7946 0018' })).toEqual({ phone: PHONE });
  });
});

describe('the profile type', () => {
  it('is mandatory, and one of the four', () => {
    for (const profileType of ['', 'hospitality', 'premium'])
      expect(told(forms.type, { profileType })).toEqual({ profileType: profileTypes.choose });
    for (const profileType of ['standard', 'personal', 'bill_pay'])
      expect(told(forms.type, { profileType, companyName: '' })).toEqual({});
    expect(told(forms.type, { companyName: '' })).toEqual({ companyName: REQUIRED });
  });
});

describe('the credit account request (S5.creditAccountRequest)', () => {
  it('requires one of the seven numbers of journeys', () => {
    const seven = ['10 or less', '10 - 20', '20 - 30', '30 - 40', '40 - 50', '50 - 100', '100+'];
    expect(JOURNEYS_PER_MONTH).toEqual(seven);
    for (const journeysPerMonth of JOURNEYS_PER_MONTH)
      expect(told(forms.credit, { journeysPerMonth })).toEqual({});
    for (const journeysPerMonth of ['', '5', '10-20'])
      expect(told(forms.credit, { journeysPerMonth })).toEqual({ journeysPerMonth: REQUIRED });
  });

  it('requires the authorisation, except in service-charge mode, and always the terms', () => {
    const charged = {
      ...forms.credit,
      facts: { ...forms.credit.facts, premium: { ...premiumConfig, businessServiceChargeMode: true } },
    };
    const off = { ...forms.credit, facts: { ...forms.credit.facts, premium: null } };
    expect(told(forms.credit, { authorised: '' })).toEqual({ authorised: REQUIRED });
    expect(told(off, { authorised: '' })).toEqual({ authorised: REQUIRED });
    expect(told(charged, { authorised: '' })).toEqual({});
    for (const form of [forms.credit, charged])
      expect(told(form, { readTerms: '' })).toEqual({ readTerms: REQUIRED });
  });
});

describe('the number of users', () => {
  const invalid = (max: number) => ({ users: stepper.usersInvalid({ max }) });

  it.each([
    ['0', '', invalid(10)],
    ['1', '', {}],
    ['9', '', {}],
    ['10', '', {}],
    ['11', '', invalid(10)],
    ['24', 'yes', {}],
    ['25', 'yes', {}],
    ['26', 'yes', invalid(25)],
    ['', '', invalid(10)],
    ['2.5', '', invalid(10)],
  ])('%j, Premium+ %j', (users, plus, messages) => {
    expect(told(forms.card, { users, plus })).toEqual(messages);
  });

  it('has the message for too many', () => expect(stepper.exceeded).toBe('Maximum number of users exceeded'));
});
