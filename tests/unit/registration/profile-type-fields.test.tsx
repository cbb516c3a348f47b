// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PremiumConfig, ProfileType } from '../../../src/domain/entities';
import { ProfileTypeFields } from '../../../src/features/registration/steps/profile-type-fields';
import type { StepperFacts } from '../../../src/features/registration/stepper/stepper-props';
import { button, descriptionOf, labelled, press, render, unmount } from '../ui/render';
import { prices, stepperFacts, StepUnderTest } from '../../support/stages/step-fields';

const ALL = ['bill_pay', 'business', 'personal', 'standard'] as const;
const onChoose = vi.fn();
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const group = () => document.querySelector('[role=radiogroup]') as HTMLElement;

type Given = {
  readonly facts?: Partial<StepperFacts>;
  readonly profileType?: ProfileType | null;
  readonly offered?: readonly ProfileType[];
  readonly locked?: boolean;
};

const show = ({ facts = {}, profileType = null, offered = ALL, locked = false }: Given = {}) =>
  render(
    <StepUnderTest
      step="profileType"
      values={{ profileType: profileType ?? '', companyName: '' }}
      facts={{ ...stepperFacts, ...facts }}
      profileType={profileType}
      locked={locked}
    >
      {(props) => <ProfileTypeFields {...props} offered={offered} onChoose={onChoose} />}
    </StepUnderTest>,
  );

/** What a card says: each paragraph and each item of its list. */
const linesOf = (title: string): string[] => {
  const about = document.getElementById(labelled(title).getAttribute('aria-describedby') ?? '');
  return [...(about?.querySelectorAll('p, li') ?? [])].map(({ textContent }) =>
    textContent.trim().replaceAll('\u00a0', ' '),
  );
};
/** What a business account costs, besides its Premium. */
const FREE = '€0 Booking service fee 5%';
const pricesOf = (title: string): string[] =>
  linesOf(title).filter((line) => /€|Free|application$/u.test(line));

const withPrices = (changed: Partial<PremiumConfig>) => ({ facts: { premium: { ...prices, ...changed } } });

beforeEach(() => onChoose.mockReset());
afterEach(unmount);

describe('the list of profile types', () => {
  it('S2.addPremiumStepper.4: shows for each type what it costs and includes', async () => {
    await show();
    expect(radios().map(({ value }) => value)).toEqual(['standard', 'personal', 'business', 'bill_pay']);
    expect(linesOf('Standard')).toEqual([
      'Free',
      'Pay by cash or card',
      'Ten percent tech fee on card and cash trips, paid by phone and not collected by the driver',
      '7 day booking history',
    ]);
    expect(linesOf('Personal Premium')).toEqual([
      '€4.99 a month',
      '50% off for the first 3 months, then €9.99 a month',
      'First trip off per month',
      'Use it or lose it',
      'One user',
    ]);
    expect(linesOf('Business')).toEqual([
      FREE,
      'Starts with Business Premium',
      '€14.99 a month excluding VAT',
      '50% off for the first 3 months, then €29.99 a month',
      'Each additional user: €2.50 a month',
      'Card pay as you go',
      'Up to 10 users',
      'Business Premium, multi-user: first trip off per month, use it or lose it',
    ]);
    expect(linesOf('Business+')).toEqual([
      'By application invoiced',
      'Invoiced weekly or monthly',
      'Reply within 3 working days',
      'Plus 10% service fee',
    ]);
  });

  it('has an icon of its own for each type, which is not read out', async () => {
    await show();
    const icons = [...document.querySelectorAll('[data-choice] svg[aria-hidden=true]')];
    expect(icons.map((icon) => icon.closest<HTMLElement>('[data-choice]')?.dataset['choice'])).toEqual([
      'standard',
      'personal',
      'business',
      'bill_pay',
    ]);
    expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(4);
  });

  it('does not mention Premium while it is off', async () => {
    await show({ facts: { premium: null }, offered: ['standard', 'business', 'bill_pay'] });
    expect(radios().map(({ value }) => value)).toEqual(['standard', 'business', 'bill_pay']);
    expect(linesOf('Business')).toEqual([FREE, 'Card pay as you go', 'Up to 10 users']);
    expect(document.body.textContent).not.toMatch(/premium|first trip|€(?!0 )/iu);
  });

  it.each<[string, Given, string[], string[]]>([
    [
      'to whom has had the discount',
      { facts: { receivedDiscount: true } },
      ['€9.99 a month'],
      [FREE, '€29.99 a month excluding VAT', 'Each additional user: €2.50 a month'],
    ],
    [
      'where the discount is 0',
      withPrices({ initialDiscount: 0 }),
      ['€9.99 a month'],
      [FREE, '€29.99 a month excluding VAT', 'Each additional user: €2.50 a month'],
    ],
    [
      'where the discount lasts no month',
      withPrices({ discountLength: null }),
      ['€9.99 a month'],
      [FREE, '€29.99 a month excluding VAT', 'Each additional user: €2.50 a month'],
    ],
  ])('makes no offer %s', async (_, given, personal, business) => {
    await show(given);
    expect(pricesOf('Personal Premium')).toEqual(personal);
    expect(pricesOf('Business')).toEqual(business);
  });

  it('shows whether a business price includes VAT, one month in the singular, and no missing user price', async () => {
    await show(
      withPrices({ businessIncludeVat: true, discountLength: 1, additionalBusinessUsersPrice: null }),
    );
    expect(pricesOf('Business')).toEqual([
      FREE,
      '€14.99 a month including VAT',
      '50% off for the first month, then €29.99 a month',
    ]);
  });

  it('shows prices in the currency of the configuration', async () => {
    await show({ facts: { currency: 'GBP', receivedDiscount: true } });
    expect(linesOf('Personal Premium')[0]).toBe('£9.99 a month');
    expect(linesOf('Business')[0]).toBe('£0 Booking service fee 5%');
  });

  it('reports what was chosen, and nothing while it is locked', async () => {
    await show();
    await press(labelled('Business+'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('bill_pay');
    await show({ profileType: 'standard', locked: true });
    await press(labelled('Business+'));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(labelled('Standard').closest('label')?.dataset['state']).toBe('checked');
  });

  it('selects none if the type is not offered', async () => {
    await show({ profileType: 'hospitality' });
    expect(radios().filter(({ checked }) => checked)).toEqual([]);
  });
});

describe('the company of a business', () => {
  const asks = () =>
    [...document.querySelectorAll('label')].some((each) => each.textContent === 'Company Name');

  it.each<[ProfileType | null, ProfileType | null, boolean]>([
    [null, null, false],
    ['standard', null, false],
    ['personal', null, false],
    ['bill_pay', null, false],
    ['business', null, true],
    ['business', 'standard', true],
    ['business', 'business', false],
  ])('is requested with %s, from a visitor who came for %s: %s', async (profileType, preset, asked) => {
    await show({ profileType, facts: { preset } });
    expect(asks()).toBe(asked);
  });

  it('is validated by the rule of company names', async () => {
    await show({ profileType: 'business' });
    expect(labelled('Company Name').maxLength).toBe(100);
    await press(button('Send'));
    expect(descriptionOf(labelled('Company Name'))).toBe('Required.');
  });
});

describe('a press without a choice', () => {
  it('shows the error at the list', async () => {
    await show();
    expect([descriptionOf(group()), group().getAttribute('aria-invalid')]).toEqual(['', null]);
    await press(button('Send'));
    expect([descriptionOf(group()), group().getAttribute('aria-invalid')]).toEqual([
      'Please choose a profile type.',
      'true',
    ]);
    expect(document.getElementById('f-profileType')).toBe(labelled('Standard'));
  });
});
