import { describe, expect, it } from 'vitest';
import {
  brandLabel,
  cardTitle,
  findCard,
  formatExpiry,
  isCard,
  maskedNumber,
} from '../../../src/domain/cards/card';
import type { Card } from '../../../src/domain/entities';
import { formatMoney, formatNothing } from '../../../src/domain/money';

describe('money', () => {
  it.each([
    [0, '€0.00'],
    [1, '€0.01'],
    [99, '€0.99'],
    [100, '€1.00'],
    [101, '€1.01'],
    [999, '€9.99'],
    [123_456_789, '€1,234,567.89'],
    [-999, '-€9.99'],
  ])('%i cents: %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('has two decimals in every currency and the format of the language', () => {
    expect(formatMoney(999, 'GBP')).toBe('£9.99');
    expect(formatMoney(999, 'JPY')).toMatch(/9\.99$/u);
    expect(formatMoney(999, 'EUR', 'de-DE')).toBe('9,99\u00a0€');
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (cents) => {
    expect(() => formatMoney(cents)).toThrow(RangeError);
  });

  it('refuses an unknown currency', () => {
    expect(() => formatMoney(1, 'euro')).toThrow(RangeError);
  });

  it('has no decimals where nothing is paid', () => {
    expect([formatNothing(), formatNothing('GBP')]).toEqual(['€0', '£0']);
    expect(formatMoney(0)).toBe('€0.00');
  });
});

describe('expiry', () => {
  it.each([
    [1, 2027, '01/27'],
    [12, 2030, '12/30'],
    [9, 2100, '09/00'],
    [1, 0, '01/00'],
    [1, 9999, '01/99'],
    [0, 2027, 'xx/xx'],
    [13, 2027, 'xx/xx'],
    [1.5, 2027, 'xx/xx'],
    [Number.NaN, 2027, 'xx/xx'],
    [null, 2027, 'xx/xx'],
    [1, null, 'xx/xx'],
    [1, -1, 'xx/xx'],
    [1, 2027.5, 'xx/xx'],
    [1, 10_000, 'xx/xx'],
    [null, null, 'xx/xx'],
  ])('%s and %s: %s', (month, year, text) => {
    expect(formatExpiry(month, year)).toBe(text);
  });
});

const card = (id: string, cardId: string | null): Card => ({
  id,
  cardId,
  name: `Card ${id}`,
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 1,
  expiryYear: 2030,
  expired: false,
  expiresSoon: false,
  paymentMethodId: null,
  isDefault: false,
});

describe('the display name of a card', () => {
  it.each([
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['maestro', 'Maestro'],
    ['amex', 'American Express'],
    ['generic', 'Payment card'],
  ] as const)('%s: %s', (brand, label) => {
    expect(brandLabel(brand, 'Payment card')).toBe(label);
  });

  it('is its nickname, otherwise brand and last four digits', () => {
    expect([maskedNumber('0005'), maskedNumber('')]).toEqual(['•••• 0005', '••••']);
    expect(cardTitle({ name: ' Everyday ', type: 'visa', lastFour: '4242' }, 'Card')).toBe('Everyday');
    expect(cardTitle({ name: ' ', type: 'amex', lastFour: '0005' }, 'Card')).toBe(
      'American Express •••• 0005',
    );
    expect(cardTitle({ name: '', type: 'generic', lastFour: '9999' }, 'Card')).toBe('Card •••• 9999');
  });
});

describe('the card of an id', () => {
  const cards = [card('2', '1'), card('1', '7'), card('3', null)];

  it.each([
    ['1', '1'],
    ['7', '1'],
    ['2', '2'],
    ['3', '3'],
    ['9', undefined],
    [null, undefined],
  ])('%s: card %s', (id, found) => {
    expect(findCard(cards, id)?.id).toBe(found);
  });

  it('matches both the id and the cardId', () => {
    expect(isCard(card('2', '1'), '1')).toBe(true);
    expect(isCard(card('2', '1'), '2')).toBe(true);
    expect(isCard(card('2', '1'), '3')).toBe(false);
    expect(isCard(card('2', null), null)).toBe(false);
  });
});
