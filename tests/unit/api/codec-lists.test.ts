import { describe, expect, it } from 'vitest';
import { readAccounts } from '../../../src/api/codec/accounts';
import { readCardAccounts, readCards, readSubscriptions } from '../../../src/api/codec/cards';
import { readContactPage, readExpires } from '../../../src/api/codec/content';
import { readOption } from '../../../src/api/codec/option';
import { Malformed } from '../../../src/api/codec/read';
import { readReceipts } from '../../../src/api/codec/receipts';
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
const receipt = { id: 1, number: 7, date: '2026-11-02', description: null, amount: 999, currency: 'EUR' };
const billPay = { ref: 'BP-5', name: 'Murphy', created: '2026-11-02' };

describe('lists', () => {
  it.each([
    ['cards', readCards, card, { id: null }],
    ['card accounts', readCardAccounts, account, { accountId: '' }],
    ['subscriptions', readSubscriptions, subscription, { type: 'standard' }],
    ['accounts', readAccounts, billPay, { status: 'lost' }],
    ['receipts', readReceipts, receipt, { amount: '999' }],
  ] as const)('of %s leave out only unreadable records', (_, read, entry, unreadable) => {
    expect(read([])).toEqual({ records: [], leftOut: 0 });
    const { records, leftOut } = read([entry, { ...entry, ...unreadable }, { ...entry, later: 'unknown' }]);
    expect([records.length, leftOut]).toEqual([2, 1]);
    for (const odd of [null, [entry], 'none', 7]) expect(read([entry, odd])).toMatchObject({ leftOut: 1 });
    for (const wrong of [null, undefined, {}, 'none']) expect(() => read(wrong)).toThrow(Malformed);
  });

  it('report the position of a record that was left out, and the reason', () => {
    const told: string[] = [];
    const place = { path: 'response', leaveOut: ({ message }: Malformed) => void told.push(message) };
    readCardAccounts([account, { ...account, cards: [card, { ...card, id: null }] }], place);
    readCardAccounts([account, { ...account, active: 'perhaps' }], place);
    expect(told).toEqual([
      'response[1].cards[1].id: an id expected',
      'response[1].active: a boolean expected',
    ]);
  });

  it('accept loosely typed card fields: flags, digits, expiry and a missing name', () => {
    const loose = { ...card, name: null, type: null, lastFour: 42, expired: 0, expiresSoon: '1' };
    const { records } = readCards([
      { ...loose, expiryMonth: '08', expiryYear: '2039', card_id: '' },
      { ...loose, expired: null, expiryMonth: 'August', expiryYear: {} },
    ]);
    const same = { id: '41', name: '', type: 'generic', lastFour: '0042', expired: false, expiresSoon: true };
    expect(records).toMatchObject([
      { ...same, expiryMonth: 8, expiryYear: 2039, paymentMethodId: null, cardId: null },
      { ...same, expiryMonth: null, expiryYear: null, paymentMethodId: null, cardId: null },
    ]);
  });

  it('parse money, ids and states strictly', () => {
    for (const odd of [
      { price: '999' },
      { price: 9.99 },
      { id: '' },
      { id: true },
      { type: 'Personal' },
      { cancellable: 'yes' },
    ])
      expect(readSubscriptions([{ ...subscription, ...odd }])).toMatchObject({ records: [], leftOut: 1 });
    expect(readSubscriptions([{ ...subscription, cancellable: 1, card_id: '' }]).records).toMatchObject([
      { cancellable: true, cardId: null },
    ]);
  });

  it('convert ids to strings', () => {
    const [first, second] = readCards([card, { ...card, id: 'c-42', card_id: 77 }]).records;
    expect([first?.id, second?.id, second?.cardId]).toEqual(['41', 'c-42', '77']);
    const [own] = readCardAccounts([{ ...account, cardId: 41, cards: [card] }]).records;
    expect([own?.accountId, own?.cardId, own?.cards[0]?.id]).toEqual(['9', '41', '41']);
    const [premium] = readSubscriptions([{ ...subscription, card_id: 41, bookingCardId: 'c-42' }]).records;
    expect([premium?.id, premium?.cardId, premium?.bookingCardId]).toEqual(['3', '41', 'c-42']);
  });

  it('treat a card of an unknown brand as generic', () => {
    expect(
      readCards(
        ['visa', 'mastercard', 'maestro', 'amex', 'generic', 'diners'].map((type) => ({ ...card, type })),
      ).records.map(({ type }) => type),
    ).toEqual(['visa', 'mastercard', 'maestro', 'amex', 'generic', 'generic']);
  });

  it.each([
    [true, true],
    [false, false],
    ['Ada Byrne', 'Ada Byrne'],
    [1, true],
    ['0', false],
    [null, false],
  ])('parse the owner %j as %j', (owner, read) => {
    expect(readCardAccounts([{ ...account, owner }]).records[0]?.owner).toBe(read);
  });

  it('accept a pending account without id and identifier', () => {
    expect(readAccounts([{ ...billPay, id: '', identifier: '' }]).records[0]).toMatchObject({
      id: null,
      identifier: null,
      status: null,
    });
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

  it('is null if it is missing', () => {
    expect(readContactPage({ title: 'Contact', content: [] }).expires).toBeNull();
  });
});

describe('options', () => {
  it('may be plain strings', () => {
    expect(readOption('To work')).toEqual({ id: 'To work', label: 'To work' });
    expect(readOption({ id: 7, label: 'Home' })).toEqual({ id: '7', label: 'Home' });
    expect(readOption(15)).toEqual({ id: '15', label: '15' });
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

  it('have empty lists and the country IE by default', () => {
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

  it.each(['firstName', 'lastName', 'confirmationEmails'])(
    'are malformed without %s, which is sent back',
    (key) => {
      expect(() => readSettings({ ...settings, [key]: null })).toThrow(Malformed);
    },
  );

  it('are malformed if one entry of a list that is sent back is malformed', () => {
    expect(() => readSettings({ ...settings, ccEmails: ['a@cabrank.test', null] })).toThrow(Malformed);
  });

  it('offer the readable choices', () => {
    const jobs = [{ id: 1, label: 'Home' }, { id: 2, label: null }, 'To work'];
    expect(readSettings({ ...settings, showCc: 1, defaultJob: '', defaultJobs: jobs })).toMatchObject({
      showCc: true,
      defaultJob: null,
      defaultJobs: [
        { id: '1', label: 'Home' },
        { id: 'To work', label: 'To work' },
      ],
    });
  });

  it('are sent as ccEmail and phoneNumber, including hidden lists', () => {
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
