import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/server/backend/http/operation';
import {
  createTestBackend,
  uuidOf,
  type CallInput,
  type TestBackend,
  type Visitor,
} from '../support/backend';
import { cardsOf, tokenFor } from '../support/backend-cards';

let backend: TestBackend;
const visitors = new Map<string, Visitor>();
const roles = ['nobody', 'owner', 'other', 'mustchange', 'admin'] as const;
type Role = (typeof roles)[number];

beforeAll(async () => {
  backend = await createTestBackend();
  visitors.set('nobody', backend.visitor());
  visitors.set('owner', await backend.visitorAs('standard'));
  visitors.set('other', await backend.visitorAs('new'));
  visitors.set('mustchange', await backend.visitorAs('mustchange'));
  visitors.set('admin', await backend.visitorAs('admin'));
});
afterAll(() => backend.app.close());

const as = (role: string): Visitor => {
  const visitor = visitors.get(role);
  if (!visitor) throw new Error(`There is no visitor ${role}`);
  return visitor;
};

const uuid = uuidOf('standard');
const newCard = {
  paymentMethod: { token: tokenFor('4000000000000002', 'z'), last4: '0002', exp_month: 4, exp_year: 2031 },
  requestType: 'personal',
  cardNickName: 'A card',
  recaptchaToken: '',
};
const all = (status: number): Record<Role, number> => ({
  nobody: status,
  owner: status,
  other: status,
  mustchange: status,
  admin: status,
});
const owners = (status: number): Record<Role, number> => ({ ...all(403), nobody: 401, owner: status });

/** Every call that changes nothing when it is refused, by who makes it (decisions, server rules). */
const matrix: readonly [OperationId, CallInput, Record<Role, number>][] = [
  ['getConfig', {}, all(200)],
  ['getPremiumConfig', {}, all(200)],
  ['getUser', {}, all(200)],
  ['getTerms', {}, all(200)],
  ['getPrivacy', {}, all(200)],
  ['getContact', {}, all(200)],
  ['getNav', {}, all(200)],
  ['getAdminNav', {}, { ...all(403), nobody: 401, admin: 200 }],
  ['endImpersonation', {}, all(200)],
  ['viewCards', { params: { uuid } }, owners(200)],
  ['viewPremiumSubscriptions', { params: { uuid } }, owners(200)],
  ['viewBusinessCards', { params: { uuid } }, owners(200)],
  ['viewAccounts', { params: { uuid } }, owners(200)],
  ['addCard', { params: { uuid }, json: newCard }, owners(400)],
  ['addCard', { params: { uuid }, json: {} }, owners(400)],
  ['deleteCard', { params: { uuid, cardId: '999999' } }, owners(404)],
  ['deleteCard', { params: { uuid, cardId: "1' or '1'='1" } }, owners(404)],
  ['viewCards', { params: { uuid: 'nobody-at-all' } }, { ...all(403), nobody: 401 }],
  ['deleteCardByToken', { params: { cardToken: 'pm_unknown' } }, all(404)],
  ['settleSandboxIntent', { params: { id: 'seti_unknown' }, form: { outcome: 'failed' } }, all(404)],
  ['login', { form: { email: 'standard@cabrank.test', password: 'no' } }, all(401)],
  ['adminLogin', { form: { email: 'admin@cabrank.test', password: 'no' } }, all(401)],
];

describe('access', () => {
  it.each(matrix)('%s %j', async (operation, input, expected) => {
    for (const role of roles) {
      expect((await as(role).call(operation, input)).status, role).toBe(expected[role]);
    }
  });
});

const byTheApp = { 'x-requested-with': 'XMLHttpRequest' };

const forgeries: readonly [string, Readonly<Record<string, string>>][] = [
  ['no X-Requested-With', {}],
  ['a foreign Origin', { ...byTheApp, origin: 'https://evil.test' }],
  ['an opaque Origin', { ...byTheApp, origin: 'null' }],
  ['cross-site fetch metadata', { ...byTheApp, 'sec-fetch-site': 'cross-site' }],
  ['same-site fetch metadata', { ...byTheApp, 'sec-fetch-site': 'same-site' }],
];

describe('calls that another site makes', () => {
  it.each(forgeries)('%s: writes and state-changing reads do nothing', async (_, headers) => {
    const owner = as('owner');
    const [card] = await cardsOf(owner, 'standard');
    const token = card?.paymentMethodId ?? '';
    const body = { ...newCard, paymentMethod: { ...newCard.paymentMethod, token: 'pm_1' } };
    const forged: readonly ['GET' | 'POST' | 'DELETE', string, object?][] = [
      ['POST', `/api/user/${uuid}/cards/add`, body],
      ['DELETE', `/api/user/${uuid}/cards/delete/${String(card?.id)}`],
      ['DELETE', `/api/user/cards/delete/${token}`],
      ['GET', '/api/auth/logout'],
      ['GET', '/api/admin/end-impersonation'],
    ];
    for (const [method, url, payload] of forged) {
      const answer = await backend.app.inject({
        method,
        url,
        headers: { cookie: owner.cookie() ?? '', ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      expect(answer.statusCode, url).toBe(403);
    }
    expect(await cardsOf(owner, 'standard')).toHaveLength(3);
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/x-www-form-urlencoded',
  ])('a body of type %s adds nothing', async (type) => {
    const answer = await backend.app.inject({
      method: 'POST',
      url: `/api/user/${uuid}/cards/add`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie: as('owner').cookie() ?? '',
        'content-type': type,
      },
      payload: JSON.stringify({ ...newCard, paymentMethod: { ...newCard.paymentMethod, token: 'pm_2' } }),
    });
    expect(answer.statusCode).toBe(415);
    expect(await cardsOf(as('owner'), 'standard')).toHaveLength(3);
  });

  it('lets the app itself through: its own Origin, same-origin metadata', async () => {
    const headers = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
    expect((await as('owner').call('endImpersonation', { headers })).status).toBe(200);
  });
});

describe('errors', () => {
  it.each([
    ['malformed JSON', { 'content-type': 'application/json' }, '{"a":', 400],
    ['an empty JSON body', { 'content-type': 'application/json' }, '', 400],
    ['no body at all', {}, undefined, 400],
    ['a body that is too large', { 'content-type': 'application/json' }, `"${'x'.repeat(1_100_000)}"`, 413],
  ])('%s is answered in the envelope, without internals', async (_, headers, payload, status) => {
    const answer = await backend.app.inject({
      method: 'POST',
      url: `/api/user/${uuid}/cards/add`,
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: as('owner').cookie() ?? '', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: status, message: expect.any(String) as string });
    expect(answer.body).not.toMatch(/node_modules|\bat |FST_|SyntaxError|fastify|version/iu);
  });
});
