import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import { cardResult } from '../support/contract/access/access-cells';
import { profileOf, registrationOf } from '../support/contract/access/access-forms';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, intentOf } from '../support/backend/backend-cards';
import {
  createStripeBackend,
  freshStripeBackend,
  startOver,
  type StripeBackend,
} from '../support/stripe/stripe-backend';
import { WEBHOOK_SECRET } from '../support/stripe/stripe-stand-in';
import { everythingStored } from '../support/backend/storage/stored';

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

describe('an event', () => {
  it.each([
    ['of another sender', { secret: 'whsec_other' }],
    ['of long ago', { secret: WEBHOOK_SECRET, timestamp: Math.floor(Date.now() / 1000) - 301 }],
  ])('%s changes nothing', async (_, signing) => {
    const { intent } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    const { payload } = made.stripe.event('payment_intent.succeeded', intent);
    const before = await everythingStored(backend.services.executor);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, ...signing });
    expect((await made.post({ payload, signature })).status).toBe(400);
    expect(await everythingStored(backend.services.executor)).toBe(before);
  });

  it('that was tampered with changes nothing, nor does one without a signature or a body', async () => {
    const { intent } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    const { payload, signature } = made.stripe.event('payment_intent.succeeded', intent);
    const before = await everythingStored(backend.services.executor);
    expect((await made.post({ payload: ` ${payload}`, signature })).status).toBe(400);
    expect((await made.post({ payload, signature: '' })).status).toBe(400);
    expect((await made.post({ payload: '', signature })).status).toBe(400);
    expect(await everythingStored(backend.services.executor)).toBe(before);
  });

  it('that is unknown, or for an intent that is not ours, is accepted and changes nothing', async () => {
    const { intent } = await heldProfile();
    const before = await everythingStored(backend.services.executor);
    expect((await tell('charge.succeeded', intent)).status).toBe(200);
    expect(await everythingStored(backend.services.executor)).toBe(before);
    const foreign = made.stripe.account.intents.get(intent);
    if (!foreign) throw new Error('There is no intent');
    made.stripe.account.intents.set('pi_foreign', { ...foreign, id: 'pi_foreign', status: 'succeeded' });
    expect((await tell('payment_intent.succeeded', 'pi_foreign')).status).toBe(200);
    expect(made.stripe.account.refunds.size).toBe(0);
    expect(await subscriptions()).toEqual([]);
  });

  it('is accepted only if a secret is set', async () => {
    const { post, stripe, backend: deaf } = await freshStripeBackend({ webhookSecret: null });
    const customer = await deaf.visitorAs('new');
    const asked = await customer.call('addProfile', { json: profileOf('personal', 'deaf', CHALLENGED) });
    expect((await post(stripe.event('payment_intent.succeeded', intentOf(asked)))).status).toBe(404);
    const simulated = await createTestBackend();
    const answer = await simulated.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload: '{}' });
    expect(answer.statusCode).toBe(404);
    await simulated.app.close();
  });
});

describe('an intent that completes after the browser has left', () => {
  it('completes the held profile once, however often the event is sent', async () => {
    const { intent, confirm } = await heldProfile();
    made.stripe.account.authenticate(intent, 'succeeded');
    const event = made.stripe.event('payment_intent.succeeded', intent);
    expect((await made.post(event)).status).toBe(200);
    expect(await subscriptions()).toMatchObject([{ type: 'personal' }]);
    const before = await everythingStored(backend.services.executor);
    expect((await made.post(event)).status).toBe(200);
    expect((await tell('payment_intent.succeeded', intent)).status).toBe(200);
    expect(before).toContain(event.id);
    expect(await subscriptions()).toHaveLength(1);
    expect(made.stripe.account.kept()).toHaveLength(1);
    expect((await confirm()).status).toBe(200);
    expect(await cardsOf(visitor, 'new')).toHaveLength(1);
  });

  it('attaches a pending card, with its nickname', async () => {
    const order = { number: CHALLENGED, random: unique(), nickname: 'Of the bank' };
    const setupIntent = intentOf(await addCard(visitor, 'new', order));
    made.stripe.account.authenticate(setupIntent, 'succeeded');
    expect((await tell('setup_intent.succeeded', setupIntent)).status).toBe(200);
    expect(await cardsOf(visitor, 'new')).toMatchObject([{ name: 'Of the bank' }]);
    expect((await tell('setup_intent.succeeded', setupIntent)).status).toBe(200);
    expect((await addCard(visitor, 'new', { ...order, setupIntent })).status).toBe(200);
    expect(await cardsOf(visitor, 'new')).toHaveLength(1);
  });

  it('completes a pay-as-you-go business account whose card was set up', async () => {
    await backend.services.switches.change({ config: { premiumEnabled: false } });
    const profile = profileOf('business', unique(), CHALLENGED);
    const setupIntent = intentOf(await add(profile));
    made.stripe.account.authenticate(setupIntent, 'succeeded');
    expect((await tell('setup_intent.succeeded', setupIntent)).status).toBe(200);
    const { body } = await visitor.call('viewBusinessCards', { params: { uuid: uuidOf('new') } });
    expect(body.response).toMatchObject([{ isPremium: false }]);
    await backend.services.switches.change({ config: {} });
  });

  it('completes a registration', async () => {
    const json = registrationOf('personal', unique(), CHALLENGED);
    const asked = await backend.visitor().call('register', { json });
    made.stripe.account.authenticate(intentOf(asked), 'succeeded');
    expect((await tell('payment_intent.succeeded', intentOf(asked))).status).toBe(200);
    const { uuid } = asked.body.response as { readonly uuid: string };
    const { executor } = backend.services;
    const found = await executor
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', uuid)
      .execute();
    expect(found).toHaveLength(1);
  });

  it.each([
    ['setup_intent.setup_failed', 'setup'],
    ['payment_intent.payment_failed', 'payment'],
  ])('discards the card on %s; the profile stays held for another card', async (type, kind) => {
    if (kind === 'setup') {
      const setupIntent = intentOf(await addCard(visitor, 'new', { number: CHALLENGED, random: unique() }));
      made.stripe.account.authenticate(setupIntent, 'failed');
      expect((await tell(type, setupIntent)).status).toBe(200);
    } else {
      const { intent } = await heldProfile();
      made.stripe.account.authenticate(intent, 'failed');
      expect((await tell(type, intent)).status).toBe(200);
      const json = { card: cardResult(unique()), requestType: 'personal', recaptchaToken: '' };
      expect((await visitor.call('saveProfileCard', { json })).status).toBe(200);
    }
    const waiting = backend.services.executor
      .selectFrom('cards')
      .selectAll()
      .where('intent_id', 'is not', null);
    expect(await waiting.execute()).toEqual([]);
  });

  it('discards the card if the intent was canceled at Stripe', async () => {
    const { intent } = await heldProfile();
    made.stripe.account.cancel(intent, 'payment');
    expect((await tell('payment_intent.canceled', intent)).status).toBe(200);
    const held = backend.services.executor.selectFrom('held_profiles').select('intent_id');
    expect(await held.execute()).toEqual([{ intent_id: null }]);
  });
});
