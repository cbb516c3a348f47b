import { describe, expect, it } from 'vitest';
import { payloadField } from '../../../src/domain/wizard/payload-fields';

describe('the payload field that a server’s error is about', () => {
  it.each([
    ['email', 'email'],
    ['phone', 'phoneNumber'],
    ['phoneNumber', 'phoneNumber'],
    ['users', 'premiumUsers'],
    ['creditAccount.companyEmail', 'companyEmail'],
    ['creditAccount[companyEmail]', 'companyEmail'],
    ['creditAccount', 'creditAccount'],
    ['', ''],
    ['.', '.'],
  ])('%s: %s', (name, field) => {
    expect(payloadField(name)).toBe(field);
  });
});
