import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, intentOf, settle } from '../support/backend/backend-cards';
import { sandboxOf, type Sandbox } from '../support/backend/sandbox';

let backend: TestBackend;
let sandbox: Sandbox;
let customer: Visitor;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: false } });
  sandbox = sandboxOf(backend);
  customer = await backend.visitorAs('standard');
});
afterEach(async () => {
  await sandbox.post('/sandbox/faults/clear', {});
  await sandbox.post('/sandbox/switches/restore', {});
});
afterAll(() => backend.app.close());

const own = { 'x-requested-with': 'XMLHttpRequest' };
const views = () => customer.call('viewCards', { params: { uuid: uuidOf('standard') } });
const provoke = async (order: object): Promise<void> => {
  expect((await sandbox.post('/sandbox/faults', order)).status).toBe(200);
};

describe('faults', () => {
  it('affect the next calls of one operation, as often as configured, and no other', async () => {
    await provoke({ call: 'viewCards', kind: 'refused', status: 418, message: 'Not now', times: 2 });
    expect((await sandbox.get('/sandbox/faults')).response).toMatchObject([{ call: 'viewCards', times: 2 }]);
    expect((await customer.call('getUser')).status).toBe(200);
    const ask = () =>
      backend.app.inject({
        url: `/api/user/${uuidOf('standard')}/cards/view`,
        headers: { ...own, cookie: customer.cookie() ?? '' },
      });
    expect((await ask()).json()).toEqual({ code: 418, message: 'Not now' });
    expect((await sandbox.get('/sandbox/faults')).response).toMatchObject([{ times: 1 }]);
    expect((await ask()).statusCode).toBe(418);
    expect((await views()).status).toBe(200);
    expect((await sandbox.get('/sandbox/faults')).response).toEqual([]);
  });

  it('affect a path and everything below it, including older pages, but never the console', async () => {
    await provoke({ call: '/legacy', kind: 'unavailable', status: 502 });
    expect((await sandbox.get('/legacyx')).status).toBe(404);
    expect((await sandbox.get('/sandbox')).status).toBe(200);
    expect(await sandbox.get('/legacy/login')).toMatchObject({ status: 502 });
    expect((await sandbox.get('/legacy/login')).status).toBe(200);
    await provoke({ call: '/api', kind: '401' });
    expect((await views()).status).toBe(401);
    expect((await views()).status).toBe(200);
  });

  it('include 401, 429, a page and another version, as in the contract', async () => {
    await provoke({ call: 'viewCards', kind: '429' });
    const slow = await views();
    expect(slow.status).toBe(429);
    expect(slow.headers['retry-after']).toBe('2');

    await provoke({ call: 'getConfig', kind: 'unavailable' });
    const page = await sandbox.get('/api/config');
    expect(page.status).toBe(503);
    expect(page.headers['content-type']).toContain('text/html');

    const usual = (await customer.call('getConfig')).body.version;
    await provoke({ call: 'getConfig', kind: 'version' });
    const other = await customer.call('getConfig');
    expect(other.body.version).toMatch(/^sandbox-/u);
    expect(other.headers['x-app-version']).toBe(other.body.version);
    expect((await customer.call('getConfig')).body.version).toBe(usual);
  });

  it('include a delay before the response', async () => {
    await provoke({ call: 'getConfig', kind: 'delay', delayMs: 400 });
    const began = performance.now();
    expect((await customer.call('getConfig')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(390);
  });

  it('include a 402 whose challenge succeeds but whose confirmation is refused', async () => {
    await provoke({ call: 'addCard', kind: '402' });
    const asked = await addCard(customer, 'standard', { random: 'f402' });
    expect(asked.status).toBe(402);
    expect((await settle(customer, intentOf(asked), 'succeeded')).status).toBe(200);
    const again = await addCard(customer, 'standard', { random: 'f402', setupIntent: intentOf(asked) });
    expect(again).toMatchObject({ status: 400, body: { stripe: true } });
  });

  it('include truncated JSON after the work was done, whose key replays the whole response', async () => {
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

  it('are refused if they could have no effect', async () => {
    for (const [order, field] of [
      [{ call: 'noSuchCall', kind: 'reset' }, 'call'],
      [{ call: '/sandbox/clock', kind: 'reset' }, 'call'],
      [{ call: 'viewCards', kind: 'flood' }, 'kind'],
      [{ call: 'viewCards', kind: 'reset', times: 0 }, 'times'],
      [{ call: 'viewCards', kind: 'delay', delayMs: 90_000 }, 'delayMs'],
      [{ call: 'viewCards', kind: 'refused', status: 500 }, 'status'],
      [{ call: 'viewCards', kind: 'unavailable', status: 404 }, 'status'],
    ] as const) {
      const { status, text } = await sandbox.post('/sandbox/faults', order);
      expect(status, text).toBe(400);
      expect(Object.keys((JSON.parse(text) as { errors: object }).errors)).toEqual([field]);
    }
    expect((await sandbox.get('/sandbox/faults')).response).toEqual([]);
  });
});
