import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProfileCompletion } from '../../src/server/backend/services/profiles/profile-completion';
import type { Profile } from '../../src/server/backend/services/profiles/profile-rules';
import { createProfiles } from '../../src/server/backend/services/profiles/profiles';
import { createTurns } from '../../src/server/backend/storage/turns';
import { cardResult } from '../support/contract/access/access-cells';
import { profileOf, registrationOf } from '../support/contract/access/access-forms';
import { userOf, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, intentOf, tokenFor } from '../support/backend/backend-cards';
import { createStripeBackend, startOver, type StripeBackend } from '../support/stripe/stripe-backend';
import type { StripeStandIn } from '../support/stripe/stripe-stand-in';

// Every payment that Stripe takes is used for one profile or given back, whatever goes wrong on the way.

const CHALLENGED = '4000002500003155';

let made: StripeBackend;
let backend: TestBackend;
let stripe: StripeStandIn;
let visitor: Visitor;

beforeAll(async () => {
  made = await createStripeBackend({ patience: { tryMs: 2500, callMs: 6000, cleanUpMs: 6000 } });
  ({ backend, stripe } = made);
  visitor = await backend.visitorAs('new');
});
beforeEach(() => startOver(made));
afterAll(() => made.close());

const subscriptions = () =>
  backend.services.executor
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', uuidOf('new'))
    .execute();
const payments = () =>
  backend.services.executor.selectFrom('payments').select(['intent_id', 'state']).execute();
const keyed = (key: string) => ({ 'idempotency-key': key });
const order = (random: string, idempotencyKey: string | null) => ({
  customer: uuidOf('new'),
  card: { token: tokenFor('4242424242424242', random), last4: '', expMonth: 1, expYear: 2030 },
  idempotencyKey,
  amount: 999,
  currency: 'EUR',
});

describe('a payment', () => {
  it('is for the price in the configured currency, with a card that can be charged later', async () => {
    await visitor.call('addProfile', { json: profileOf('personal', 'h1') });
    const asked = stripe.requests.find(({ route }) => route === 'POST /v1/payment_intents');
    const sent = Object.fromEntries(new URLSearchParams(asked?.body));
    expect(sent).toMatchObject({ amount: '499', currency: 'eur', setup_future_usage: 'off_session' });
    expect(sent['metadata[user]']).toBe(uuidOf('new'));
    expect(stripe.account.kept()).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'used' }]);
  });

  it('of zero is not made: the card is set up for the following months', async () => {
    await backend.services.switches.change({ premiumConfig: { personalPriceDiscounted: 0 } });
    const profile = profileOf('personal', 'h2', CHALLENGED);
    const setupIntent = intentOf(await visitor.call('addProfile', { json: profile }));
    stripe.account.authenticate(setupIntent, 'succeeded');
    const confirmed = { ...profile, card: { ...profile.card, setupIntent } };
    expect((await visitor.call('addProfile', { json: confirmed })).status).toBe(200);
    expect(await subscriptions()).toHaveLength(1);
    expect(stripe.account.kept()).toEqual([]);
    await backend.services.switches.change({ premiumConfig: {} });
  });

  it.each([
    ['its answer is lost', { kind: 'broken', after: true }],
    ['Stripe fails after it', { kind: 'error', status: 500, after: true }],
    ['Stripe fails', { kind: 'error', status: 500 }],
    ['there are too many', { kind: 'error', status: 429 }],
    ['Stripe is silent after it', { kind: 'silent', after: true }],
    ['Stripe is silent', { kind: 'silent' }],
    ['its answer trickles in', { kind: 'trickle', ms: 400 }],
  ] as const)('is refunded when %s; the same press then pays once', async (_, fault) => {
    const press = () =>
      visitor.call('addProfile', { json: profileOf('personal', 'i1'), headers: keyed('one-press') });
    stripe.plan(/confirm$/u, fault, 9);
    expect((await press()).status).toBe(500);
    expect(stripe.account.kept()).toEqual([]);
    expect(await subscriptions()).toEqual([]);
    expect(await cardsOf(visitor, 'new')).toEqual([]);
    expect(await payments()).toMatchObject([{ state: 'given-up' }]);

    stripe.behave();
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);
    expect(stripe.account.kept()).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('of a press is found again after the process ended without handling it', async () => {
    const { payments: provider } = backend.services;
    const first = await provider.pay(order('j1', 'a-press'));
    expect(await provider.pay(order('j1', 'a-press'))).toEqual(first);
    expect(stripe.account.kept()).toHaveLength(1);
    const keys = stripe.requests.map(({ key }) => key ?? '');
    expect(keys.some((key) => key.startsWith('cabrank-pay-'))).toBe(true);
    expect(keys.join()).not.toContain('a-press');
  });

  it('is refunded after a withdrawal from the contract once Stripe responds; Premium ends either way', async () => {
    await visitor.call('addProfile', { json: profileOf('personal', 'w1') });
    const [subscription] = await subscriptions();
    const params = { uuid: uuidOf('new'), subscriptionId: String(subscription?.id) };
    stripe.plan(/cancel$|refunds$/u, { kind: 'error', status: 503 }, 9);
    expect((await visitor.call('withdrawSubscription', { params })).status).toBe(200);
    expect((await visitor.call('viewPremiumSubscriptions', { params })).body.response).toEqual([]);
    expect(stripe.account.kept()).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'giving-up' }]);
    stripe.behave();
    await backend.services.payments.resume();
    expect(await payments()).toMatchObject([{ state: 'given-up' }]);
    expect(stripe.account.kept()).toEqual([]);
  });

  it('is refunded if the profile cannot be completed, and the card is deleted', async () => {
    const {
      executor,
      clock,
      switches,
      creditRequests,
      mail,
      receipts,
      payments: provider,
    } = backend.services;
    const completion = createProfileCompletion(executor, { clock, creditRequests, mail, receipts });
    const profiles = createProfiles(executor, {
      clock,
      turns: createTurns(),
      payments: provider,
      switches,
      creditRequests,
      completion: { ...completion, complete: () => Promise.reject(new Error('The disk is full')) },
    });
    const profile = profileOf('personal', 'k1') as Profile;
    await expect(profiles.submit(await userOf(backend, 'new'), profile)).rejects.toThrow('The disk is full');
    expect(stripe.account.refunds.size).toBe(1);
    expect(stripe.account.kept()).toEqual([]);
    expect([...stripe.account.methods.values()]).toMatchObject([{ customer: null }]);
  });

  it('that was confirmed is refunded if another profile replaced it', async () => {
    const former = profileOf('personal', 'l1', CHALLENGED);
    const paymentIntent = intentOf(await visitor.call('addProfile', { json: former }));
    stripe.account.authenticate(paymentIntent, 'succeeded');
    expect((await visitor.call('addProfile', { json: profileOf('business', 'l2') })).status).toBe(200);
    expect(stripe.account.kept()).toHaveLength(1);
    const late = await visitor.call('addProfile', {
      json: { ...former, card: { ...former.card, paymentIntent } },
    });
    expect(late.body).toMatchObject({ code: 400, stripe: true });
    expect(await subscriptions()).toMatchObject([{ type: 'business' }]);
  });

  it('is either used or refunded when its confirmation and the card’s removal are concurrent', async () => {
    const profile = profileOf('personal', 'm1', CHALLENGED);
    const paymentIntent = intentOf(await visitor.call('addProfile', { json: profile }));
    stripe.account.authenticate(paymentIntent, 'succeeded');
    await Promise.all([
      visitor.call('addProfile', { json: { ...profile, card: { ...profile.card, paymentIntent } } }),
      backend.visitor().call('deleteCardByToken', { params: { cardToken: profile.card.token } }),
    ]);
    expect(await subscriptions()).toHaveLength(stripe.account.kept().length);
  });

  it('is refunded later if Stripe did not respond, or the process ended', async () => {
    stripe.plan(/confirm$/u, { kind: 'broken', after: true }, 9);
    stripe.plan(/cancel$|refunds$/u, { kind: 'error', status: 503 }, 9);
    expect((await visitor.call('addProfile', { json: profileOf('personal', 'n1') })).status).toBe(500);
    expect(stripe.account.kept()).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'giving-up' }]);
    stripe.behave();
    await Promise.all([backend.services.payments.resume(), backend.services.payments.resume()]);
    expect(stripe.account.kept()).toEqual([]);

    const paid = await backend.services.payments.pay(order('n2', null));
    expect(paid.kind).toBe('accepted');
    await backend.services.payments.resume();
    expect(stripe.account.kept()).toHaveLength(1);
    backend.clock.advance(2 * 60 * 60 * 1000);
    await backend.services.payments.resume();
    expect(stripe.account.kept()).toEqual([]);
  });

  it('of a visitor is refunded if the registration fails', async () => {
    stripe.plan(/confirm$/u, { kind: 'silent', after: true }, 9);
    const json = registrationOf('personal', 'o1');
    const headers = keyed('visitor-press');
    expect((await backend.visitor().call('register', { json, headers })).status).toBe(500);
    expect(stripe.account.kept()).toEqual([]);
    stripe.behave();
    // Stripe takes no card of one customer for another: it is to be entered once more.
    const again = backend.visitor();
    const refused = await again.call('register', { json, headers });
    expect(refused.body).toMatchObject({ code: 400, stripe: true });
    const another = { card: cardResult('o2'), requestType: 'personal', recaptchaToken: '' };
    expect((await again.call('registerSaveCard', { json: another })).status).toBe(200);
    expect(stripe.account.kept()).toHaveLength(1);
    await backend.services.payments.resume();
    expect(stripe.account.customers.size).toBe(1);
  });
});

describe('when Stripe does not do what is requested', () => {
  it.each([
    ['fails', { kind: 'error', status: 500 }],
    ['is busy', { kind: 'error', status: 429 }],
    ['does not answer', { kind: 'silent' }],
    ['breaks off', { kind: 'broken' }],
  ] as const)('a card is not attached: it %s', async (_, fault) => {
    const press = () => addCard(visitor, 'new', { random: 'p1', headers: keyed('card-press') });
    stripe.plan(/setup_intents/u, fault, 9);
    expect((await press()).body).toMatchObject({
      code: 500,
      message: ['An error occurred with your request', 'Please try again later'],
    });
    expect(await cardsOf(visitor, 'new')).toEqual([]);
    stripe.behave();
    expect((await press()).status).toBe(200);
    expect(await cardsOf(visitor, 'new')).toHaveLength(1);
  });

  it('an intent is looked up again at the next attempt', async () => {
    const profile = profileOf('personal', 'q1', CHALLENGED);
    const paymentIntent = intentOf(await visitor.call('addProfile', { json: profile }));
    stripe.account.authenticate(paymentIntent, 'succeeded');
    const confirm = () =>
      visitor.call('addProfile', { json: { ...profile, card: { ...profile.card, paymentIntent } } });
    stripe.plan(/^GET/u, { kind: 'error', status: 500 }, 9);
    expect((await confirm()).status).toBe(500);
    stripe.behave();
    expect((await confirm()).status).toBe(200);
    expect(stripe.account.kept()).toHaveLength(1);
  });
});
