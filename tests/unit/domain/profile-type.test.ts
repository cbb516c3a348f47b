import { expect, it } from 'vitest';
import { registrableType } from '../../../src/domain/profile-type';

it.each([
  ['standard', 'standard'],
  ['business', 'business'],
  ['bill_pay', 'bill_pay'],
  ['billPay', 'bill_pay'],
  ['hospitality', null],
  ['Business', null],
  [undefined, null],
])('an address with %s requests %s', (named, type) => {
  expect(registrableType(named)).toBe(type);
});
