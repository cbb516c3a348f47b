import { describe, expect, it } from 'vitest';
import { nameCard } from '../../../src/payments/simulator/card-name';
import {
  brandOf,
  cvcLengths,
  formatNumber,
  MAESTRO_TEST_NUMBER,
  numberTrace,
  passesLuhn,
  TEST_NUMBERS,
} from '../../../src/payments/simulator/card-numbers';
import {
  cleanCvc,
  cleanExpiry,
  cleanNumber,
  formatExpiry,
  validateCard,
  readExpiry,
} from '../../../src/payments/simulator/card-values';

const now = new Date(2026, 10, 20);

describe('card numbers', () => {
  it.each([
    ['', 'unknown'],
    ['4', 'visa'],
    ['50', 'unknown'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'maestro'],
    ['2220', 'unknown'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['34', 'amex'],
    ['35', 'unknown'],
    ['37', 'amex'],
    ['6011', 'unknown'],
    ['6759', 'maestro'],
  ])('%s… is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  it.each(TEST_NUMBERS)('the test number %s passes the Luhn check and no other last digit does', (number) => {
    expect(passesLuhn(number)).toBe(true);
    const wrong = Array.from({ length: 10 }, (_, digit) => number.slice(0, -1) + String(digit)).filter(
      (other) => other !== number,
    );
    expect(wrong.filter(passesLuhn)).toEqual([]);
  });

  it('knows the published test numbers (D4.11), each once', () => {
    const named = [
      '3155',
      '3220',
      '3184',
      '1629',
      '0341',
      '0002',
      '9995',
      '9987',
      '9979',
      '0069',
      '0127',
      '0119',
    ];
    for (const last4 of [...named, '4242']) {
      expect(TEST_NUMBERS.filter((number) => number.endsWith(last4))).toHaveLength(1);
    }
    expect(new Set(TEST_NUMBERS).size).toBe(TEST_NUMBERS.length);
    expect(brandOf(MAESTRO_TEST_NUMBER)).toBe('maestro');
  });

  it('encodes only published test numbers in a PaymentMethod id', () => {
    expect(numberTrace('4242424242424242')).toBe('4242424242424242');
    expect(numberTrace('378282246310005')).toBe('378282246310005');
    expect(numberTrace('4111111111111111')).toBe('card');
  });

  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['3782', '3782'],
    ['37828', '3782 8'],
    ['3782822463', '3782 822463'],
    ['37828224631', '3782 822463 1'],
    ['378282246310005', '3782 822463 10005'],
  ])('shows %s as "%s"', (digits, shown) => {
    expect(formatNumber(digits)).toBe(shown);
  });

  it('names a card by its brand and last digits, if they identify one', () => {
    expect(nameCard({ number: '4242424242424242' })).toBe('Visa ••••\u00a04242');
    expect(nameCard({ number: '9999999999991234' })).toBe('••••\u00a01234');
  });

  it.each([
    ['4242 4242-4242 4242', '4242424242424242'],
    ['42424242424242429', '4242424242424242'],
    ['3782822463100059', '378282246310005'],
    ['x4y2', '42'],
  ])('reads "%s" as %s', (typed, digits) => {
    expect(cleanNumber(typed)).toBe(digits);
  });

  it('accepts as many digits of the security code as the brand has', () => {
    expect(cleanCvc('12345', 'visa')).toBe('123');
    expect(cleanCvc('12345', 'amex')).toBe('1234');
    expect(cleanCvc('1 2x345', 'unknown')).toBe('1234');
    expect(cvcLengths('maestro')).toEqual({ min: 3, max: 3 });
  });
});

describe('expiry', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['2', '02'],
    ['9', '09'],
    ['12', '12'],
    ['13', '013'],
    ['00', '0'],
    ['1/', '01'],
    ['/12', '12'],
    ['1/30', '0130'],
    ['12/30', '1230'],
    ['12 / 3', '123'],
    ['1230', '1230'],
    ['12/2030', '1230'],
    ['122030', '1230'],
    ['5/2030', '0530'],
    ['12 / 305', '1230'],
    ['ab', ''],
  ])('"%s" is read as "%s"', (typed, digits) => {
    expect(cleanExpiry(typed)).toBe(digits);
  });

  it.each([
    ['', false, ''],
    ['1', false, '1'],
    ['12', false, '12 / '],
    ['12', true, '12'],
    ['123', false, '12 / 3'],
    ['123', true, '12 / 3'],
    ['1230', false, '12 / 30'],
  ])('"%s" (deleting: %s) is shown as "%s"', (digits, deleting, shown) => {
    expect(formatExpiry(digits, deleting)).toBe(shown);
  });

  it('is parsed when it is complete', () => {
    expect(readExpiry('0530')).toEqual({ month: 5, year: 2030 });
    expect(readExpiry('053')).toBe(null);
  });
});

const good = { number: '4242424242424242', expiry: '1239', cvc: '123' };

describe('the errors of a card', () => {
  it('are none if the card is complete', () => {
    const fine = { complete: true, error: null };
    expect(validateCard(good, now)).toEqual({ number: fine, expiry: fine, cvc: fine });
  });

  it.each([
    ['', 'incomplete_number'],
    ['424242424242424', 'incomplete_number'],
    ['4242424242424241', 'invalid_number'],
    ['37828224631000', 'incomplete_number'],
    ['378282246310005', null],
    ['6759649826438453', null],
    ['6011111111111117', null],
  ])('number %s: %s', (number, error) => {
    expect(validateCard({ ...good, number }, now).number).toEqual({ complete: error === null, error });
  });

  it.each([
    ['', 'incomplete_expiry'],
    ['123', 'incomplete_expiry'],
    ['1225', 'invalid_expiry_year_past'],
    ['1026', 'invalid_expiry_month_past'],
    ['1126', null],
    ['1226', null],
    ['1276', null],
    ['0177', 'invalid_expiry_year'],
  ])('expiry %s in November 2026: %s', (expiry, error) => {
    expect(validateCard({ ...good, expiry }, now).expiry).toEqual({ complete: error === null, error });
  });

  it.each([
    ['4242424242424242', '', 'incomplete_cvc'],
    ['4242424242424242', '12', 'incomplete_cvc'],
    ['4242424242424242', '123', null],
    ['4242424242424242', '1234', 'invalid_cvc'],
    ['378282246310005', '123', 'incomplete_cvc'],
    ['378282246310005', '1234', null],
    ['', '123', null],
    ['', '1234', null],
  ])('number %s with security code "%s": %s', (number, cvc, error) => {
    expect(validateCard({ ...good, number, cvc }, now).cvc).toEqual({ complete: error === null, error });
  });
});
