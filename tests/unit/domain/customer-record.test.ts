import { describe, expect, it } from 'vitest';
import {
  aoife,
  byrneDesign,
  everyday,
  impersonatedAoife,
  jointAccount,
  novemberReceipt,
  personalPremium,
} from '../../../machines/samples';
import type { Account, CustomerSettings } from '../../../src/domain/entities';
import { customerRecord } from '../../../src/domain/customer-record';

const settings: CustomerSettings = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  bookingName: 'Aoife Byrne',
  phone: '+35315550100',
  phonePrefix: 'IE',
  phoneNumber: '01 555 0100',
  phoneValid: true,
  ccEmails: ['office@byrne.test'],
  confirmationEmails: true,
  defaultJob: null,
  defaultJobDelivery: null,
  showDelivery: false,
  defaultJobs: [],
  pages: [],
  defaultPage: null,
  notifyOfDispatch: null,
  shareBookings: [],
  showShare: false,
  showCc: true,
  showDelete: true,
};
const billPay: Account = {
  id: '51',
  ref: 'WA-2041',
  name: 'Byrne & Daughters',
  identifier: 'BP-20418',
  created: '2026-08-22T10:00:00Z',
  status: null,
  reason: null,
};
const withIds = { ...everyday, paymentMethodId: 'pm_1Secret4242' };
const at = '2026-11-20T13:53:00.000Z';

const record = (changed: Partial<Parameters<typeof customerRecord>[0]> = {}) =>
  customerRecord(
    {
      user: aoife,
      settings,
      cards: [withIds, jointAccount],
      subscriptions: [personalPremium],
      cardAccounts: [{ ...byrneDesign, cards: [withIds] }],
      accounts: [billPay],
      receipts: [novemberReceipt],
      ...changed,
    },
    at,
  );

describe('the data download of a customer', () => {
  it('is complete, with the app’s own names', () => {
    expect(record()).toMatchObject({
      downloadedAt: at,
      user: {
        uuid: aoife.uuid,
        firstName: 'Aoife',
        lastName: 'Byrne',
        email: aoife.email,
        phone: aoife.phone,
      },
      settings,
      cards: [
        { id: '11', name: 'Everyday', type: 'visa', lastFour: '4242', expiryMonth: 11, expiryYear: 2028 },
        { id: '12', name: 'Joint account' },
      ],
      subscriptions: [{ id: '31', type: 'personal', price: 999, periodEnd: '2026-12-14T00:00:00Z' }],
      cardAccounts: [{ accountId: '41', ref: 'BD-1042', nickname: 'Byrne Design Ltd', isPremium: true }],
      accounts: [billPay],
      receipts: [novemberReceipt],
    });
  });

  it('refers to the paying card by its id, however the server names it', () => {
    for (const cardId of ['11', 'card_11'])
      expect(record({ subscriptions: [{ ...personalPremium, cardId, bookingCardId: null }] })).toMatchObject({
        subscriptions: [{ paidWith: '11', bookingsPaidWith: null }],
      });
    expect(record().cardAccounts).toMatchObject([{ paidWith: '12' }]);
    expect(record({ cards: [] }).cardAccounts).toMatchObject([{ paidWith: null }]);
  });

  it('contains nothing of the card provider, of an admin who acts for the customer, or of the session', () => {
    const text = JSON.stringify(record({ user: impersonatedAoife }));
    expect(text).not.toMatch(/pm_|card_1|paymentMethodId|impersonation|Card question/);
  });

  it('is JSON that round-trips', () => {
    expect(JSON.parse(JSON.stringify(record()))).toEqual(record());
  });
});
