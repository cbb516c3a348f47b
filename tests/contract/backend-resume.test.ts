import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/contract/schema';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { premiumOnFirstDay } from '../support/backend/premium-customer';

type Wire = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
const uuid = uuidOf('premium');

let backend: TestBackend;
let visitor: Visitor;
let id: string;

const subscriptions = async () =>
  (await visitor.call('viewPremiumSubscriptions', { params: { uuid } })).body
    .response as readonly Wire['Subscription'][];
const resume = (subscriptionId = id) =>
  visitor.call('resumeSubscription', { params: { uuid, subscriptionId } });
const cancel = (reason = 'I have bought a bicycle') =>
  visitor.call('cancelSubscription', { params: { uuid, subscriptionId: id }, form: { reason } });
const mailsOf = async (kind: string) =>
  (await backend.services.mail.outbox()).filter((mail) => mail.kind === kind);
const goOn = async (days: number) => {
  backend.clock.advance(days * DAY_MS);
  visitor = await backend.visitorAs('premium');
};

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  ({ visitor, id } = await premiumOnFirstDay(backend));
});
afterAll(() => backend.app.close());

describe('a cancelled subscription that still runs', () => {
  it('can be resumed: it can be cancelled again, has no end, and the reason is deleted', async () => {
    const before = await subscriptions();
    await cancel();
    expect(await subscriptions()).toMatchObject([{ cancellable: false, endsOn: before[0]?.periodEnd }]);
    expect((await resume()).status).toBe(200);
    expect(await subscriptions()).toEqual(before);
    const stored = await backend.services.executor.selectFrom('subscriptions').selectAll().execute();
    expect(stored.find((row) => String(row.id) === id)).toMatchObject({ ends_on: null, cancel_reason: null });
    expect((await cancel()).status).toBe(200);
  });

  it('continues beyond its former end', async () => {
    await cancel();
    await goOn(29);
    expect((await resume()).status).toBe(200);
    await goOn(3);
    expect(await subscriptions()).toMatchObject([{ cancellable: true, endsOn: null }]);
    expect((await visitor.call('getUser')).body.response).toMatchObject({ premium: true });
  });

  it('is confirmed by email with its renewal date; the email before named its end', async () => {
    await cancel();
    await resume();
    expect((await mailsOf('premium-cancelled'))[0]?.body).toContain('It ends on 20 Dec 2026.');
    const [mail, ...more] = await mailsOf('premium-resumed');
    expect([mail?.recipient, more]).toEqual(['premium@cabrank.test', []]);
    expect(mail?.body).toContain('It renews on 20 Dec 2026');
  });

  it('cannot be resumed at its end or later: 409 with a text', async () => {
    await cancel();
    await goOn(30);
    const { status, body } = await resume();
    expect([status, body.message]).toEqual([
      409,
      'Your Premium subscription has ended, so you can no longer resume it.',
    ]);
    expect([await subscriptions(), await mailsOf('premium-resumed')]).toEqual([[], []]);
  });

  it('cannot be resumed after a withdrawal, which has ended it', async () => {
    await cancel();
    await visitor.call('withdrawSubscription', { params: { uuid, subscriptionId: id } });
    expect((await resume()).status).toBe(409);
    expect(await subscriptions()).toEqual([]);
  });

  it('is resumed once, however many requests are concurrent, with one email', async () => {
    await cancel();
    const answers = await Promise.all([resume(), resume()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailsOf('premium-resumed')).toHaveLength(1);
  });
});

describe('nothing is resumed', () => {
  it('that was not cancelled, or does not exist', async () => {
    const { status, body } = await resume();
    expect([status, body.message]).toEqual([409, "Your Premium subscription isn't cancelled."]);
    for (const unknown of ['999', '0', 'x', "1' or '1'='1"])
      expect((await resume(unknown)).status, unknown).toBe(404);
  });
});
