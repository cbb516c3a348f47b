import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';
import { addCard, app, signIn, startInstances, tokenOf, type Instances } from '../support/gateway/instances';

// 200 sessions at once end in a consistent database.

const SESSIONS = 200;
const TIMEOUT_MS = 300_000;
const names = ['business', 'standard', 'new', 'premium'] as const;

let instances: Instances;
beforeAll(async () => {
  instances = await startInstances();
});
afterAll(() => instances.stop());

async function rows<Row extends Record<string, unknown>>(query: string): Promise<Row[]> {
  return (await instances.sql.query<Row>(query)).rows;
}

/** One person: signs in, adds two cards, and switches an account of their company off and on, at once. */
async function visit(index: number, account: number): Promise<{ added: string[]; failed: unknown[] }> {
  const name = names[index % names.length] ?? 'new';
  const cookie = await signIn(instances.origin, name);
  const cards = ['a', 'b'].map((letter) => `s${index}${letter}`);
  const path = `/api/user/${demoAccounts[name].uuid}/cards/business/${account}`;
  const toggles = name === 'business' ? ['disable', 'enable'] : [];
  const calls = [
    ...cards.map((random) => addCard(instances.origin, { name, cookie, random, key: `key of ${random}` })),
    ...toggles.map((toggle) =>
      fetch(`${instances.origin}${path}/${toggle}`, { method: 'POST', headers: { ...app, cookie } }),
    ),
  ];
  const statuses = await Promise.all(calls.map(async (call) => (await call).status));
  return { added: cards, failed: statuses.filter((status) => status !== 200) };
}

describe('200 concurrent sessions', () => {
  it(
    'sign in, add cards and switch accounts, and exactly that is stored',
    async () => {
      const before = await rows<{ token: string }>('select payment_method_id as token from cards');
      const [account] = await rows<{ id: number }>(
        "select id from card_accounts where nickname = 'Murphy Events'",
      );
      const visits = await Promise.all(
        Array.from({ length: SESSIONS }, (_, index) => visit(index, Number(account?.id))),
      );
      expect(visits.flatMap(({ failed }) => failed)).toEqual([]);

      const stored = await rows<{ token: string }>('select payment_method_id as token from cards');
      const asked = visits.flatMap(({ added }) => added.map(tokenOf));
      expect(stored.map(({ token }) => token).sort()).toEqual(
        [...before.map(({ token }) => token), ...asked].sort(),
      );
      expect(await rows('select 1 from sessions')).toHaveLength(SESSIONS);
      expect(await rows('select 1 from idempotency where status is null')).toEqual([]);
      expect(await rows('select 1 from idempotency')).toHaveLength(2 * SESSIONS);
      // Every account and subscription is paid with a card of the one whose it is.
      expect(
        await rows(
          'select a.id from card_accounts a join cards c on c.id = a.card_id where c.user_id <> a.owner_id',
        ),
      ).toEqual([]);
      expect(
        await rows(
          'select s.id from subscriptions s join cards c on c.id = s.card_id where c.user_id <> s.user_id',
        ),
      ).toEqual([]);
      expect(await rows('select 1 from cards where intent_id is not null')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
