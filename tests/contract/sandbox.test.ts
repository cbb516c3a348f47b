import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend';
import { addCard, cardsOf, intentOf, settle } from '../support/backend-cards';

let backend: TestBackend;
let customer: Visitor;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

type Reply = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly response: never;
};

const own = { 'x-requested-with': 'XMLHttpRequest' };

async function get(url: string): Promise<Reply> {
  const answer = await backend.app.inject({ url, headers: own });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const response = isJson ? answer.json<{ response: never }>().response : (undefined as never);
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, response };
}

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = own,
): Promise<Reply> {
  const answer = await backend.app.inject({ method: 'POST', url, headers, payload: body });
  return {
    status: answer.statusCode,
    text: answer.body,
    headers: answer.headers,
    response: answer.body.startsWith('{')
      ? answer.json<{ response: never }>().response
      : (undefined as never),
  };
}

const form = (url: string, fields: string, headers: Readonly<Record<string, string>> = {}) =>
  backend.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: fields,
  });

const views = () => customer.call('viewCards', { params: { uuid: uuidOf('standard') } });
const provoke = async (order: object): Promise<void> => {
  expect((await post('/sandbox/faults', order)).status).toBe(200);
};

beforeAll(async () => {
  customer = await backend.visitorAs('standard');
});
afterEach(async () => {
  await post('/sandbox/faults/clear', {});
  await post('/sandbox/switches/restore', {});
});

describe('faults', () => {
  it('happen to the next calls of one operation, as often as asked, and to no other', async () => {
    await provoke({ call: 'viewCards', kind: 'refused', status: 418, message: 'Not now', times: 2 });
    expect((await get('/sandbox/faults')).response).toMatchObject([{ call: 'viewCards', times: 2 }]);
    expect((await customer.call('getUser')).status).toBe(200);
    const ask = () =>
      backend.app.inject({
        url: `/api/user/${uuidOf('standard')}/cards/view`,
        headers: { ...own, cookie: customer.cookie() ?? '' },
      });
    expect((await ask()).json()).toEqual({ code: 418, message: 'Not now' });
    expect((await get('/sandbox/faults')).response).toMatchObject([{ times: 1 }]);
    expect((await ask()).statusCode).toBe(418);
    expect((await views()).status).toBe(200);
    expect((await get('/sandbox/faults')).response).toEqual([]);
  });

  it('happen to a path and all below it, older pages too, and never to the console', async () => {
    await provoke({ call: '/legacy', kind: 'unavailable', status: 502 });
    expect((await get('/legacyx')).status).toBe(404);
    expect((await get('/sandbox')).status).toBe(200);
    expect(await get('/legacy/login')).toMatchObject({ status: 502 });
    expect((await get('/legacy/login')).status).toBe(200);
    await provoke({ call: '/api', kind: '401' });
    expect((await views()).status).toBe(401);
    expect((await views()).status).toBe(200);
  });

  it('401, 429, a page, another version: as the contract has them', async () => {
    await provoke({ call: 'viewCards', kind: '429' });
    const slow = await views();
    expect(slow.status).toBe(429);
    expect(slow.headers['retry-after']).toBe('2');

    await provoke({ call: 'getConfig', kind: 'unavailable' });
    const page = await get('/api/config');
    expect(page.status).toBe(503);
    expect(page.headers['content-type']).toContain('text/html');

    const usual = (await customer.call('getConfig')).body.version;
    await provoke({ call: 'getConfig', kind: 'version' });
    const other = await customer.call('getConfig');
    expect(other.body.version).toMatch(/^sandbox-/u);
    expect(other.headers['x-app-version']).toBe(other.body.version);
    expect((await customer.call('getConfig')).body.version).toBe(usual);
  });

  it('a delay comes before the answer', async () => {
    await provoke({ call: 'getConfig', kind: 'delay', delayMs: 400 });
    const began = performance.now();
    expect((await customer.call('getConfig')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(390);
  });

  it('402 asks for a challenge that ends well, and whose confirmation is refused all the same', async () => {
    await provoke({ call: 'addCard', kind: '402' });
    const asked = await addCard(customer, 'standard', { random: 'f402' });
    expect(asked.status).toBe(402);
    expect((await settle(customer, intentOf(asked), 'succeeded')).status).toBe(200);
    const again = await addCard(customer, 'standard', { random: 'f402', setupIntent: intentOf(asked) });
    expect(again).toMatchObject({ status: 400, body: { stripe: true } });
  });

  it('truncated JSON is what comes of work that is done, and its key replays the whole answer', async () => {
    const before = (await cardsOf(customer, 'standard')).length;
    await provoke({ call: 'addCard', kind: 'truncated' });
    const headers = { 'idempotency-key': 'truncated-1' };
    await expect(addCard(customer, 'standard', { random: 'ft', headers })).rejects.toThrow(SyntaxError);
    const replayed = await addCard(customer, 'standard', { random: 'ft', headers });
    expect(replayed.headers['idempotent-replayed']).toBe('true');
    expect(await cardsOf(customer, 'standard')).toHaveLength(before + 1);
  });

  it.each([
    ['reset', 0],
    ['commitThenReset', 1],
  ])('%s breaks the connection; cards added: %d', async (kind, added) => {
    const before = (await cardsOf(customer, 'standard')).length;
    const origin = await backend.app
      .listen({ host: '127.0.0.1', port: 0 })
      .catch(() => backend.app.listeningOrigin);
    await provoke({ call: 'addCard', kind });
    const body = JSON.stringify({
      paymentMethod: { token: `pm_sandbox_card_${kind}`, last4: '4242', exp_month: 4, exp_year: 2031 },
      requestType: 'personal',
      cardNickName: 'Broken off',
      recaptchaToken: '',
    });
    const headers = {
      ...own,
      cookie: customer.cookie() ?? '',
      'content-type': 'application/json',
      'idempotency-key': `broken-off-${kind}`,
    };
    const url = `${origin}/api/user/${uuidOf('standard')}/cards/add`;
    await expect(fetch(url, { method: 'POST', headers, body })).rejects.toThrow();
    expect(await cardsOf(customer, 'standard')).toHaveLength(before + added);
    const again = await fetch(url, { method: 'POST', headers, body });
    expect(again.status, await again.clone().text()).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe(added === 1 ? 'true' : null);
    expect(await cardsOf(customer, 'standard')).toHaveLength(before + 1);
  });

  it('are refused where nothing could come of them', async () => {
    for (const [order, field] of [
      [{ call: 'noSuchCall', kind: 'reset' }, 'call'],
      [{ call: '/sandbox/clock', kind: 'reset' }, 'call'],
      [{ call: 'viewCards', kind: 'flood' }, 'kind'],
      [{ call: 'viewCards', kind: 'reset', times: 0 }, 'times'],
      [{ call: 'viewCards', kind: 'delay', delayMs: 90_000 }, 'delayMs'],
      [{ call: 'viewCards', kind: 'refused', status: 500 }, 'status'],
      [{ call: 'viewCards', kind: 'unavailable', status: 404 }, 'status'],
    ] as const) {
      const { status, text } = await post('/sandbox/faults', order);
      expect(status, text).toBe(400);
      expect(Object.keys((JSON.parse(text) as { errors: object }).errors)).toEqual([field]);
    }
    expect((await get('/sandbox/faults')).response).toEqual([]);
  });
});

describe('the clock', () => {
  it('moves for sessions and cards, and back', async () => {
    const visitor = await backend.visitorAs('standard');
    const active = async () => (await visitor.call('getUser')).body.response !== null;
    const day = 24 * 60 * 60 * 1000;
    expect((await post('/sandbox/clock', { advanceMs: 8 * day })).response).toMatchObject({
      offsetMs: 8 * day,
    });
    expect(await active()).toBe(false);
    expect((await post('/sandbox/clock', { offsetMs: 0 })).response).toMatchObject({
      now: '2026-11-20T10:00:00.000Z',
    });
    expect(await active()).toBe(true);
    await post('/sandbox/clock', { now: '2039-05-06T07:08:09Z' });
    const later = await backend.visitorAs('standard');
    expect((await cardsOf(later, 'standard')).every(({ expired }) => expired)).toBe(true);
  });

  it('is refused what it cannot be set to', async () => {
    for (const order of [
      { now: 'noon' },
      { advanceMs: 1e15 },
      { offsetMs: 1.5 },
      {},
      { now: '1876-01-01T00:00:00Z' },
    ]) {
      expect((await post('/sandbox/clock', order)).status).toBe(400);
    }
    expect((await get('/sandbox/clock')).response).toMatchObject({ offsetMs: 0 });
  });
});

describe('switches', () => {
  it('change single fields of both configurations', async () => {
    await post('/sandbox/switches', {
      config: { contactNumber: null, demo: false },
      premiumConfig: { personalPrice: 1 },
    });
    expect((await customer.call('getConfig')).body.response).toMatchObject({
      contactNumber: null,
      demo: false,
      hasContact: true,
    });
    expect((await customer.call('getPremiumConfig')).body.response).toMatchObject({
      personalPrice: 1,
      businessStandardPrice: 2999,
    });
    await post('/sandbox/switches', { config: { hasContact: false } });
    expect((await customer.call('getConfig')).body.response).toMatchObject({
      demo: false,
      hasContact: false,
    });
  });

  it('take an extension group away: it is not listed, and its calls are 404', async () => {
    await post('/sandbox/switches', { extensions: ['idempotency'] });
    const { response } = (await customer.call('getConfig')).body;
    expect(response).toMatchObject({ extensions: ['idempotency'] });
    expect(
      (await backend.visitor().call('login', { form: { email: 'a@b.test', password: 'x' } })).status,
    ).toBe(404);
    expect((await get('/sandbox')).status).toBe(200);
  });

  it('let many tries through', async () => {
    await post('/sandbox/switches', { rateLimits: false });
    const credentials = { form: { email: 'nobody@cabrank.test', password: 'wrong' } };
    for (let count = 0; count < 12; count += 1) {
      expect((await backend.visitor().call('login', credentials)).status).toBe(401);
    }
  });

  it('make a second 402', async () => {
    await post('/sandbox/switches', { challenges: 2 });
    const order = { random: 'twice', number: '4000002500003155' };
    const first = intentOf(await addCard(customer, 'standard', order));
    await settle(customer, first, 'succeeded');
    const second = await addCard(customer, 'standard', { ...order, setupIntent: first });
    expect(second.status).toBe(402);
    await settle(customer, intentOf(second), 'succeeded');
    const saved = await addCard(customer, 'standard', { ...order, setupIntent: intentOf(second) });
    expect(saved.status).toBe(200);
  });

  it('refuse what the contract does not have', async () => {
    for (const order of [
      { config: { demo: 'perhaps' } },
      { config: { stripePublicKey: null } },
      { config: { country: 'Ireland' } },
      { config: { extensions: [] } },
      { premiumConfig: { personalPrice: -1 } },
      { extensions: ['receipts'] },
      { challenges: 9 },
      { clockOffsetMs: 5 },
    ]) {
      expect((await post('/sandbox/switches', order)).status, JSON.stringify(order)).toBe(400);
    }
  });
});

describe('the console', () => {
  it('shows everything in one page that runs nothing', async () => {
    const page = await get('/sandbox');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    for (const heading of ['Outbox', 'Faults', 'Clock', 'Switches', 'The same for tests']) {
      expect(page.text).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`, 'u'));
    }
    expect(page.text).not.toMatch(/<script|\son\w+=|undefined|\[object/iu);
    const names = [...page.text.matchAll(/<label for="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const id of names) expect(page.text).toContain(`id="${id}"`);
  });

  it('takes forms and says what it did', async () => {
    const sent = await form(
      '/sandbox/faults',
      'call=viewCards&kind=refused&times=3&delayMs=&status=409&message=&intent=setup',
    );
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe('/sandbox?done=faults#faults');
    const page = await get('/sandbox?done=faults');
    expect(page.text).toContain('<p role="status">The fault is waiting for its call.</p>');
    expect(page.text).toContain('<td>3</td>');
    expect((await form('/sandbox/faults/clear', '')).statusCode).toBe(303);

    await form('/sandbox/clock', 'now=2030-01-02T03:04:05');
    expect((await get('/sandbox/clock')).response).toMatchObject({ now: '2030-01-02T03:04:05.000Z' });
    await form('/sandbox/switches', 'part=rules&extensions%5B%5D=auth&challenges=2');
    expect((await get('/sandbox/switches')).response).toMatchObject({
      extensions: ['auth'],
      rateLimits: false,
      challenges: 2,
    });
    await form('/sandbox/switches', 'part=config&demo=0&contactNumber=&country=IE');
    expect((await get('/sandbox/switches')).response).toMatchObject({
      config: { demo: false, contactNumber: null, country: 'IE', hasContact: true },
    });
    await form('/sandbox/switches', 'part=premiumConfig&minSpendMode=&initialDiscount=0');
    expect((await get('/sandbox/switches')).response).toMatchObject({
      premiumConfig: { minSpendMode: null, initialDiscount: 0, personalPrice: 999 },
    });
  });

  it('says what it could not do, and escapes what it was sent', async () => {
    const refused = await form('/sandbox/faults', 'call=%3Cscript%3E&kind=reset&times=1');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toMatch(/<p role="alert">call: An operation/u);
    const page = await get('/sandbox?to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&done=%3Cb%3E');
    expect(page.text).not.toMatch(/<script|<b>/u);
  });

  it('changes nothing for another site, in any of its ways', async () => {
    const order = 'call=viewCards&kind=reset&times=1';
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
    ]) {
      expect((await form('/sandbox/faults', order, headers)).statusCode).toBe(403);
    }
    const plain = { 'content-type': 'text/plain' };
    const json = { call: 'viewCards', kind: 'reset' };
    expect((await post('/sandbox/faults', json, { 'content-type': 'application/json' })).status).toBe(403);
    expect((await post('/sandbox/faults', json, { ...own, origin: 'https://evil.test' })).status).toBe(403);
    const text = await backend.app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      headers: plain,
      payload: JSON.stringify(json),
    });
    expect([403, 415]).toContain(text.statusCode);
    expect((await get('/sandbox/faults')).response).toEqual([]);
  });
});

describe('the outbox', () => {
  it('shows what was sent, the newest first, to everybody or to one, with links that can be followed', async () => {
    const business = await backend.visitorAs('business');
    const invite = (email: string) =>
      backend.app.inject({
        method: 'POST',
        url: '/legacy/users/invite',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          cookie: business.cookie() ?? '',
        },
        payload: new URLSearchParams({ email, account: '1' }).toString(),
      });
    await invite('first@cabrank.test');
    await invite('second@cabrank.test');
    const { response } = await get('/sandbox/outbox');
    expect(response).toMatchObject([{ to: 'second@cabrank.test' }, { to: 'first@cabrank.test' }]);
    expect((await get('/sandbox/outbox?to=First@cabrank.test')).response).toMatchObject([
      { to: 'first@cabrank.test', kind: 'account-invitation' },
    ]);
    const page = await get('/sandbox?to=first@cabrank.test');
    expect(page.text).toContain('To first@cabrank.test');
    expect(page.text).toContain('<a href="/login">/login</a>');
    expect(page.text).not.toContain('To second@cabrank.test');
  });
});
