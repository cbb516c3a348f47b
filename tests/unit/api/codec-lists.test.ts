import { describe, expect, it } from 'vitest';
import { readAccounts } from '../../../src/api/codec/accounts';
import { readCardAccounts, readCards, readSubscriptions } from '../../../src/api/codec/cards';
import { readContactPage, readExpires } from '../../../src/api/codec/content';
import { readOption } from '../../../src/api/codec/option';
import { Malformed } from '../../../src/api/codec/read';
import { readSettings, writeSettings } from '../../../src/api/codec/settings';

const card = { id: 41, name: 'Everyday', lastFour: '4242', type: 'visa', expired: false, expiresSoon: true };
const account = {
  accountId: 9,
  ref: 'BC-9',
  nickname: 'Murphy',
  owner: false,
  active: true,
  isPremium: false,
};
const subscription = { id: 3, type: 'business', cancellable: false };
const billPay = { ref: 'BP-5', name: 'Murphy', created: '2026-11-02' };

describe('lists', () => {
  it.each([
    ['cards', readCards, card, 'lastFour'],
    ['card accounts', readCardAccounts, account, 'owner'],
    ['subscriptions', readSubscriptions, subscription, 'type'],
    ['accounts', readAccounts, billPay, 'created'],
  ] as const)('of %s are read whole or not at all', (_, read, entry, key) => {
    expect(read([])).toEqual([]);
    expect(read([entry, { ...entry, later: 'unknown' }])).toHaveLength(2);
    expect(() => read([entry, { ...entry, [key]: undefined }])).toThrow(Malformed);
    for (const wrong of [null, undefined, {}, 'none', [entry, null], [[entry]]])
      expect(() => read(wrong)).toThrow(Malformed);
  });

  it('hold ids as texts, whatever the wire has', () => {
    const [first, second] = readCards([card, { ...card, id: 'c-42', card_id: 77 }]);
    expect([first?.id, second?.id, second?.cardId]).toEqual(['41', 'c-42', '77']);
    const [own] = readCardAccounts([{ ...account, cardId: 41, cards: [card] }]);
    expect([own?.accountId, own?.cardId, own?.cards[0]?.id]).toEqual(['9', '41', '41']);
    const [premium] = readSubscriptions([{ ...subscription, card_id: 41, bookingCardId: 'c-42' }]);
    expect([premium?.id, premium?.cardId, premium?.bookingCardId]).toEqual(['3', '41', 'c-42']);
  });

  it('hold a card of an unknown brand as generic', () => {
    expect(
      readCards(
        ['visa', 'mastercard', 'maestro', 'amex', 'generic', 'diners'].map((type) => ({ ...card, type })),
      ).map(({ type }) => type),
    ).toEqual(['visa', 'mastercard', 'maestro', 'amex', 'generic', 'generic']);
  });

  it.each([true, false, 'Ada Byrne'])('hold the owner %j as it is', (owner) => {
    expect(readCardAccounts([{ ...account, owner }])[0]?.owner).toBe(owner);
  });

  it('refuse an owner or a subscription type that is none', () => {
    expect(() => readCardAccounts([{ ...account, owner: 1 }])).toThrow(Malformed);
    expect(() => readCardAccounts([{ ...account, subscriptionType: 'standard' }])).toThrow(Malformed);
    expect(() => readSubscriptions([{ ...subscription, type: 'standard' }])).toThrow(Malformed);
  });

  it('hold an account that waits for approval without id and identifier', () => {
    expect(readAccounts([billPay])[0]).toMatchObject({ id: null, identifier: null, status: null });
  });
});

describe('expires', () => {
  const time = Date.UTC(2026, 11, 1);

  it.each([
    ['ISO 8601', '2026-12-01T00:00:00Z', time],
    ['ISO 8601 with an offset', '2026-12-01T01:00:00+01:00', time],
    ['a date', '2026-12-01', time],
    ['epoch seconds', time / 1000, time],
    ['epoch seconds as a text', String(time / 1000), time],
    ['epoch milliseconds', time, time],
    ['epoch milliseconds as a text', String(time), time],
    ['nonsense', 'tomorrow', null],
    ['no number', Number.NaN, null],
  ])('as %s', (_, value, expected) => {
    expect(readExpires(value)).toBe(expected);
  });

  it('is null where it is missing', () => {
    expect(readContactPage({ title: 'Contact', content: [] }).expires).toBeNull();
  });
});

describe('options', () => {
  it('may be bare texts', () => {
    expect(readOption('To work')).toEqual({ id: 'To work', label: 'To work' });
    expect(readOption({ id: 7, label: 'Home' })).toEqual({ id: '7', label: 'Home' });
    expect(() => readOption({ id: 7 })).toThrow(Malformed);
  });

  it('are the subjects of the contact form', () => {
    expect(
      readContactPage({ title: 'Contact', content: ['A journey', { id: 2, label: 'Other' }] }).subjects,
    ).toEqual([
      { id: 'A journey', label: 'A journey' },
      { id: '2', label: 'Other' },
    ]);
  });
});

describe('settings', () => {
  const settings = {
    firstName: 'Seán',
    lastName: "O'Brien",
    bookingName: 'Seán',
    confirmationEmails: true,
    showDelivery: false,
    showShare: false,
    showCc: false,
    showDelete: false,
  };

  it('have empty lists and the country IE where nothing else is told', () => {
    expect(readSettings(settings)).toMatchObject({
      phone: null,
      phonePrefix: 'IE',
      ccEmails: [],
      shareBookings: [],
      defaultJobs: [],
      pages: [],
      defaultJob: null,
    });
  });

  it('are malformed with one entry of a list that is no text', () => {
    expect(() => readSettings({ ...settings, ccEmails: ['a@cabrank.test', 7] })).toThrow(Malformed);
  });

  it('go out as ccEmail and phoneNumber, hidden lists included', () => {
    const read = readSettings({
      ...settings,
      phone: '+353871234567',
      ccEmails: ['a@cabrank.test'],
      defaultJob: 1,
    });
    expect(writeSettings(read, 'token')).toEqual({
      firstName: 'Seán',
      lastName: "O'Brien",
      bookingName: 'Seán',
      phoneNumber: '+353871234567',
      defaultJob: '1',
      defaultJobDelivery: null,
      ccEmail: ['a@cabrank.test'],
      shareBookings: [],
      defaultPage: null,
      confirmationEmails: true,
      recaptchaToken: 'token',
    });
    expect(writeSettings({ ...read, phone: null }, '').phoneNumber).toBe('');
  });
});
