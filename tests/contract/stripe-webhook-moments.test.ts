import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileOf } from '../support/contract/access/access-forms';
import { uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, intentOf } from '../support/backend/backend-cards';
import { createStripeBackend, startOver, type StripeBackend } from '../support/stripe/stripe-backend';

const CHALLENGED = '4000002500003155';

let made: StripeBackend;
let backend: TestBackend;
let visitor: Visitor;
let count = 0;
const unique = (): string => `w${(count += 1)}`;

beforeAll(async () => {
  made = await createStripeBackend();
  ({ backend } = made);
});
beforeEach(async () => {
  await startOver(made);
  visitor = await backend.visitorAs('new');
});
afterAll(() => made.close());

const add = (json: unknown) => visitor.call('addProfile', { json });
const subscriptions = () =>
  backend.services.executor
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', uuidOf('new'))
    .execute();
const tell = (type: string, intent: string) => made.post(made.stripe.event(type, intent));

/** A profile whose card is challenged, and the intent of that. */
async function heldProfile(type = 'personal') {
  const profile = profileOf(type, unique(), CHALLENGED);
  const intent = intentOf(await add(profile));
  const confirm = () => add({ ...profile, card: { ...profile.card, paymentIntent: intent } });
  return { intent, confirm };
}

describe('an event with unusual timing', () => {
  it('late: a failure from before a success changes nothing', async () => {
    const { intent, confirm } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    expect((await confirm()).status).toBe(200);
    for (const type of [
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'payment_intent.succeeded',
    ]) {
      expect((await tell(type, intent)).status).toBe(200);
    }
    expect(await subscriptions()).toHaveLength(1);
    expect(made.stripe.account.kept()).toHaveLength(1);
  });

  it('early: a success reported before the cardholder was challenged changes nothing', async () => {
    const { intent, confirm } = await heldProfile();
    expect((await tell('payment_intent.succeeded', intent)).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
    made.stripe.account.authenticate(intent, 'succeeded');
    expect((await confirm()).status).toBe(200);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('before our response: a payment without a challenge is reported while it is being made', async () => {
    const told: Promise<{ readonly status: number }>[] = [];
    const { executor } = backend.services;
    const profile = profileOf('personal', unique());
    const answer = add(profile);
    await expect.poll(() => made.stripe.account.kept().length, { timeout: 9000, interval: 1 }).toBe(1);
    for (const { id } of made.stripe.account.kept()) told.push(tell('payment_intent.succeeded', id));
    expect((await answer).status).toBe(200);
    expect((await Promise.all(told)).map(({ status }) => status)).toEqual([200]);
    expect(await subscriptions()).toHaveLength(1);
    expect(made.stripe.account.kept()).toHaveLength(1);
    expect(await executor.selectFrom('payments').select('state').execute()).toEqual([{ state: 'used' }]);
  });

  it('concurrent with the browser’s confirmation: both get a response, and there is one subscription', async () => {
    const { intent, confirm } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    const answers = await Promise.all([
      tell('payment_intent.succeeded', intent),
      confirm(),
      tell('payment_intent.succeeded', intent),
      confirm(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await subscriptions()).toHaveLength(1);
    expect(made.stripe.account.kept()).toHaveLength(1);
  });

  it('concurrent with the confirmation of a card: both get a response, and there is one card', async () => {
    const order = { number: CHALLENGED, random: unique() };
    const setupIntent = intentOf(await addCard(visitor, 'new', order));
    made.stripe.account.authenticate(setupIntent, 'succeeded');
    const answers = await Promise.all([
      tell('setup_intent.succeeded', setupIntent),
      addCard(visitor, 'new', { ...order, setupIntent }),
      tell('setup_intent.succeeded', setupIntent),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await cardsOf(visitor, 'new')).toHaveLength(1);
  });

  it('for a payment that is no longer needed: it is refunded once', async () => {
    const { intent } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    await backend.services.executor.deleteFrom('held_profiles').execute();
    await Promise.all([tell('payment_intent.succeeded', intent), tell('payment_intent.succeeded', intent)]);
    expect(made.stripe.account.kept()).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  it('while Stripe is down: it is fetched again and then processed', async () => {
    const { intent } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    const event = made.stripe.event('payment_intent.succeeded', intent);
    made.stripe.plan(/^GET/u, { kind: 'error', status: 500 }, 9);
    expect((await made.post(event)).status).toBe(500);
    made.stripe.behave();
    expect((await made.post(event)).status).toBe(200);
    expect(await subscriptions()).toHaveLength(1);
  });
});
