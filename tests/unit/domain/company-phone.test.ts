import { describe, expect, it } from 'vitest';
import { companyPhone } from '../../../src/domain/phones/company-phone';

const both = { hasContact: true, contactNumber: '01 555 0100', premiumHotline: '01 555 0199' };

describe('the phone number in the header', () => {
  it('is the hotline for premium customers, and the ordinary one for everyone else', () => {
    expect(companyPhone(both, { premium: true })).toBe('01 555 0199');
    expect(companyPhone(both, { premium: false })).toBe('01 555 0100');
    expect(companyPhone(both, null)).toBe('01 555 0100');
  });

  it('is the ordinary one for premium customers too if there is no hotline', () => {
    expect(companyPhone({ ...both, premiumHotline: null }, { premium: true })).toBe('01 555 0100');
  });

  it('is missing if the company takes no calls, or before the configuration is known', () => {
    expect(companyPhone({ ...both, hasContact: false }, { premium: true })).toBeNull();
    expect(companyPhone({ ...both, hasContact: false }, null)).toBeNull();
    expect(companyPhone({ ...both, contactNumber: null }, null)).toBeNull();
    expect(companyPhone(null, null)).toBeNull();
  });
});
