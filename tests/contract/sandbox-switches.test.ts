import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend, type Visitor } from '../support/backend/backend';
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

describe('the clock', () => {
  it('can be moved for sessions and cards, and back', async () => {
    const visitor = await backend.visitorAs('standard');
    const active = async () => (await visitor.call('getUser')).body.response !== null;
    const day = 24 * 60 * 60 * 1000;
    expect((await sandbox.post('/sandbox/clock', { advanceMs: 8 * day })).response).toMatchObject({
      offsetMs: 8 * day,
    });
    expect(await active()).toBe(false);
    expect((await sandbox.post('/sandbox/clock', { offsetMs: 0 })).response).toMatchObject({
      now: '2026-11-20T10:00:00.000Z',
    });
    expect(await active()).toBe(true);
    await sandbox.post('/sandbox/clock', { now: '2039-05-06T07:08:09Z' });
    const later = await backend.visitorAs('standard');
    expect((await cardsOf(later, 'standard')).every(({ expired }) => expired)).toBe(true);
  });

  it('cannot be set to an invalid time', async () => {
    for (const order of [
      { now: 'noon' },
      { advanceMs: 1e15 },
      { offsetMs: 1.5 },
      {},
      { now: '1876-01-01T00:00:00Z' },
    ]) {
      expect((await sandbox.post('/sandbox/clock', order)).status).toBe(400);
    }
    expect((await sandbox.get('/sandbox/clock')).response).toMatchObject({ offsetMs: 0 });
  });
});

describe('switches', () => {
  it('change single fields of both configurations', async () => {
    await sandbox.post('/sandbox/switches', {
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
    await sandbox.post('/sandbox/switches', { config: { hasContact: false } });
    expect((await customer.call('getConfig')).body.response).toMatchObject({
      demo: false,
      hasContact: false,
    });
  });

  it('remove an extension group: it is not listed, and its calls get 404', async () => {
    await sandbox.post('/sandbox/switches', { extensions: ['idempotency'] });
    const { response } = (await customer.call('getConfig')).body;
    expect(response).toMatchObject({ extensions: ['idempotency'] });
    expect(
      (await backend.visitor().call('login', { form: { email: 'a@b.test', password: 'x' } })).status,
    ).toBe(404);
    expect((await sandbox.get('/sandbox')).status).toBe(200);
  });

  it('allow many attempts, or few', async () => {
    const credentials = { form: { email: 'nobody@cabrank.test', password: 'wrong' } };
    const tries = async (): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        statuses.push((await backend.visitor().call('login', credentials)).status);
      }
      return statuses;
    };
    expect(new Set(await tries())).toEqual(new Set([401]));
    await sandbox.post('/sandbox/switches', { rateLimits: true });
    expect((await tries()).at(-1)).toBe(429);
  });

  it('cause a second 402', async () => {
    // Sessions of before the clock was moved are gone.
    const payer = await backend.visitorAs('standard');
    await sandbox.post('/sandbox/switches', { challenges: 2 });
    const order = { random: 'twice', number: '4000002500003155' };
    const asked = await addCard(payer, 'standard', order);
    const first = intentOf(asked);
    await settle(payer, first, 'succeeded');
    const second = await addCard(payer, 'standard', { ...order, setupIntent: first });
    expect(second.status).toBe(402);
    await settle(payer, intentOf(second), 'succeeded');
    const saved = await addCard(payer, 'standard', { ...order, setupIntent: intentOf(second) });
    expect(saved.status).toBe(200);
  });

  it('refuse what the contract does not contain', async () => {
    for (const order of [
      { config: { demo: 'perhaps' } },
      { config: { stripePublicKey: null } },
      { config: { country: 'Ireland' } },
      { config: { extensions: [] } },
      { premiumConfig: { personalPrice: -1 } },
      { extensions: ['lottery'] },
      { challenges: 9 },
      { clockOffsetMs: 5 },
    ]) {
      expect((await sandbox.post('/sandbox/switches', order)).status, JSON.stringify(order)).toBe(400);
    }
  });
});
