import { describe, expect, it } from 'vitest';
import { cardAdd } from '#messages/cards/card-add';
import { stepper as texts } from '#messages/registration/stepper';
import { premiumConfig } from '../../../machines/samples';
import type { SubmissionFailure } from '../../../machines/registration/submission/submission.types';
import { toE164 } from '../../../src/domain/phones/phone';
import { addPremiumPlan, registrationPlan, undecidedRegistration } from '../../../src/domain/wizard/steps';
import { failureWords } from '../../../src/features/registration/submission/failure-words';
import { reviewLines } from '../../../src/features/registration/steps/review-lines';
import {
  choiceName,
  stepCount,
  stepHelp,
  stepName,
} from '../../../src/features/registration/step-frame/step-names';
import { startOf } from '../../../src/features/registration/step-frame/step-values';
import type { StepperFacts } from '../../../src/features/registration/stepper/stepper-props';
import { whatHappens } from '../../../src/features/registration/stepper/what-happens-next';

const facts: StepperFacts = {
  mode: 'registration',
  visitor: { toE164 },
  preset: null,
  ready: true,
  premium: premiumConfig,
  receivedDiscount: false,
  currency: 'EUR',
  openedAt: '2026-11-24T09:00:00Z',
  email: null,
  openTerms: () => undefined,
};

describe('the names of the steps', () => {
  it.each([
    ['cardPay', 'business', 'Business - Card Pay'],
    ['cardPay', 'personal', 'Personal Premium - Card Pay'],
    ['cardPay', null, 'Card Pay'],
    ['premiumPayment', 'personal', 'Premium Payment'],
    ['creditAccount', 'bill_pay', 'Request Business+'],
  ] as const)('%s for %s: %s', (step, type, name) => {
    expect(stepName(step, type)).toBe(name);
  });

  it('say that a card can follow later if it can', () => {
    const card = registrationPlan({ premium: true, premiumOnly: false, preset: null });
    const [last, plain] = [card.standard?.at(-1), { ...card.standard?.at(-1), optional: false }];
    if (!last || !plain.id) throw new Error('Standard has no card step');
    expect(stepHelp(last)).toBe(texts.help.paymentMethodOptional);
    expect(stepHelp({ ...last, optional: false })).toBe(texts.help.paymentMethod);
  });

  it('count the expected steps before they are known', () => {
    const plan = registrationPlan({ premium: true, premiumOnly: false, preset: null });
    expect(stepCount(undecidedRegistration, plan, null)).toBe(3);
    const billPay = addPremiumPlan({ kind: 'billPayOnly' });
    expect(stepCount(billPay.bill_pay ?? [], billPay, 'bill_pay')).toBe(2);
  });

  it.each([
    ['personal', 1, premiumConfig, 'Personal Premium'],
    ['business', 10, premiumConfig, 'Business Premium'],
    ['business', 11, premiumConfig, 'Business Premium+'],
    ['business', 5, null, 'Business'],
    ['bill_pay', 5, premiumConfig, 'Business+'],
  ] as const)('%s for %i users: %s', (type, users, premium, name) => {
    expect(choiceName(type, users, premium)).toBe(name);
  });
});

describe('what happens next', () => {
  const customer = { mode: 'addPremium', premium: premiumConfig } as const;
  it('mentions the email with the password to a visitor, not to a customer', () => {
    for (const type of ['standard', 'personal', 'business', 'bill_pay'] as const) {
      expect(whatHappens(type, facts)).toContain(texts.happens.password);
      expect(whatHappens(type, customer)).not.toContain(texts.happens.password);
    }
  });

  it('mentions payment only if Premium is paid for', () => {
    const speaks = (type: 'standard' | 'personal' | 'business' | 'bill_pay', premium: boolean) =>
      whatHappens(type, { ...facts, premium: premium ? premiumConfig : null }).includes(texts.happens.check);
    expect([speaks('personal', true), speaks('business', true)]).toEqual([true, true]);
    expect([speaks('business', false), speaks('standard', true), speaks('bill_pay', true)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('says how long the review of an application for Business+ takes', () => {
    expect(whatHappens('bill_pay', facts)).toContain("We'll review your application within 3 working days.");
  });
});

describe('why the last press failed', () => {
  /** To the letter (S8.authenticationFailure). */
  const sentence = 'You can add a card or request a credit account at any time via the Profile page';
  const words = (failure: SubmissionFailure, cardOnly = false, noResponse = false) =>
    failureWords(failure, { cardOnly, noResponse, steps: [] });

  it.each<[SubmissionFailure, string, readonly string[]]>([
    [{ kind: 'declined', message: 'The bank said no.' }, cardAdd.declinedTitle, ['The bank said no.']],
    [{ kind: 'declined', message: null }, cardAdd.declinedTitle, []],
    [{ kind: 'abandoned' }, cardAdd.abandonedTitle, []],
    [{ kind: 'unavailable', message: 'No bank.' }, cardAdd.unavailableTitle, ['No bank.']],
    [{ kind: 'timedOut' }, cardAdd.timedOutTitle, []],
    [{ kind: 'cardRefused', messages: ['One.', 'Two.'] }, texts.cardRefusedTitle, ['One.', 'Two.']],
    [{ kind: 'refused', messages: ['No.'], fields: {} }, texts.cardRefusedTitle, ['No.']],
  ])(
    'S8.authenticationFailure: shows for a failed card the provider’s messages and what can be done later: %o',
    (failure, title, said) => {
      const shown = words(failure, true);
      expect([shown.title, shown.said, shown.later]).toEqual([title, said, sentence]);
      expect(shown.help).toContain('othing was charged');
    },
  );

  it('asks for a new agreement if the price has changed, and says that nothing was charged', () => {
    const text = 'The price has changed: the first month now costs €6.00.';
    const shown = words({ kind: 'refused', messages: [text], fields: { agreed: text } });
    expect([shown.title, shown.said]).toEqual([texts.offerChangedTitle, [text]]);
    expect(shown.help).toBe(texts.offerChangedHelp);
    expect(words({ kind: 'refused', messages: ['No.'], fields: {} }).title).toBe(texts.refusedTitle);
  });

  it('has a milder text for a check that the person closed', () => {
    expect(words({ kind: 'abandoned' }, true).help).toContain("You closed your bank's check");
    expect(words({ kind: 'abandoned' }, true).help).not.toContain("didn't confirm");
  });

  it('S8.unknownError: is shown if a payment is required without a card step', () => {
    const shown = words({ kind: 'unknownError' });
    expect([shown.title, shown.later]).toEqual(['An unknown error occurred', undefined]);
  });

  it('does not offer "later" if nothing was left behind', () => {
    const shown = words({ kind: 'refused', messages: ['This address is known.'], fields: {} });
    expect(shown).toEqual({
      title: texts.refusedTitle,
      said: ['This address is known.'],
      help: texts.refusedHelp,
    });
  });

  it('says only what is known after a lost response', () => {
    const noResponse: SubmissionFailure = { kind: 'noResponse', checked: true };
    expect(words(noResponse, false, true).help).toBe(texts.noResponseHelp);
    expect(words(noResponse).help).toBe(texts.nothingDoneHelp);
    expect(words(noResponse, true).help).toBe(texts.stillWaitingHelp);
  });
});

describe('the review', () => {
  const values = {
    firstName: ' Sorcha ',
    lastName: 'Brennan',
    email: 'sorcha@example.com',
    phone: '087 123 4567',
    billingStreet: '1 Main Street',
    billingTown: 'Galway',
    companyName: 'Brennan Tours Ltd',
    users: '11',
  };

  it('shows everything of the account, trimmed, with the address in one line', () => {
    expect(reviewLines('accountDetails', values, 'personal', facts)).toEqual([
      ['First Name', 'Sorcha'],
      ['Last Name', 'Brennan'],
      ['Email Address', 'sorcha@example.com'],
      ['Phone Number', '087 123 4567'],
      ['Billing Address', '1 Main Street, Galway'],
    ]);
  });

  it('shows the choice with its price and company', () => {
    expect(reviewLines('profileType', values, 'business', facts)).toEqual([
      ['Profile Type', 'Business Premium+'],
      ['Price', '€49.99 a month excluding VAT'],
      ['Number of users', values.users],
      ['Company Name', 'Brennan Tours Ltd'],
    ]);
  });

  it('shows the discounted price only to those who are offered it', () => {
    const price = (receivedDiscount: boolean) =>
      reviewLines('profileType', values, 'personal', { ...facts, receivedDiscount })[1];
    expect(price(false)).toEqual(['Price', '€4.99 a month']);
    expect(price(true)).toEqual(['Price', '€9.99 a month']);
  });

  it('shows before payment the current price, the price after the discount, and the number of users', () => {
    expect(reviewLines('profileType', values, 'personal', facts)).toEqual([
      ['Profile Type', 'Personal Premium'],
      ['Price', '€4.99 a month'],
      ['Price after 3 months', '€9.99 a month'],
      ['Number of users', '1'],
    ]);
  });
});

describe('the initial values of a step', () => {
  const values = {
    email: 'sorcha@example.com',
    companyName: 'Brennan Tours Ltd',
    billingStreet: '1 Main Street',
    billingTown: 'Galway',
    billingEircode: 'H91 AB12',
  };
  const start = (more: Record<string, string> = {}, email: string | null = null) =>
    startOf(
      'creditAccount',
      { values: { ...values, ...more }, profileType: 'bill_pay' },
      { ...facts, email },
    );

  it('include what is known of the company in its application', () => {
    expect(start()).toMatchObject({
      creditCompanyName: 'Brennan Tours Ltd',
      companyEmail: 'sorcha@example.com',
      companyStreet: '1 Main Street',
      companyTown: 'Galway',
      companyEircode: 'H91 AB12',
    });
    expect(start({ email: '' }, 'own@example.com')).toMatchObject({ companyEmail: 'own@example.com' });
  });

  it('do not overwrite what was entered, and do not mix addresses', () => {
    expect(start({ companyTown: 'Cork', companyEmail: 'office@example.com' })).toMatchObject({
      companyStreet: '',
      companyTown: 'Cork',
      companyEircode: '',
      companyEmail: 'office@example.com',
    });
  });
});
