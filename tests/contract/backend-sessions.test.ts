import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../../src/server/backend/limits';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';

let backend: TestBackend;
let visitor: Visitor;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  visitor = await backend.visitorAs('standard');
});
afterAll(() => backend.app.close());

const signedIn = async (): Promise<boolean> => (await visitor.call('getUser')).body.response !== null;
const userOf = async (cookie: string): Promise<unknown> =>
  (
    await backend.app.inject({
      url: '/api/auth/user',
      headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
    })
  ).json();

describe('sessions', () => {
  it('are 128-bit secrets in a cookie that is not available to scripts and other sites', async () => {
    const { headers } = await visitor.signIn('standard');
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^cabrank_session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/u),
      // The browser is known for half a year, and nobody let in by that.
      expect.stringMatching(/^cabrank_device=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/u),
    ]);
  });

  it('have a Secure cookie if the customer uses HTTPS', async () => {
    const { headers } = await backend.visitor().call('login', {
      form: { email: 'standard@cabrank.test', password: 'Taxi-rank-42!demo' },
      headers: { 'x-forwarded-proto': 'https' },
    });
    const cookies = headers['set-cookie'] as readonly string[];
    expect(cookies.filter((cookie) => cookie.includes('; Secure'))).toHaveLength(2);
  });

  it('get a new id at every login, and the previous one ends', async () => {
    const former = visitor.cookie() ?? '';
    await visitor.signIn('standard');
    expect(visitor.cookie()).not.toBe(former);
    expect(await userOf(former)).toMatchObject({ code: 200, response: null });
    expect(await signedIn()).toBe(true);
  });

  it('never adopt an id sent by the browser', async () => {
    const chosen = 'cabrank_session=AAAAAAAAAAAAAAAAAAAAAA';
    const { headers } = await backend.visitor().call('login', {
      form: { email: 'standard@cabrank.test', password: 'Taxi-rank-42!demo' },
      headers: { cookie: chosen },
    });
    expect(String(headers['set-cookie'])).not.toContain(chosen);
    expect(await userOf(chosen)).toMatchObject({ response: null });
  });

  it('survive a failed login, and one in another browser', async () => {
    const form = { email: 'standard@cabrank.test', password: 'wrong' };
    expect((await visitor.call('login', { form })).status).toBe(401);
    await backend.visitorAs('standard');
    expect(await signedIn()).toBe(true);
  });

  it('end at logout, even for a copy of the cookie', async () => {
    const copy = visitor.cookie() ?? '';
    await visitor.call('logout');
    expect(visitor.cookie()).toBeNull();
    expect(await userOf(copy)).toMatchObject({ response: null });
    expect((await visitor.call('logout')).status).toBe(200);
  });

  it('end when they are idle, and after a maximum time', async () => {
    backend.clock.advance(SESSION_IDLE_MS - 1000);
    expect(await signedIn()).toBe(true);
    backend.clock.advance(SESSION_IDLE_MS - 1000);
    expect(await signedIn()).toBe(true);
    backend.clock.advance(SESSION_IDLE_MS + 1000);
    expect(await signedIn()).toBe(false);
    expect((await visitor.call('viewCards', { params: { uuid: uuidOf('standard') } })).status).toBe(401);

    visitor = await backend.visitorAs('standard');
    for (let passed = 0; passed < SESSION_LIFETIME_MS; passed += SESSION_IDLE_MS / 2) {
      expect(await signedIn()).toBe(true);
      backend.clock.advance(SESSION_IDLE_MS / 2);
    }
    expect(await signedIn()).toBe(false);
  });

  it('reveal no accounts and ignore letter case at the login', async () => {
    const attempt = (email: string, password: string) =>
      backend.visitor().call('login', { form: { email, password } });
    const unknown = await attempt('unknown@cabrank.test', 'Taxi-rank-42!demo');
    const wrong = await attempt('standard@cabrank.test', 'Taxi-rank-42!demo ');
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.body).toMatchObject({ code: 401 });
    expect((await attempt(' Standard@Cabrank.TEST ', 'Taxi-rank-42!demo')).status).toBe(200);
  });
});
