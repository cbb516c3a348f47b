import { describe, expect, it } from 'vitest';
import { premiumConfig } from '../../../machines/samples';
import type { PremiumConfig } from '../../../src/domain/entities';
import {
  areValidUsers,
  maxUsers,
  offersPlus,
  premiumPrice,
  startUsers,
  tierOf,
} from '../../../src/domain/premium-offer';

const config = (more: Partial<PremiumConfig> = {}): PremiumConfig => ({ ...premiumConfig, ...more });

describe('Business Premium+ (D1.5)', () => {
  it('is offered only if its price and its maximum are configured', () => {
    expect(offersPlus(config())).toBe(true);
    expect(offersPlus(config({ businessMediumPrice: null }))).toBe(false);
    expect(offersPlus(config({ maxBusinessMediumUsers: null }))).toBe(false);
    expect(offersPlus(config({ businessMediumPrice: 0 }))).toBe(true);
  });

  it('begins above the standard maximum', () => {
    expect([10, 11, 25].map((users) => tierOf(users, config()))).toEqual(['standard', 'plus', 'plus']);
    expect(tierOf(11, config({ businessMediumPrice: null }))).toBe('standard');
  });
});

describe('the number of users (S5.businessUsers, D4.15)', () => {
  it.each([
    [10, 'standard', 10],
    [99, 'standard', 99],
    [100, 'standard', 100],
    [101, 'standard', 100],
    [10, 'plus', 25],
  ] as const)('with a standard maximum of %i, %s may have %i', (maxBusinessStandardUsers, tier, max) => {
    expect(maxUsers(tier, config({ maxBusinessStandardUsers }))).toBe(max);
  });

  it('is never more than 100, and without Premium+ never more than the standard maximum', () => {
    expect(maxUsers('plus', config({ maxBusinessMediumUsers: 101 }))).toBe(100);
    expect(maxUsers('plus', config({ maxBusinessMediumUsers: 100 }))).toBe(100);
    expect(maxUsers('plus', config({ businessMediumPrice: null }))).toBe(10);
    expect(maxUsers('plus', config({ maxBusinessMediumUsers: null }))).toBe(10);
  });

  it.each([
    [4, 4],
    [5, 5],
    [6, 5],
    [100, 5],
  ])('starts, with a maximum of %i, at %i', (maxBusinessStandardUsers, start) => {
    expect(startUsers(config({ maxBusinessStandardUsers }))).toBe(start);
  });

  it.each([
    ['0', 'standard', false],
    ['1', 'standard', true],
    ['2', 'standard', true],
    ['9', 'standard', true],
    ['10', 'standard', true],
    ['11', 'standard', false],
    ['24', 'plus', true],
    ['25', 'plus', true],
    ['26', 'plus', false],
    [' 5 ', 'standard', true],
    ['', 'standard', false],
    ['-1', 'standard', false],
    ['1.5', 'standard', false],
    ['1e1', 'standard', false],
    ['five', 'standard', false],
    ['0005', 'standard', false],
  ] as const)('%j as %s: %s', (typed, tier, valid) => {
    expect(areValidUsers(typed, tier, config())).toBe(valid);
  });

  it('ends at 100 however many are configured', () => {
    const many = config({ maxBusinessMediumUsers: 500 });
    expect(['99', '100', '101'].map((typed) => areValidUsers(typed, 'plus', many))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the price of Premium (S9.premiumPrices, D4.14)', () => {
  const offer = { percent: 50, months: 3 };

  it('is for one person, without a VAT note', () => {
    expect(premiumPrice('personal', 1, config(), false)).toEqual({
      full: 999,
      discounted: 499,
      ...offer,
      perUser: null,
      vatIncluded: null,
    });
  });

  it('is for a team, with each further user and the VAT note', () => {
    const standard = { full: 2499, discounted: 1999, ...offer, perUser: 300, vatIncluded: false };
    expect(premiumPrice('business', 10, config(), false)).toEqual(standard);
    expect(premiumPrice('business', 1, config({ businessIncludeVat: true }), false)).toEqual({
      ...standard,
      vatIncluded: true,
    });
    expect(premiumPrice('business', 5, config({ additionalBusinessUsersPrice: null }), false)).toEqual({
      ...standard,
      perUser: null,
    });
  });

  it('is that of Premium+ above the standard maximum, without a discount', () => {
    expect(premiumPrice('business', 11, config(), false)).toMatchObject({ full: 4999, discounted: null });
    expect(premiumPrice('business', 11, config({ businessMediumPrice: null }), false)).toMatchObject({
      full: 2499,
      discounted: 1999,
    });
  });

  it.each([
    ['the customer has had it before', {}, true],
    ['there is no percentage', { initialDiscount: null }, false],
    ['the percentage is 0', { initialDiscount: 0 }, false],
    ['it holds for no month', { discountLength: null }, false],
    ['it holds for 0 months', { discountLength: 0 }, false],
    ['it has no price', { personalPriceDiscounted: null, businessPriceDiscounted: null }, false],
  ])('has no discount if %s', (_why, more, received) => {
    for (const type of ['personal', 'business'] as const)
      expect(premiumPrice(type, 5, config(more), received)?.discounted).toBeNull();
  });

  it('does not exist for free types', () => {
    for (const type of ['standard', 'bill_pay', 'hospitality', null] as const)
      expect(premiumPrice(type, 5, config(), false)).toBeNull();
  });
});
