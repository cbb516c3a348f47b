import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileOf } from '../support/contract/access/access-forms';
import { uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, intentOf, tokenFor, type WireCard } from '../support/backend/backend-cards';
import { createStripeBackend, startOver, type StripeBackend } from '../support/stripe/stripe-backend';
import type { StripeStandIn } from '../support/stripe/stripe-stand-in';

// What Stripe is told of customers and their cards, and what is believed of what it says.

const CHALLENGED = '4000002500003155';

let made: StripeBackend;
let backend: TestBackend;
let stripe: StripeStandIn;
let visitor: Visitor;

beforeAll(async () => {
  made = await createStripeBackend();
  ({ backend, stripe } = made);
});
beforeEach(async () => {
  await startOver(made);
  visitor = await backend.visitorAs('new');
});
afterAll(() => made.close());

describe('a Stripe customer', () => {
  it('is created once by two concurrent calls, and contains only our uuid', async () => {
    const order = (random: string) => ({
      customer: uuidOf('new'),
      card: { token: tokenFor('4242424242424242', random), last4: '', expMonth: 1, expYear: 2030 },
      idempotencyKey: null,
    });
    const { payments: provider } = backend.services;
    await Promise.all([provider.setUpCard(order('a1')), provider.setUpCard(order('a2'))]);
    expect((await addCard(visitor, 'new', { random: 'a3' })).status).toBe(200);
    expect([...stripe.account.customers.values()]).toEqual([{ metadata: { user: uuidOf('new') } }]);
    const made = stripe.requests.filter(({ route }) => route === 'POST /v1/customers');
    expect(made.length).toBeLessThanOrEqual(2);
  });

  it('is created after a failure that Stripe would replay for the same key for a day', async () => {
    stripe.plan(/customers$/u, { kind: 'error', status: 500, after: true }, 2);
    expect((await addCard(visitor, 'new', { random: 'a4' })).status).toBe(200);
    expect((await addCard(visitor, 'new', { random: 'a5' })).status).toBe(200);
    const made = stripe.requests.filter(({ route }) => route === 'POST /v1/customers');
    expect(new Set(made.map(({ key }) => key)).size).toBe(2);
  });

  it('is created again if Stripe no longer knows them', async () => {
    await addCard(visitor, 'new', { random: 'b1' });
    stripe.account.customers.clear();
    expect((await addCard(visitor, 'new', { random: 'b2' })).status).toBe(200);
    expect((await visitor.call('addProfile', { json: profileOf('personal', 'b3') })).status).toBe(200);
    expect(stripe.account.customers.size).toBe(1);
  });

  it('is deleted with every card when the account is closed, and pending intents are cancelled', async () => {
    const closing = await backend.visitorAs('hospitality');
    await addCard(closing, 'hospitality', { random: 'c1' });
    const asked = await closing.call('addProfile', { json: profileOf('personal', 'c2', CHALLENGED) });
    stripe.account.authenticate(intentOf(asked), 'succeeded');
    const { status } = await closing.call('deleteProfile', { params: { uuid: uuidOf('hospitality') } });
    expect(status).toBe(200);
    expect(stripe.account.customers.size).toBe(0);
    expect([...stripe.account.methods.values()].map(({ customer }) => customer)).toEqual([null, null]);
    expect(stripe.account.kept()).toEqual([]);
    const left = backend.services.executor.selectFrom('payments').selectAll();
    expect(await left.execute()).toEqual([]);
  });

  it('is deleted later if Stripe did not respond', async () => {
    const closing = await backend.visitorAs('member');
    await addCard(closing, 'member', { random: 'c3' });
    stripe.plan(/^DELETE/u, { kind: 'error', status: 503 }, 9);
    const { status } = await closing.call('deleteProfile', { params: { uuid: uuidOf('member') } });
    expect(status).toBe(200);
    expect(stripe.account.customers.size).toBe(1);
    stripe.behave();
    await backend.services.payments.resume();
    expect(stripe.account.customers.size).toBe(0);
  });
});

describe('a card', () => {
  it('has the details from Stripe, whatever the browser says', async () => {
    const answer = await visitor.call('addCard', {
      params: { uuid: uuidOf('new') },
      json: {
        paymentMethod: {
          token: tokenFor('378282246310005', 'd1'),
          last4: '1111',
          exp_month: 1,
          exp_year: 2099,
        },
        requestType: 'personal',
        cardNickName: 'Other',
        recaptchaToken: '',
      },
    });
    expect(answer.body.response).toMatchObject({
      type: 'amex',
      lastFour: '0005',
      expiryMonth: 4,
      expiryYear: 2031,
    });
  });

  it.each([
    ['pm_card_discover', 'generic', '1117'],
    ['pm_card_mastercard', 'mastercard', '4444'],
  ])('%s of Stripe is %s', async (token, brand, lastFour) => {
    const card = { token, last4: '', expMonth: 1, expYear: 2030 };
    const order = { customer: uuidOf('new'), card, idempotencyKey: null };
    const { payments: provider } = backend.services;
    expect(await provider.setUpCard(order)).toMatchObject({ kind: 'accepted', brand, lastFour });
    const paid = await provider.pay({ ...order, amount: 999, currency: 'EUR' });
    expect(paid).toMatchObject({ kind: 'accepted', brand, lastFour });
  });

  it('is detached when it is removed, and kept if that is refused', async () => {
    expect((await visitor.call('addProfile', { json: profileOf('personal', 'e1') })).status).toBe(200);
    const added = await addCard(visitor, 'new', { random: 'e2' });
    const attached = () => [...stripe.account.methods.values()].map(({ customer }) => customer !== null);
    expect(attached()).toEqual([true, true]);
    const remove = (id: number) =>
      visitor.call('deleteCard', { params: { uuid: uuidOf('new'), cardId: String(id) } });
    const [used] = await cardsOf(visitor, 'new');
    expect((await remove(used?.id ?? 0)).status).toBe(409);
    expect((await remove((added.body.response as WireCard).id)).status).toBe(200);
    expect(attached()).toEqual([true, false]);
  });

  it('is removed even if Stripe does not respond', async () => {
    await addCard(visitor, 'new', { random: 'f1' });
    stripe.plan(/detach$/u, { kind: 'broken' }, 9);
    const token = { params: { cardToken: tokenFor('4242424242424242', 'f1') } };
    expect((await visitor.call('deleteCardByToken', token)).status).toBe(200);
    expect(await cardsOf(visitor, 'new')).toEqual([]);
  });

  it.each(['pm_invented', tokenFor('4242424242424242', 'g1')])(
    'is refused, with a message, as %s',
    async (token) => {
      const other = await backend.visitorAs('standard');
      await addCard(other, 'standard', { random: 'g1' });
      await backend.services.executor
        .deleteFrom('cards')
        .where('user_id', '=', uuidOf('standard'))
        .where('payment_method_id', '=', tokenFor('4242424242424242', 'g1'))
        .execute();
      const profile = profileOf('personal', 'g2');
      const { body } = await visitor.call('addProfile', {
        json: { ...profile, card: { ...profile.card, token } },
      });
      expect(body).toMatchObject({ code: 400, stripe: true });
      expect(body.message).toMatch(/can't be used again/u);
    },
  );
});

it('nothing is left of the simulated provider', async () => {
  const { extensions } = (await visitor.call('getConfig')).body.response as { readonly extensions: string[] };
  expect(extensions).not.toContain('sandbox');
  const report = { params: { id: 'pi_1' }, form: { outcome: 'succeeded' } };
  expect((await visitor.call('settleSandboxIntent', report)).status).toBe(404);
});
