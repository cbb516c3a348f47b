import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';
import { addCard, app, signIn, startInstances, tokenOf, type Instances } from '../support/gateway/instances';

// What two servers on one database agree on.

let instances: Instances;
beforeAll(async () => {
  instances = await startInstances();
});
afterAll(() => instances.stop());

const userAt = async (origin: string, cookie: string): Promise<string | null> => {
  const answer = await fetch(`${origin}/api/auth/user`, { headers: { ...app, cookie } });
  const { response } = (await answer.json()) as { readonly response?: { readonly email: string } | null };
  return response?.email ?? null;
};

const count = async (query: string, values: readonly unknown[] = []): Promise<number> => {
  const { rows } = await instances.sql.query<{ count: string }>(query, [...values]);
  return Number(rows[0]?.count);
};

const post = (origin: string, path: string, cookie: string, body: URLSearchParams | string) =>
  fetch(origin + path, {
    method: 'POST',
    headers: {
      ...app,
      cookie,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body,
  });

describe('two servers on one database', () => {
  it('can start on it at the same moment, and one of them adds the demo accounts', async () => {
    expect(await count('select count(*) from users')).toBe(Object.keys(demoAccounts).length);
    for (const origin of instances.origins) expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('share sessions, and know when they have ended', async () => {
    const [one, other] = instances.origins;
    const cookie = await signIn(one, 'standard');
    expect(await userAt(other, cookie)).toBe(demoAccounts.standard.email);
    expect((await fetch(`${other}/api/auth/logout`, { headers: { ...app, cookie } })).status).toBe(200);
    expect(await userAt(one, cookie)).toBeNull();
  });

  it('make one card of one Idempotency-Key that is sent to both concurrently', async () => {
    const cookie = await signIn(instances.origin, 'new');
    for (let round = 0; round < 20; round += 1) {
      const order = { name: 'new', cookie, random: `both${round}`, key: `key of round ${round}` } as const;
      const statuses = await Promise.all(
        instances.origins.map(async (origin) => (await addCard(origin, order)).status),
      );
      // The second one waits its turn (409), or is given the first one's answer.
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
      const token = tokenOf(order.random);
      expect(await count('select count(*) from cards where payment_method_id = $1', [token])).toBe(1);
      expect((await addCard(instances.origins[1], order)).status).toBe(200);
      expect(await count('select count(*) from cards where payment_method_id = $1', [token])).toBe(1);
    }
  });

  it('start one subscription when a customer requests Premium at both concurrently', async () => {
    const cookie = await signIn(instances.origin, 'hospitality');
    const { uuid } = demoAccounts.hospitality;
    const ask = (origin: string, random: string) =>
      post(
        origin,
        '/api/premium/subscribe/add-profile',
        cookie,
        JSON.stringify({
          requestType: 'personal',
          billingAddress: '1 Main Street, Dublin, D02 K599',
          card: { token: tokenOf(random), last4: '4242', exp_month: 4, exp_year: 2090 },
          recaptchaToken: '',
        }),
      );
    const answers = await Promise.all(instances.origins.map((origin, index) => ask(origin, `pay${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count('select count(*) from subscriptions where user_id = $1', [uuid])).toBe(1);
    expect(await count('select count(*) from cards where user_id = $1', [uuid])).toBe(1);
  });

  it('register an address once that is sent to both concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `twice${round}@example.test`;
      const form = JSON.stringify({
        requestType: 'standard',
        firstName: 'Ann',
        lastName: 'Byrne',
        email,
        phoneNumber: '+353851234567',
        recaptchaToken: '',
      });
      const answers = await Promise.all(
        instances.origins.map((origin) => post(origin, '/api/register', '', form)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await count('select count(*) from users where email = $1', [email])).toBe(1);
    }
  });

  it('share the switches', async () => {
    const [one, other] = instances.origins;
    const groups = async (): Promise<readonly string[]> => {
      const answer = await fetch(`${other}/api/config`, { headers: app });
      return ((await answer.json()) as { response: { extensions: string[] } }).response.extensions;
    };
    const before = await groups();
    const extensions = before.filter((group) => group !== 'cancel-reason');
    const switched = await post(one, '/sandbox/switches', '', JSON.stringify({ extensions }));
    expect(switched.status).toBe(200);
    expect(await groups()).toEqual(extensions);
    await post(one, '/sandbox/switches', '', JSON.stringify({ extensions: before, rateLimits: true }));
    expect(await groups()).toEqual(before);
  });

  it('share the count of wrong passwords', async () => {
    const guess = async (origin: string): Promise<number> => {
      const form = new URLSearchParams({ email: demoAccounts.member.email, password: 'a guess' });
      return (await post(origin, '/api/auth/login', '', form)).status;
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push(await guess(instances.origins[tries % 2] ?? ''));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await post(instances.origin, '/sandbox/switches', '', JSON.stringify({ rateLimits: false }));
  });
});
