import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard, cardsOf, intentOf, settle, tokenFor } from '../support/backend/backend-cards';
import { checkAnswer } from '../support/contract/contract-checker';
import { operations } from '../support/contract/contract-document';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

const groups = [
  'auth',
  'registration',
  'admin',
  'receipts',
  'withdrawal',
  'resume',
  'idempotency',
  'cancel-reason',
  'default-card',
  'price-agreed',
  'devices',
  'email-change',
  'look-only',
  'second-factor',
  'support',
  'sandbox',
];
const demo = { email: 'standard@cabrank.test', password: 'Taxi-rank-42!demo' };

describe('the embedded backend with its initial data answers as openapi.yaml says', () => {
  it('start: config, premium config, the user, no user', async () => {
    const nobody = backend.visitor();
    expect((await nobody.call('getConfig')).body.response).toMatchObject({
      stripePublicKey: 'pk_sandbox_cabrank',
      extensions: groups,
    });
    expect((await nobody.call('getPremiumConfig')).status).toBe(200);
    expect((await nobody.call('getUser')).body).toMatchObject({ code: 200, response: null });
    for (const name of ['standard', 'premium', 'cannotbook', 'mustchange', 'admin'] as const) {
      const { body } = await (await backend.visitorAs(name)).call('getUser');
      expect(body.response).toMatchObject({ uuid: uuidOf(name), premium: name === 'premium' });
    }
  });

  it('auth: both logins, their refusals, logout, the end of an impersonation', async () => {
    const visitor = backend.visitor();
    expect((await visitor.call('login', { form: demo })).body.response).toEqual({ location: '/new-booking' });
    expect((await visitor.call('logout')).body.response).toEqual({ location: '/' });
    expect((await visitor.call('login', { form: { ...demo, password: 'wrong' } })).status).toBe(401);
    expect((await visitor.call('login', { form: { email: demo.email } })).body.errors).toEqual({
      password: 'Required.',
    });
    const admin = { ...demo, email: 'admin@cabrank.test' };
    expect((await visitor.call('login', { form: admin })).status).toBe(401);
    expect((await visitor.call('adminLogin', { form: demo })).status).toBe(401);
    expect((await visitor.call('adminLogin', { form: admin })).status).toBe(200);
    expect((await visitor.call('endImpersonation')).status).toBe(200);
    expect(
      (await visitor.call('endImpersonation', { headers: { origin: 'https://evil.test' } })).status,
    ).toBe(403);
  });

  it('content: pages with their expiry, navigation by role', async () => {
    const nobody = backend.visitor();
    for (const operation of ['getTerms', 'getPrivacy', 'getContact'] as const) {
      expect((await nobody.call(operation)).body.response).toMatchObject({
        expires: '2026-11-21T10:00:00.000Z',
      });
    }
    const customer = await backend.visitorAs('standard');
    const admin = await backend.visitorAs('admin');
    const guest = backend.visitor();
    await guest.call('startGuest', { form: { name: 'Una', phone: '+353851234567' } });
    const owner = await backend.visitorAs('business');
    const linksOf = async (visitor: Visitor, operation: 'getNav' | 'getAdminNav') =>
      ((await visitor.call(operation)).body.response as { readonly link_name: string }[]).map(
        ({ link_name: link }) => link,
      );
    const always = ['event:contact', 'event:terms', 'event:privacy', '/track', '/edit'];
    expect(await linksOf(nobody, 'getNav')).toEqual(['/register/signup', '/guest', ...always]);
    expect(await linksOf(admin, 'getNav')).toEqual([]);
    const booking = ['/new-booking', '/job-status'];
    expect(await linksOf(guest, 'getNav')).toEqual([...booking, '/register/signup', ...always]);
    expect(await linksOf(customer, 'getNav')).toEqual([...booking, '/profile', ...always]);
    expect(await linksOf(owner, 'getNav')).toEqual([...booking, '/profile', '/users', ...always]);
    expect((await nobody.call('getAdminNav')).status).toBe(401);
    expect((await customer.call('getAdminNav')).status).toBe(403);
    expect(await linksOf(admin, 'getAdminNav')).toEqual([
      '/admin/dashboard',
      '/customers',
      '/admin/credit-account-requests',
      '/admin/audit',
      '/admin/dispatch',
      '/admin/tariffs',
      '/admin/second-factor',
      '/admin/support-codes',
    ]);
  });

  it('navigation: pages in the menu or not, with a heading or not, titled or by their label', async () => {
    const items = (await (await backend.visitorAs('standard')).call('getNav')).body.response;
    expect(items).toContainEqual({
      nav_label: 'Book Online',
      link_name: '/new-booking',
      file_name: 'new-booking',
      has_nav: true,
      has_title: true,
      page_title: 'Book a taxi',
    });
    expect(items).toContainEqual(expect.objectContaining({ link_name: '/job-status', has_title: false }));
    expect(items).toContainEqual(expect.objectContaining({ link_name: '/edit', has_nav: false }));
    expect(items).toContainEqual(expect.objectContaining({ link_name: 'event:terms', page_title: null }));
  });

  it('cards: view, add with 200, 400, 402, 409 and 422, delete by id and by token', async () => {
    const visitor = await backend.visitorAs('standard');
    const uuid = uuidOf('standard');
    expect(await cardsOf(visitor, 'standard')).toHaveLength(3);
    const added = await addCard(visitor, 'standard', { random: 'a1' });
    expect(added.body.response).toMatchObject({ name: 'New card', lastFour: '4242', type: 'visa' });
    expect((await addCard(visitor, 'standard', { random: 'a2', number: '4000000000000002' })).status).toBe(
      400,
    );
    expect((await addCard(visitor, 'standard', { random: 'a3', nickname: 'x' })).status).toBe(400);

    const asked = await addCard(visitor, 'standard', { random: 'a4', number: '4000002500003155' });
    expect(asked.status).toBe(402);
    expect((await settle(visitor, intentOf(asked), 'canceled')).status).toBe(200);
    expect((await settle(visitor, 'seti_unknown', 'failed')).status).toBe(404);
    const outcome = { params: { id: intentOf(asked) }, form: { outcome: 'perhaps' } };
    expect((await visitor.call('settleSandboxIntent', outcome)).status).toBe(400);
    const token = { params: { cardToken: tokenFor('4000002500003155', 'a4') } };
    expect((await visitor.call('deleteCardByToken', token)).status).toBe(200);
    expect((await visitor.call('deleteCardByToken', token)).status).toBe(404);

    const headers = { 'idempotency-key': 'contract-key' };
    expect((await addCard(visitor, 'standard', { random: 'a5', headers })).status).toBe(200);
    expect((await addCard(visitor, 'standard', { random: 'a6', headers })).status).toBe(422);

    const { id } = added.body.response as { readonly id: number };
    const card = { params: { uuid, cardId: String(id) } };
    expect((await visitor.call('deleteCard', card)).status).toBe(200);
    expect((await visitor.call('deleteCard', card)).status).toBe(404);
    const premium = await backend.visitorAs('premium');
    const [used] = await cardsOf(premium, 'premium');
    const inUse = { params: { uuid: uuidOf('premium'), cardId: String(used?.id) } };
    expect((await premium.call('deleteCard', inUse)).body).toMatchObject({
      code: 409,
      message: [
        'This card is currently in use by a subscription.',
        'Please attach a different card to your subscription before deleting this card.',
      ],
    });
  });

  it('payment profiles: subscriptions, card accounts, bill-pay accounts', async () => {
    const view = async (
      name: Parameters<typeof uuidOf>[0],
      operation: 'viewBusinessCards' | 'viewAccounts',
    ) =>
      (await (await backend.visitorAs(name)).call(operation, { params: { uuid: uuidOf(name) } })).body
        .response;
    const premium = await backend.visitorAs('premium');
    const subscriptions = await premium.call('viewPremiumSubscriptions', {
      params: { uuid: uuidOf('premium') },
    });
    const [card] = await cardsOf(premium, 'premium');
    expect(subscriptions.body.response).toMatchObject([{ type: 'personal', card_id: card?.id, price: 999 }]);
    expect(await view('business', 'viewBusinessCards')).toMatchObject([
      { nickname: 'Murphy & Sons Ltd', owner: true, active: true, isPremium: true },
      { nickname: 'Murphy Events', owner: true, active: false, isPremium: false },
    ]);
    expect(await view('member', 'viewBusinessCards')).toMatchObject([
      { nickname: 'Murphy & Sons Ltd', owner: 'Declan Murphy', cardId: null, cards: [] },
    ]);
    expect(await view('billpay', 'viewAccounts')).toMatchObject([{ identifier: 'BP-20418', status: null }]);
    expect(await view('pending', 'viewAccounts')).toMatchObject([
      { id: null, identifier: null, status: 'pending' },
    ]);
  });

  it('offers no call of a group that is switched off', async () => {
    const grouped = operations.filter((operation) => operation['x-extension'] !== undefined);
    const served: readonly string[] = servedGroups;
    expect(grouped.filter((operation) => !served.includes(operation['x-extension'] ?? ''))).toEqual([]);
    const admin = await backend.visitorAs('admin');
    await backend.services.switches.change({ extensions: [] });
    for (const { operationId, method, path } of grouped) {
      const answer = await backend.app.inject({
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{\w+\}/gu, uuidOf('standard')),
        headers: { 'x-requested-with': 'XMLHttpRequest', cookie: admin.cookies() },
      });
      checkAnswer(operationId, answer.statusCode, answer.json(), answer.headers);
      expect(answer.json(), path).toEqual({ code: 404, message: 'This was not found.' });
    }
    await backend.services.switches.restore();
  });
});
