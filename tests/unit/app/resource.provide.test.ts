import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';
import {
  provideAudit,
  provideCreditRequestList,
  provideCustomerAudit,
} from '../../../src/features/admin/frame/admin-lists.provide';
import type { Environment } from '../../../src/app/environment/environment';
import { provideFigures } from '../../../src/features/admin/dashboard/figures.provide';
import {
  provideAccounts,
  provideCardAccounts,
  provideCards,
  provideLinks,
  provideReceipts,
  provideSubscriptions,
} from '../../../src/features/app/resource/resource.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { answerOf, delayOf } from '../../support/system/provide/one-actor';
import { actingNowhere, enterWorld, niamh } from '../../support/system/provide/wizard-world';

const MINUTE = 60_000;

const own = `/api/user/${niamh.uuid}`;
const admin = { ...niamh, admin: true };

const lists: readonly [string, (environment: Environment) => AnyStateMachine, string, number][] = [
  ['cards', provideCards, `${own}/cards/view`, 0],
  ['subscriptions', provideSubscriptions, `${own}/cards/premium`, 24 * 60 * MINUTE],
  ['card accounts', provideCardAccounts, `${own}/cards/business`, 60 * MINUTE],
  ['accounts', provideAccounts, `${own}/settings/accounts/view`, 60 * MINUTE],
  ['receipts', provideReceipts, `${own}/receipts`, 60 * MINUTE],
  ['credit account requests', provideCreditRequestList, '/api/admin/credit-account-requests', 0],
  ['what admins did', provideAudit, '/api/admin/audit', 0],
  ['what admins did to a customer', provideCustomerAudit, `${own}/audit`, 0],
  ['figures', provideFigures, '/api/admin/dashboard', 0],
];

describe('a list', () => {
  it.each(lists)(
    'of %s is read from its address, and is fresh for its stale time',
    async (_what, provide, url, lasts) => {
      const reads = { '/api/admin/dashboard': { figures: [] } };
      const { environment, asked } = await enterWorld({ user: niamh, reads });
      const list = provide(environment);
      const before = asked.length;
      expect(await answerOf(list, 'loadItems', { owner: niamh.uuid })).toEqual({ records: [], leftOut: 0 });
      expect(asked.slice(before)).toEqual([url]);
      expect([delayOf(list, 'staleAfter'), delayOf(list, 'loadTimeout')]).toEqual([lasts, CALL_TIMEOUT_MS]);
    },
  );

  it('of no one is not read', async () => {
    const { environment } = await enterWorld();
    await expect(answerOf(provideCards(environment), 'loadItems', { owner: null })).rejects.toThrow();
  });

  it('of subscriptions decides whether the customer still has Premium', async () => {
    const { environment } = await enterWorld({ user: niamh });
    const told = vi.spyOn(environment.app().system.get('session'), 'send');
    const loaded = { owner: niamh.uuid, count: 0 };
    for (const provide of [provideSubscriptions, provideCards, provideLinks])
      implementationsOf(provide(environment)).actions['reportLoaded']?.(actingNowhere, loaded);
    expect(told.mock.calls).toEqual([[{ type: 'subscriptions.loaded', ...loaded }]]);
  });
});

describe('the menu', () => {
  const entry = { nav_label: 'Bookings', link_name: '/bookings', has_nav: true, has_title: false };

  it.each([
    ['a customer', niamh, '/api/content/nav'],
    ['an admin', admin, '/api/content/admin-nav'],
  ])('of %s is their own, and is fresh for half an hour', async (_who, user, url) => {
    const { environment, asked } = await enterWorld({ user });
    const links = provideLinks(environment);
    const before = asked.length;
    await answerOf(links, 'loadItems', { owner: niamh.uuid });
    expect(asked.slice(before)).toEqual([url]);
    expect([delayOf(links, 'staleAfter'), delayOf(links, 'loadTimeout')]).toEqual([
      30 * MINUTE,
      CALL_TIMEOUT_MS,
    ]);
  });

  it.each([
    ['an invalid link', 'javascript:alert(1)'],
    ['a link to no screen', '/users/list.php'],
  ])('logs %s once', async (_what, link) => {
    const dead = { ...entry, nav_label: 'Evil', link_name: link };
    const { environment, failures } = await enterWorld({
      user: niamh,
      reads: { '/api/content/nav': [entry, dead] },
    });
    const links = provideLinks(environment);
    failures.length = 0;
    for (let reading = 0; reading < 2; reading += 1) {
      const { records, leftOut } = (await answerOf(links, 'loadItems', { owner: null })) as {
        readonly records: readonly { readonly label: string }[];
        readonly leftOut: number;
      };
      expect([records.some(({ label }) => label === 'Bookings'), leftOut]).toEqual([true, 0]);
      expect(failures).toHaveLength(1);
    }
    expect(failures[0]).toMatchObject(['navigation', { message: expect.stringContaining('Evil') as string }]);
  });
});
