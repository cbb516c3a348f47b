import { describe, expect, it } from 'vitest';
import { readConfig, readPremiumConfig } from '../../../src/api/codec/config';
import { readNav } from '../../../src/api/codec/nav';
import { readProfileType } from '../../../src/api/codec/profile-type';
import { Malformed } from '../../../src/api/codec/read';
import { readUser } from '../../../src/api/codec/user';

const customer = {
  uuid: 'customer',
  first_name: 'Seán',
  last_name: "O'Brien",
  email: 'sean@cabrank.test',
  admin: false,
  guest: false,
  canBook: false,
  mustChangePassword: true,
  premium: true,
  receivedPremiumDiscount: true,
};
const admin = { ...customer, uuid: 'admin', first_name: 'Ada', admin: true };
const impersonation = { reason: 'Help with a card', startedAt: '2026-11-02T09:30:00Z' };

describe('the user', () => {
  it('has null for what is missing or null', () => {
    expect(readUser({ ...customer, phone: null, later: 'unknown' })).toEqual({
      uuid: 'customer',
      firstName: 'Seán',
      lastName: "O'Brien",
      email: 'sean@cabrank.test',
      phone: null,
      location: null,
      admin: false,
      guest: false,
      canBook: false,
      unableToBookMessage: null,
      mustChangePassword: true,
      premium: true,
      receivedPremiumDiscount: true,
      profileType: null,
      impersonation: null,
    });
  });

  it.each([null, undefined])('is nobody for %s', (value) => {
    expect(readUser(value)).toBeNull();
  });

  it('is the impersonated one, with their rights alone', () => {
    const user = readUser({ ...admin, impersonate: customer, impersonation });
    expect(user).toMatchObject({ uuid: 'customer', firstName: 'Seán', admin: false, impersonation });
  });

  it('is the root where impersonate is true: those are the data of the customer already', () => {
    expect(readUser({ ...customer, impersonate: true, impersonation })).toMatchObject({
      uuid: 'customer',
      impersonation,
    });
  });

  it('knows of an impersonation that tells no reason, or tells it inside', () => {
    const untold = { reason: null, startedAt: null };
    expect(readUser({ ...admin, impersonate: customer })?.impersonation).toEqual(untold);
    expect(readUser({ ...customer, impersonate: true })?.impersonation).toEqual(untold);
    const inside = { ...customer, impersonation };
    expect(readUser({ ...admin, impersonate: inside })?.impersonation).toEqual(impersonation);
  });

  it.each([null, undefined, false])('is not impersonated with impersonate %s', (impersonate) => {
    expect(readUser({ ...admin, impersonate, impersonation })).toMatchObject({
      uuid: 'admin',
      impersonation: null,
    });
  });

  it.each(Object.keys(customer))('is malformed without %s', (key) => {
    expect(() => readUser({ ...customer, [key]: undefined })).toThrow(Malformed);
    expect(() => readUser({ ...admin, impersonate: { ...customer, [key]: null } })).toThrow(Malformed);
  });

  it.each([[], 'Seán', 7, true, { ...admin, impersonate: 'customer' }])('is malformed as %j', (value) => {
    expect(() => readUser(value)).toThrow(Malformed);
  });
});

describe('the profile type', () => {
  it.each([
    ['personal', 'personal'],
    ['standard', 'standard'],
    ['business', 'business'],
    ['bill_pay', 'bill_pay'],
    ['billPay', 'bill_pay'],
    ['hospitality', 'hospitality'],
    ['imperial', null],
  ])('%s is %s', (name, type) => {
    expect(readProfileType(name)).toBe(type);
  });
});

describe('the configuration', () => {
  const config = { stripePublicKey: 'pk', hasContact: false, premiumEnabled: true, demo: false };

  it('knows no extensions where none are listed', () => {
    expect(readConfig(config).extensions).toEqual([]);
    expect(readConfig({ ...config, extensions: null }).extensions).toEqual([]);
  });

  it('leaves out extensions that it does not know, and names of the prototype', () => {
    const extensions = ['auth', 'teleport', 'cancel-reason', 'toString', 'constructor'];
    expect(readConfig({ ...config, extensions }).extensions).toEqual(['auth', 'cancel-reason']);
  });

  it.each(Object.keys(config))('is malformed without %s', (key) => {
    expect(() => readConfig({ ...config, [key]: undefined })).toThrow(Malformed);
  });

  it.each(['recaptchaKey', 'contactNumber', 'premiumHotline', 'appDownloadLink'] as const)(
    'takes an empty %s for none',
    (key) => {
      expect(readConfig({ ...config, [key]: '' })[key]).toBeNull();
    },
  );

  it('has the modes of Premium off where they are not told', () => {
    const premium = {
      personalPrice: 999,
      businessStandardPrice: 2999,
      businessIncludeVat: true,
      maxBusinessStandardUsers: 10,
    };
    expect(readPremiumConfig(premium)).toMatchObject({
      minSpendMode: false,
      businessServiceChargeMode: false,
      businessMediumPrice: null,
      initialDiscount: null,
    });
    for (const key of Object.keys(premium))
      expect(() => readPremiumConfig({ ...premium, [key]: '9' }), key).toThrow(Malformed);
  });
});

describe('navigation', () => {
  const item = { nav_label: 'Profile', link_name: '/profile', has_nav: true, has_title: false };

  it('is malformed as a whole with one malformed item', () => {
    expect(readNav([item])).toHaveLength(1);
    expect(() => readNav([item, { ...item, link_name: 7 }])).toThrow(Malformed);
    expect(() => readNav({ 0: item })).toThrow(Malformed);
  });
});
