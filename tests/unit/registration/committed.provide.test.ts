import { describe, expect, it } from 'vitest';
import type { ProfileType } from '../../../src/domain/entities';
import {
  wasCommitted,
  type AccountsBefore,
} from '../../../src/features/registration/submission/committed.provide';
import { customer, enterProfile, type Server } from '../../support/system/provide/profile-world';

const company = 'Byrne Design Ltd';
const application = {
  id: null,
  ref: 'AR-1',
  name: company,
  identifier: null,
  created: '2026-11-20T10:00:00Z',
  status: 'pending',
  reason: null,
};
const account = {
  accountId: 7,
  ref: 'BC-7',
  nickname: company,
  owner: true,
  active: true,
  isPremium: false,
};
const premium = { id: 31, card_id: '11', bookingCardId: null, type: 'personal', cancellable: true };

/** Asks whether what was submitted for this type is there, in lists as they are now. */
async function look(
  profileType: ProfileType,
  lists: Partial<Server['lists']>,
  more: Partial<AccountsBefore> = {},
  signal = new AbortController().signal,
) {
  const world = await enterProfile(lists);
  const values = { companyName: ` ${company} `, creditCompanyName: ` ${company} ` };
  const committed = wasCommitted(
    world.environment,
    customer,
    { profileType, values },
    { account: null, knownAccounts: [], ...more },
    signal,
  );
  return { ...world, committed };
}

describe('an application for a credit account whose response was lost', () => {
  it.each([
    ['is there where one of the company is pending', [application], true],
    ['is there beside a declined one', [{ ...application, status: 'declined' }, application], true],
    ['is not one that was declined', [{ ...application, status: 'declined' }], false],
    ['is not an account that the company has already', [{ ...application, id: 3, status: null }], false],
    ['is not another company’s', [{ ...application, name: 'Kelly Ltd' }], false],
    ['is not there where none is', [], false],
  ])('%s', async (_what, accounts, there) => {
    const { committed, readsOf } = await look('bill_pay', { accounts });
    expect(await committed).toBe(there);
    expect((['accounts', 'cards', 'subscriptions', 'cardAccounts'] as const).map(readsOf)).toEqual([
      1, 0, 0, 0,
    ]);
  });
});

describe('a personal profile whose response was lost', () => {
  it.each([
    ['is there with its subscription', [premium], true],
    ['is no business subscription', [{ ...premium, type: 'business' }], false],
    ['is not there without one', [], false],
  ])('%s, for which cards and subscriptions are read', async (_what, subscriptions, there) => {
    const { committed, readsOf } = await look('personal', { subscriptions });
    expect(await committed).toBe(there);
    expect((['cards', 'subscriptions', 'cardAccounts', 'accounts'] as const).map(readsOf)).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

describe('a business profile whose response was lost', () => {
  const upgraded = { ...account, isPremium: true };

  it.each([
    ['is the account of its name that is new', [account], { knownAccounts: [] }, true],
    ['is the new one of two alike', [account, { ...account, accountId: 8 }], { knownAccounts: ['7'] }, true],
    ['is not the account that was there before', [account], { knownAccounts: ['7'] }, false],
    [
      'is not an account of another name',
      [{ ...account, nickname: 'Kelly Ltd' }],
      { knownAccounts: [] },
      false,
    ],
    ['is not there where nobody knows which there were', [], { knownAccounts: null }, false],
    ['is the account that was to become Premium', [upgraded], { account: '7' }, true],
    ['is not that account without Premium', [account], { account: '7' }, false],
    ['is not another account with Premium', [{ ...upgraded, accountId: 8 }], { account: '7' }, false],
  ])('%s', async (_what, cardAccounts, more, there) => {
    const { committed, readsOf } = await look('business', { cardAccounts }, more);
    expect(await committed).toBe(there);
    expect((['cards', 'subscriptions', 'cardAccounts', 'accounts'] as const).map(readsOf)).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('cannot be distinguished from an old account of that name if the previous accounts are unknown', async () => {
    const { committed } = await look('business', { cardAccounts: [account] }, { knownAccounts: null });
    await expect(committed).rejects.toThrow('cannot be distinguished from an old one');
  });
});

describe('the outcome is unknown', () => {
  it.each([
    ['bill_pay', 'accounts'],
    ['personal', 'cards'],
    ['personal', 'subscriptions'],
    ['business', 'cardAccounts'],
  ] as const)('for %s if the %s cannot be read', async (profileType, list) => {
    const { committed } = await look(profileType, { [list]: null });
    await expect(committed).rejects.toThrow(`The ${list} could not be read`);
  });

  it.each([
    ['bill_pay', 'accounts', null],
    ['personal', 'subscriptions', null],
    ['business', 'cardAccounts', null],
    ['business', 'cardAccounts', '7'],
  ] as const)('for %s if one of the %s cannot be read', async (profileType, list, account) => {
    const { committed } = await look(profileType, { [list]: [{}] }, { account });
    await expect(committed).rejects.toThrow('The record may be among those that could not be read');
  });

  it('if the caller has aborted', async () => {
    const controller = new AbortController();
    const { committed } = await look('bill_pay', {}, {}, controller.signal);
    controller.abort();
    await expect(committed).rejects.toThrow();
  });
});
