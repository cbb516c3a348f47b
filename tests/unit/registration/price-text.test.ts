import { describe, expect, it } from 'vitest';
import { premiumConfig } from '../../../machines/samples';
import { formatMoney } from '../../../src/domain/money';
import { premiumPrice } from '../../../src/domain/premium-offer';
import { finishName, paymentPlan, priceText } from '../../../src/features/registration/prices/price-text';

describe('prices in one line', () => {
  it.each([
    [999, null, '€9.99 a month'],
    [2499, false, '€24.99 a month excluding VAT'],
    [2500, true, '€25.00 a month including VAT'],
  ] as const)('%i cents, VAT included %s: %s', (cents, vatIncluded, text) => {
    expect(priceText(cents, vatIncluded, 'EUR')).toBe(text);
  });
});

describe('what is paid and when', () => {
  const plan = (type: 'personal' | 'business', users: number, received = false) => {
    const price = premiumPrice(type, users, premiumConfig, received);
    return price && paymentPlan(price, 'EUR', '2026-11-24T09:00:00Z');
  };

  it('with an offer: today, and from the day on which the offer ends', () => {
    expect(plan('personal', 1)).toBe('Today €4.99. From 24 Feb 2027 €9.99 a month, until you cancel.');
  });

  it('without an offer: today and every month', () => {
    expect(plan('personal', 1, true)).toBe('Today €9.99, then the same every month until you cancel.');
  });

  it('for a business with the VAT word', () => {
    expect(plan('business', 2, true)).toBe(
      `Today ${formatMoney(premiumConfig.businessStandardPrice)} excluding VAT, then the same every month until you cancel.`,
    );
  });
});

describe('the name of the last button', () => {
  const offered = { full: 999, discounted: 499 };
  it.each([
    ['the price of the first month', offered, true, 'Finish and pay €4.99'],
    ['the price of every month', { full: 999, discounted: null }, true, 'Finish and pay €9.99'],
    ['no price where nothing is charged', { full: 999, discounted: 0 }, true, 'Finish'],
    ['no price where a deployment leaves it out', offered, false, 'Finish'],
  ] as const)('has %s', (_what, price, namesPrice, name) => {
    expect(finishName(price, 'EUR', namesPrice)).toBe(name);
  });

  it('has the price by default', () => {
    expect(finishName(offered, 'GBP')).toBe('Finish and pay £4.99');
  });
});
