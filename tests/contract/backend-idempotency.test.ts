import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf } from '../support/backend/backend-cards';

let backend: TestBackend;
let visitor: Visitor;

beforeAll(async () => {
  backend = await createTestBackend();
  visitor = await backend.visitorAs('new');
});
afterAll(() => backend.app.close());

const keyed = (key: string) => ({ 'idempotency-key': key });
const count = async (): Promise<number> => (await cardsOf(visitor, 'new')).length;

describe('Idempotency-Key', () => {
  it('replays the stored response and does nothing twice, whatever the bot token', async () => {
    const headers = keyed('same-press');
    const first = await addCard(visitor, 'new', { random: 'k1', headers, botToken: 'one' });
    const again = await addCard(visitor, 'new', { random: 'k1', headers, botToken: 'two' });
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('also stores a refusal, with its status', async () => {
    const order = { random: 'k2', number: '4000000000000002', headers: keyed('declined-press') };
    expect((await addCard(visitor, 'new', order)).status).toBe(400);
    const again = await addCard(visitor, 'new', order);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ message: 'Your card was declined.', stripe: true });
  });

  it('causes 422 for another body', async () => {
    const headers = keyed('other-body');
    await addCard(visitor, 'new', { random: 'k3', headers });
    const before = await count();
    expect((await addCard(visitor, 'new', { random: 'k3', nickname: 'Other', headers })).status).toBe(422);
    expect(await count()).toBe(before);
  });

  it('makes one card of two concurrent calls: the second gets 409 or the stored response', async () => {
    const before = await count();
    const order = { random: 'k4', headers: keyed('double-press') };
    const answers = await Promise.all([addCard(visitor, 'new', order), addCard(visitor, 'new', order)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([200, 409]).toContain(statuses[1]);
    expect(await count()).toBe(before + 1);
    expect((await addCard(visitor, 'new', order)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('causes 409 with Retry-After while the first call is still running', async () => {
    const { executor } = backend.services;
    const headers = keyed('running-press');
    const answer = await addCard(visitor, 'new', { random: 'k8', headers });
    expect(answer.status).toBe(200);
    await executor
      .updateTable('idempotency')
      .set({ status: null, body: null })
      .where('key', '=', 'running-press')
      .execute();
    const again = await addCard(visitor, 'new', { random: 'k8', headers });
    expect(again.status).toBe(409);
    expect(again.headers['retry-after']).toBe('1');
  });

  it('is scoped to the customer', async () => {
    const headers = keyed('shared-press');
    await addCard(visitor, 'new', { random: 'k5', headers });
    const other = await backend.visitorAs('standard');
    const answer = await addCard(other, 'standard', { random: 'k6', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
  });

  it('is not stored after a 401: the same key then executes the request', async () => {
    const headers = keyed('signed-out-press');
    expect((await addCard(backend.visitor(), 'new', { random: 'k7', headers })).status).toBe(401);
    expect((await addCard(visitor, 'new', { random: 'k7', headers })).status).toBe(200);
  });

  it('is not stored after a conflict, which may be resolved by the next attempt', async () => {
    const premium = await backend.visitorAs('premium');
    const [used] = await cardsOf(premium, 'premium');
    const input = {
      params: { uuid: uuidOf('premium'), cardId: String(used?.id) },
      headers: keyed('conflict-press'),
    };
    const conflict = await premium.call('deleteCard', input);
    expect(conflict.status).toBe(409);
    expect(conflict.headers['retry-after']).toBeUndefined();
    const again = await premium.call('deleteCard', input);
    expect(again.status).toBe(409);
    expect(again.headers['idempotent-replayed']).toBeUndefined();
  });

  it('lets a password be changed once, and stores nothing from which it could be guessed', async () => {
    const headers = keyed('password-press');
    const customer = await backend.visitorAs('hospitality');
    const change = (newPassword: string) =>
      customer.call('changePassword', {
        params: { uuid: uuidOf('hospitality') },
        form: { oldPassword: DEMO_PASSWORD, newPassword, recaptchaToken: '' },
        headers,
      });
    expect((await change('Nine-taxis-at-dusk-73')).status).toBe(200);
    const again = await change('Nine-taxis-at-dusk-73');
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect((await change('Ten-taxis-at-dawn-73')).status).toBe(422);
    const saved = await backend.services.executor
      .selectFrom('idempotency')
      .select('fingerprint')
      .where('key', '=', 'password-press')
      .executeTakeFirst();
    expect(saved?.fingerprint).toMatch(/^scrypt\$/u);
  });

  it('never replays the start of a guest’s session, which sets a cookie', async () => {
    const form = { name: 'Una', phone: '+353851234567' };
    const visitors = [backend.visitor(), backend.visitor()];
    for (const guest of visitors) {
      const answer = await guest.call('startGuest', { form, headers: keyed('guest-press') });
      expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([200, undefined]);
      expect((await guest.call('getUser')).body.response).toMatchObject({ guest: true });
    }
  });

  it('never replays a login, which sets a cookie', async () => {
    const form = { email: 'new@cabrank.test', password: 'Taxi-rank-42!demo' };
    const one = backend.visitor();
    await one.call('login', { form, headers: keyed('login-press') });
    const two = backend.visitor();
    await two.call('login', { form, headers: keyed('login-press') });
    expect(two.cookie()).not.toBeNull();
    expect(two.cookie()).not.toBe(one.cookie());
  });
});
