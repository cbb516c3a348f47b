import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { termsText } from '../../src/server/backend/services/content/information';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { cardResult } from '../support/contract/access/access-cells';
import { profileOf, registrationOf } from '../support/contract/access/access-forms';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { intentOf, settle } from '../support/backend/backend-cards';
import { sandboxOf } from '../support/backend/sandbox';

const ASKS = '4000002500003155';
const DECLINED = '4000000000000002';

let backend: TestBackend;
let visitor: Visitor;
let shown: { readonly termsVersion: string };
let count = 0;
const unique = (): string => `pa${(count += 1)}`;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  const { executor, switches } = backend.services;
  for (const table of ['held_profiles', 'receipts', 'subscriptions', 'card_accounts'] as const)
    await executor.deleteFrom(table).execute();
  await executor.deleteFrom('cards').where('user_id', '=', uuidOf('new')).execute();
  await executor.updateTable('users').set({ received_premium_discount: false }).execute();
  await switches.restore();
  await switches.change({ rateLimits: false });
  visitor = await backend.visitorAs('new');
  shown = (await visitor.call('getPremiumConfig')).body.response as typeof shown;
});
afterAll(() => backend.app.close());

/** The admin of a sandbox changes what Premium costs. */
const changePrice = async (): Promise<void> => {
  const premiumConfig = { personalPriceDiscounted: 600, personalPrice: 1200 };
  expect((await sandboxOf(backend).post('/sandbox/switches', { premiumConfig })).status).toBe(200);
};

const personal = (agreed: object | null = {}, number?: string) => ({
  ...profileOf('personal', unique(), number),
  ...(agreed && {
    agreed: { price: 499, currency: 'EUR', users: 1, termsVersion: shown.termsVersion, ...agreed },
  }),
});
const add = (json: unknown, headers = {}) => visitor.call('addProfile', { json, headers });

/** Everything that a payment leaves. */
async function left() {
  const { executor, mail } = backend.services;
  const all = (table: 'held_profiles' | 'receipts' | 'subscriptions' | 'cards' | 'payments' | 'users') =>
    executor.selectFrom(table).selectAll().execute();
  return {
    held: await all('held_profiles'),
    receipts: await all('receipts'),
    subscriptions: await all('subscriptions'),
    cards: await all('cards'),
    payments: await all('payments'),
    users: (await all('users')).length,
    mails: (await mail.outbox()).length,
  };
}

/** What was paid, and what the subscription says that it costs now and later. */
const paid = async () => {
  const { receipts, subscriptions } = await left();
  return [
    receipts.map(({ amount }) => amount),
    subscriptions.map(({ price, discounted_price: discounted }) => [price, discounted]),
  ];
};

describe('what was agreed to', () => {
  it('is accepted while it matches the offer, for a business including its users', async () => {
    expect((await add(personal())).status).toBe(200);
    expect(await paid()).toEqual([[499], [[999, 499]]]);
    const full = { price: 2999, users: 3 };
    expect((await add({ ...personal(full), requestType: 'business' })).status).toBe(200);
  });

  it('at another price gets 409 with a text and the new price: nothing is charged or left behind', async () => {
    const order = personal();
    await changePrice();
    const before = await left();
    const { status, body } = await add(order);
    expect(status).toBe(409);
    const text = 'The price has changed: the first month now costs €6.00.';
    expect(body).toMatchObject({ code: 409, message: text, errors: { agreed: text } });
    expect(body.stripe).toBeUndefined();
    const response = { price: 600, currency: 'EUR', users: 1, termsVersion: shown.termsVersion };
    expect(body.response).toEqual(response);
    expect(await left()).toEqual(before);
    expect((await add({ ...order, agreed: response })).status).toBe(200);
    expect(await paid()).toEqual([[600], [[1200, 600]]]);
  });

  it.each([
    ['another currency', { currency: 'GBP' }, 'The price has changed: the first month now costs €4.99.'],
    ['other terms', { termsVersion: 'of-last-year' }, 'Our terms have changed.'],
    ['another number of users', { users: 2 }, 'The number of users has changed: 1.'],
  ])('with %s gets 409', async (_what, agreed, text) => {
    expect((await add(personal(agreed))).body).toMatchObject({ code: 409, errors: { agreed: text } });
    expect((await left()).subscriptions).toEqual([]);
  });

  it('considers a discount that the customer used elsewhere in the meantime', async () => {
    await backend.services.executor.updateTable('users').set({ received_premium_discount: true }).execute();
    expect((await add(personal())).body.response).toMatchObject({ price: 999 });
  });

  it('is optional: without it, or if the group is not listed, the current price applies', async () => {
    await changePrice();
    expect((await add(personal(null))).status).toBe(200);
    await backend.services.executor.deleteFrom('subscriptions').execute();
    await backend.services.switches.change({
      extensions: servedGroups.filter((group) => group !== 'price-agreed'),
    });
    expect((await add(personal())).status).toBe(200);
  });

  it('leaves no account behind for a visitor who registers', async () => {
    const registration = { ...registrationOf('personal', unique()), agreed: personal().agreed };
    await changePrice();
    const before = await left();
    const stranger = backend.visitor();
    const refused = await stranger.call('subscribe', { json: registration });
    expect(refused.body).toMatchObject({ code: 409, response: { price: 600 } });
    expect(await left()).toEqual(before);
    expect(stranger.cookies()).toBe('');
    const agreed = { ...registration.agreed, price: 600 };
    expect((await stranger.call('subscribe', { json: { ...registration, agreed } })).status).toBe(200);
  });
});

describe('a held profile', () => {
  it('keeps its price until its card is confirmed', async () => {
    const order = personal({}, ASKS);
    const intent = intentOf(await add(order));
    await changePrice();
    await settle(visitor, intent, 'succeeded');
    expect((await add({ ...order, card: { ...order.card, paymentIntent: intent } })).status).toBe(200);
    expect(await paid()).toEqual([[499], [[999, 499]]]);
  });

  it('keeps its price for another card', async () => {
    expect((await add(personal({}, DECLINED))).body).toMatchObject({ code: 400, stripe: true });
    await changePrice();
    const json = { card: cardResult(unique()), requestType: 'personal', recaptchaToken: '' };
    expect((await visitor.call('saveProfileCard', { json })).status).toBe(200);
    expect(await paid()).toEqual([[499], [[999, 499]]]);
  });

  it('keeps the terms that were agreed to', async () => {
    const order = personal({}, ASKS);
    const intent = intentOf(await add(order));
    const { executor, mail } = backend.services;
    const [row] = (await left()).held;
    const kept = JSON.parse(row?.profile ?? '{}') as { readonly offer: { readonly terms: unknown } };
    expect(kept.offer.terms).toEqual(termsText);
    const profile = JSON.stringify({ ...kept, offer: { ...kept.offer, terms: ['The terms of then.'] } });
    await executor.updateTable('held_profiles').set({ profile }).execute();
    await settle(visitor, intent, 'succeeded');
    expect((await add({ ...order, card: { ...order.card, paymentIntent: intent } })).status).toBe(200);
    const sent = (await mail.outbox()).filter(({ kind }) => kind === 'premium-started');
    expect(sent.map(({ body }) => body).join('\n')).toContain('The terms of then.');
  });

  it('stays unchanged when a new one is refused', async () => {
    await add(personal({}, DECLINED));
    const { held } = await left();
    await changePrice();
    expect((await add(personal())).status).toBe(409);
    expect((await left()).held).toEqual(held);
  });
});

describe('with an Idempotency-Key', () => {
  const headers = () => ({ 'idempotency-key': `agreed-${unique()}` });

  it('the same call is executed once; another agreement is another body', async () => {
    const key = headers();
    const order = personal();
    expect((await add(order, key)).status).toBe(200);
    expect((await add({ ...order, recaptchaToken: 'new' }, key)).headers['idempotent-replayed']).toBe('true');
    expect((await add({ ...order, agreed: { ...order.agreed, price: 600 } }, key)).status).toBe(422);
    expect(await paid()).toEqual([[499], [[999, 499]]]);
  });

  it('a refusal is not stored', async () => {
    const key = headers();
    const order = personal({ price: 1 });
    expect((await add(order, key)).status).toBe(409);
    const agreed = { ...order.agreed, price: 499 };
    expect((await add({ ...order, agreed }, key)).status).toBe(200);
  });
});
