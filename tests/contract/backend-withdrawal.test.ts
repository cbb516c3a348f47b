import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/contract/schema';
import { withdrawalEnd } from '../../src/server/backend/services/premium/subscription-period';
import {
  findPayment,
  listStranded,
  usePayment,
} from '../../src/server/backend/storage/repositories/payments';
import { createWithdrawals } from '../../src/server/backend/services/premium/withdrawals';
import { profileOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  userOf,
  uuidOf,
  type TestBackend,
  type Visitor,
} from '../support/backend/backend';
import { pdfText } from '../support/contract/pdf-text';
import { premiumOnFirstDay } from '../support/backend/premium-customer';

type Wire = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const uuid = uuidOf('premium');

let backend: TestBackend;
let visitor: Visitor;
let id: string;

const view = async <T>(operation: 'viewPremiumSubscriptions' | 'listReceipts'): Promise<readonly T[]> =>
  (await visitor.call(operation, { params: { uuid } })).body.response as readonly T[];
const subscriptions = () => view<Wire['Subscription']>('viewPremiumSubscriptions');
const receipts = () => view<Wire['Receipt']>('listReceipts');
const mails = async () => (await backend.services.mail.outbox()).filter(({ kind }) => kind === 'withdrawal');
const isPremium = async (): Promise<boolean> =>
  ((await visitor.call('getUser')).body.response as Wire['User']).premium;
const withdraw = (subscriptionId = id, key?: string) =>
  visitor.call('withdrawSubscription', {
    params: { uuid, subscriptionId },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const cancel = () => visitor.call('cancelSubscription', { params: { uuid, subscriptionId: id } });

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  ({ visitor, id } = await premiumOnFirstDay(backend));
});
afterAll(() => backend.app.close());

describe('withdrawing from a contract', () => {
  it('ends it and Premium at once, refunds the payment, and returns the date', async () => {
    expect(await isPremium()).toBe(true);
    const { status, body } = await withdraw();
    expect([status, body.response]).toEqual([
      200,
      {
        withdrawnAt: '2026-11-20T10:00:00.000Z',
        receipt: {
          id: expect.any(Number) as number,
          number: 'R-2026-0002',
          date: '2026-11-20T10:00:00.000Z',
          description: 'Withdrawal from Personal Premium, receipt R-2026-0001',
          amount: -999,
          currency: 'EUR',
        },
      },
    ]);
    expect([await subscriptions(), await isPremium()]).toEqual([[], false]);
    expect((await receipts()).map(({ amount }) => amount)).toEqual([-999, 999]);
  });

  it('emails what was declared, by whom, with date and time, and the refund', async () => {
    backend.clock.advance(65 * 60 * 1000);
    await withdraw();
    const [mail, ...more] = await mails();
    expect([mail?.recipient, mail?.subject, more]).toEqual([
      'premium@cabrank.test',
      'Your withdrawal from Personal Premium',
      [],
    ]);
    for (const words of [
      'withdrawal from this contract: Personal Premium',
      'Aoife Byrne (premium@cabrank.test)',
      '20 Nov 2026, 11:05',
      '€9.99',
      'R-2026-0002',
    ])
      expect(mail?.body).toContain(words);
  });

  it('has a PDF receipt of the refund, marked as such', async () => {
    const answer = (await withdraw()).body.response as Wire['Withdrawn'];
    const params = { uuid, id: String(answer.receipt?.id) };
    const { file } = await visitor.call('downloadReceipt', { params });
    const lines = pdfText(file ?? Buffer.alloc(0)).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Refund', 'Refunded to', 'R-2026-0002', '-€9.99']));
  });

  it('is possible until the end of the fourteenth day in the time zone of the taxis, and no longer', async () => {
    const until = '2026-12-04T23:59:59.999Z';
    expect((await subscriptions())[0]?.withdrawUntil).toBe(until);
    backend.clock.advance(new Date(until).getTime() - backend.clock.now().getTime());
    visitor = await backend.visitorAs('premium');
    expect((await subscriptions())[0]?.withdrawUntil).toBe(until);
    backend.clock.advance(1);
    expect((await subscriptions())[0]?.withdrawUntil).toBeNull();
    const { status, body } = await withdraw();
    expect([status, body.message]).toEqual([409, 'The time to withdraw from this contract is over.']);
    expect([(await subscriptions()).length, await mails()]).toEqual([1, []]);
  });

  it('counts whole days across a daylight saving change', () => {
    expect(withdrawalEnd(new Date('2027-03-20T12:00:00Z')).toISOString()).toBe('2027-04-03T22:59:59.999Z');
    expect(withdrawalEnd(new Date('2026-10-20T23:30:00Z')).toISOString()).toBe('2026-11-04T23:59:59.999Z');
  });

  it('gets 409 the second time, 404 for an unknown subscription, 403 for a company’s', async () => {
    expect((await withdraw()).status).toBe(200);
    const again = await withdraw();
    expect([again.status, again.body.message]).toEqual([409, "You've already withdrawn from this contract."]);
    for (const unknown of ['999', '0', 'x', "1' or '1'='1"])
      expect((await withdraw(unknown)).status).toBe(404);
    const { executor } = backend.services;
    const business = await executor
      .selectFrom('subscriptions')
      .select('id')
      .where('type', '=', 'business')
      .executeTakeFirstOrThrow();
    expect((await withdraw(String(business.id))).status).toBe(404);
    visitor = await backend.visitorAs('business');
    const params = { uuid: uuidOf('business'), subscriptionId: String(business.id) };
    expect((await visitor.call('withdrawSubscription', { params })).status).toBe(403);
    expect(await mails()).toHaveLength(1);
  });

  it('is possible after a cancellation too: it ends now instead of later', async () => {
    expect((await cancel()).status).toBe(200);
    expect((await subscriptions())[0]).toMatchObject({
      cancellable: false,
      withdrawUntil: expect.any(String) as string,
    });
    expect((await withdraw()).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
  });

  it('is not possible after the subscription has ended', async () => {
    const { executor } = backend.services;
    const ended = { ends_on: backend.clock.now() };
    await executor.updateTable('subscriptions').set(ended).where('id', '=', Number(id)).execute();
    expect((await withdraw()).status).toBe(409);
  });

  it('refunds nothing if nothing was paid', async () => {
    await backend.services.executor.deleteFrom('receipts').execute();
    expect((await withdraw()).body.response).toEqual({
      withdrawnAt: '2026-11-20T10:00:00.000Z',
      receipt: null,
    });
    expect([await receipts(), (await mails())[0]?.body]).toEqual([[], expect.not.stringContaining('€')]);
  });

  it('allows a new purchase of Premium, with a new period and receipt', async () => {
    await withdraw();
    backend.clock.advance(DAY_MS);
    visitor = await backend.visitorAs('premium');
    expect((await visitor.call('addProfile', { json: profileOf('personal', 'anew') })).status).toBe(200);
    expect(await subscriptions()).toMatchObject([
      { type: 'personal', withdrawUntil: '2026-12-05T23:59:59.999Z' },
    ]);
    expect((await receipts())[0]).toMatchObject({ number: 'R-2026-0003', amount: 999 });
  });

  it('is not possible for business Premium', async () => {
    const json = { ...profileOf('business', 'b1'), companyName: 'Byrne Design' };
    expect((await visitor.call('addProfile', { json })).status).toBe(200);
    const business = (await subscriptions()).find(({ type }) => type === 'business');
    expect(business?.withdrawUntil).toBeNull();
  });
});

describe('a withdrawal that is sent more than once', () => {
  it('with the same key gets the same response, and causes one receipt and one email', async () => {
    const first = await withdraw(id, 'one-and-the-same-press');
    const again = await withdraw(id, 'one-and-the-same-press');
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([
      200,
      first.body,
      'true',
    ]);
    expect([(await receipts()).length, (await mails()).length]).toEqual([2, 1]);
  });

  it('twice concurrently counts once: the other gets an error', async () => {
    const answers = await Promise.all([
      withdraw(id, 'press-of-tab-a'),
      withdraw(id, 'press-of-tab-b'),
      withdraw(id, 'press-of-tab-c'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect([(await receipts()).length, (await mails()).length]).toEqual([2, 1]);
  });

  it('concurrently with a cancellation ends in a withdrawal, whichever came first', async () => {
    const [withdrawn, cancelled] = await Promise.all([withdraw(), cancel()]);
    expect(withdrawn.status).toBe(200);
    expect([200, 403, 404]).toContain(cancelled.status);
    expect(await subscriptions()).toEqual([]);
    const row = await backend.services.executor
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ cancellable: false, ends_on: row.withdrawn_at });
  });
});

describe('the refund', () => {
  const stateOf = async (intentId: string) => (await findPayment(backend.services.executor, intentId))?.state;

  /** The payment that the subscription was paid with, and a provider that gives it back or does not answer. */
  async function paidWith(intentId: string, answers: boolean) {
    const { executor, clock, mail, receipts: written, payments } = backend.services;
    const payment = { intent_id: intentId, user_id: uuid, created_at: clock.now() };
    await usePayment(executor, payment);
    await executor.updateTable('receipts').set({ payment_id: intentId }).execute();
    const provider = answers ? payments : { ...payments, cancel: () => Promise.resolve() };
    return createWithdrawals(executor, { clock, mail, receipts: written, payments: provider });
  }

  it('is of the payment itself, at the provider too', async () => {
    const withdrawals = await paidWith('pi_1', true);
    expect(await stateOf('pi_1')).toBe('used');
    await withdrawals.withdraw(await userOf(backend, 'premium'), id);
    expect(await stateOf('pi_1')).toBe('given-up');
  });

  it('stays pending if the provider does not respond, and the withdrawal is complete all the same', async () => {
    const withdrawals = await paidWith('pi_2', false);
    await withdrawals.withdraw(await userOf(backend, 'premium'), id);
    expect([await stateOf('pi_2'), await subscriptions()]).toEqual(['giving-up', []]);
    expect(await listStranded(backend.services.executor, new Date(0))).toContain('pi_2');
  });
});
