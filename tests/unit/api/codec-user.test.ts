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
      pendingEmail: null,
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

  it.each([null, undefined])('is no one for %s', (value) => {
    expect(readUser(value)).toBeNull();
  });

  it('is the impersonated customer, with only their rights', () => {
    const user = readUser({ ...admin, impersonate: customer, impersonation });
    expect(user).toMatchObject({ uuid: 'customer', firstName: 'Seán', admin: false, impersonation });
  });

  it('is the root if impersonate is true, because that is already the customer’s data', () => {
    expect(readUser({ ...customer, impersonate: true, impersonation })).toMatchObject({
      uuid: 'customer',
      impersonation,
    });
  });

  it('includes an impersonation without a reason, or with the reason inside', () => {
    const untold = { reason: null, startedAt: null, lookOnly: false };
    expect(readUser({ ...admin, impersonate: customer })?.impersonation).toEqual(untold);
    expect(readUser({ ...customer, impersonate: true })?.impersonation).toEqual(untold);
    const inside = { ...customer, impersonation };
    expect(readUser({ ...admin, impersonate: inside })?.impersonation).toEqual({
      ...impersonation,
      lookOnly: false,
    });
  });

  it.each([
    [true, true],
    [1, true],
    [false, false],
    [null, false],
  ])('is looked at only with lookOnly %j', (lookOnly, expected) => {
    const user = { ...customer, impersonate: true, impersonation: { ...impersonation, lookOnly } };
    expect(readUser(user)?.impersonation?.lookOnly).toBe(expected);
  });

  it.each([null, undefined, false])('is not impersonated with impersonate %s', (impersonate) => {
    expect(readUser({ ...admin, impersonate, impersonation })).toMatchObject({
      uuid: 'admin',
      impersonation: null,
    });
  });

  it('is malformed without an id, never no one', () => {
    for (const uuid of [undefined, null, '', {}]) {
      expect(() => readUser({ ...customer, uuid })).toThrow(Malformed);
      expect(() => readUser({ ...admin, impersonate: { ...customer, uuid } })).toThrow(Malformed);
    }
  });

  it('accepts loose types: flags as numbers and strings, missing names, an invalid location', () => {
    const flags = { admin: '0', guest: 0, canBook: '1', mustChangePassword: null, premium: 1 };
    expect(readUser({ ...customer, ...flags, last_name: null, phone: 15550100, location: 42 })).toEqual({
      ...readUser(customer),
      lastName: '',
      phone: '15550100',
      location: null,
      admin: false,
      guest: false,
      canBook: true,
      mustChangePassword: false,
      premium: true,
    });
    expect(readUser({ ...customer, guest: 1, email: null })?.email).toBe('');
    expect(() => readUser({ ...customer, email: null })).toThrow(Malformed);
    expect(() => readUser({ ...customer, admin: 'no' })).toThrow(Malformed);
  });

  it.each([
    [0, null],
    ['0', null],
    [1, { reason: null, startedAt: null, lookOnly: false }],
  ])('is impersonated or not with impersonate %j', (impersonate, expected) => {
    expect(readUser({ ...customer, impersonate })?.impersonation).toEqual(expected);
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

  it('has no extensions if none are listed', () => {
    expect(readConfig(config).extensions).toEqual([]);
    expect(readConfig({ ...config, extensions: null }).extensions).toEqual([]);
  });

  it('keeps what it lists, known or not', () => {
    const extensions = ['auth', 'teleport', 'cancel-reason'];
    expect(readConfig({ ...config, extensions }).extensions).toEqual(extensions);
  });

  it('is malformed without the card provider’s key; a missing flag is off', () => {
    expect(() => readConfig({ ...config, stripePublicKey: undefined })).toThrow(Malformed);
    expect(readConfig({ stripePublicKey: 'pk', hasContact: '1', premiumEnabled: 0 })).toMatchObject({
      hasContact: true,
      premiumEnabled: false,
      demo: false,
    });
  });

  it.each(['recaptchaKey', 'contactNumber', 'premiumHotline', 'appDownloadLink'] as const)(
    'treats an empty %s as missing',
    (key) => {
      expect(readConfig({ ...config, [key]: '' })[key]).toBeNull();
    },
  );

  it.each([
    ['EUR', 'EUR'],
    ['gbp', 'GBP'],
    [null, null],
  ])('with the currency %j has %j', (currency, read) => {
    expect(readConfig({ ...config, currency }).currency).toBe(read);
  });

  it('is malformed with a currency that is none: no price could be shown', () => {
    expect(() => readConfig({ ...config, currency: '€' })).toThrow(Malformed);
  });

  it('has the modes of Premium off by default', () => {
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
    for (const key of ['personalPrice', 'businessStandardPrice', 'personalPriceDiscounted'])
      for (const amount of ['9', 9.99])
        expect(() => readPremiumConfig({ ...premium, [key]: amount }), key).toThrow(Malformed);
    expect(
      readPremiumConfig({ ...premium, businessIncludeVat: '0', maxBusinessStandardUsers: '9' }),
    ).toMatchObject({ businessIncludeVat: false, maxBusinessStandardUsers: 9 });
  });
});

describe('navigation', () => {
  const item = { nav_label: 'Profile', link_name: '/profile', has_nav: true, has_title: false };

  it('leaves out only unreadable items', () => {
    expect(
      readNav([item, { ...item, link_name: null }, { ...item, has_nav: 1, has_title: '0' }]),
    ).toMatchObject([
      { inMenu: true, showTitle: false },
      { inMenu: true, showTitle: false },
    ]);
    expect(() => readNav({ 0: item })).toThrow(Malformed);
  });
});
