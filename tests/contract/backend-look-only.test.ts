import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { addCard } from '../support/backend/backend-cards';
import { checkAnswer } from '../support/contract/contract-checker';
import { operations } from '../support/contract/contract-document';
import { everythingStored } from '../support/backend/storage/stored';
import { enter, type Cell } from '../support/contract/access/access-cells';
import { accessMatrix } from '../support/contract/access/access-matrix';

let backend: TestBackend;
let admin: Visitor;
let customer: Visitor;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  admin = await backend.visitorAs('admin');
  customer = await backend.visitorAs('billpay');
});
afterAll(() => backend.app.close());

const uuid = uuidOf('billpay');
/** What an admin who only looks may do: leave, or start to act. */
const exits = new Set(['logout', 'endImpersonation', 'actForCustomer']);
const documented = (id: string) => operations.find(({ operationId }) => operationId === id);
/** A row of each write, one that an acting admin may make where there is one. */
const writes = operations
  .filter(({ method, operationId }) => method !== 'get' && !exits.has(operationId))
  .map(({ operationId }) => {
    const rows = accessMatrix.filter(({ operation }) => operation === operationId);
    return (
      rows.find(({ expected }) => expected[7] === 200) ?? rows.find(({ expected }) => expected[7] !== 200)
    );
  });

const OLDER_FORMS = [
  'customers/x/log-in-as',
  'new-booking',
  'edit',
  'credit-account-requests/x/approve',
  'credit-account-requests/x/decline',
  'guest',
  'job-status/cancel',
  'lost-pass',
  'lost-pass/app',
  'reset/x',
  'reset/app/x',
  'register',
  'login',
  'second-step',
  'users/invite',
  'users/remove',
];

/** The session of an admin who only looks at the customer whom the access matrix has an admin act for. */
async function looking(): Promise<string> {
  const { sessions } = backend.services;
  const id = await sessions.begin(uuidOf('admin'), null);
  await sessions.impersonate(id, { customerId: uuid, reason: 'A look', looksOnly: true });
  return `cabrank_session=${id}`;
}

describe('an admin who only looks at an account', () => {
  it.each(writes.map((row) => [row?.operation ?? 'missing', row] as const))(
    'is refused %s, and nothing is stored',
    async (operation, row) => {
      if (row === undefined) throw new Error('The access matrix has no row');
      const { method = '', path = '' } = documented(operation) ?? {};
      const cell: Cell = { backend, role: 'impersonating admin', uuid, unique: `look-${operation}` };
      const { params = {}, form, json, cookie: further } = await row.input(cell);
      const cookie = await looking();
      const before = await everythingStored(backend.services.executor);
      const answer = await backend.app.inject({
        method: method.toUpperCase() as 'POST',
        url: path.replace(/\{(\w+)\}/gu, (_, part: string) => encodeURIComponent(params[part] ?? '')),
        headers: {
          cookie: [cookie, further].filter(Boolean).join('; '),
          'x-requested-with': 'XMLHttpRequest',
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        payload: form
          ? new URLSearchParams(form as Record<string, string>).toString()
          : json === undefined
            ? ''
            : JSON.stringify(json),
      });
      expect(answer.statusCode, answer.body).toBe(403);
      checkAnswer(operation, 403, answer.json(), answer.headers);
      expect(await everythingStored(backend.services.executor)).toBe(before);
    },
  );

  it('sees what the customer sees, and acts only after another reason', async () => {
    await admin.call('impersonate', { params: { uuid }, form: { reason: 'A look' } });
    expect((await admin.call('getUser')).body.response).toMatchObject({
      impersonate: { uuid },
      impersonation: { reason: 'A look', lookOnly: true },
    });
    expect((await admin.call('viewCards', { params: { uuid } })).status).toBe(200);
    const refused = await addCard(admin, 'billpay', { random: 'looked' });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You are only looking at this account, so nothing was changed.',
    ]);

    for (const reason of ['', ' ', 'x'.repeat(501)])
      expect((await admin.call('actForCustomer', { form: { reason } })).body).toMatchObject({
        code: 400,
        errors: { reason: expect.any(String) as string },
      });
    for (const again of [false, true])
      expect(
        (await admin.call('actForCustomer', { form: { reason: ' A card ' } })).status,
        String(again),
      ).toBe(200);
    expect((await admin.call('getUser')).body.response).toMatchObject({
      impersonation: { reason: 'A card', lookOnly: false },
    });
    expect((await addCard(admin, 'billpay', { random: 'acted' })).status).toBe(200);
    await admin.call('endImpersonation');
    expect((await admin.call('actForCustomer', { form: { reason: 'A card' } })).status).toBe(403);
  });

  it('is recorded in both steps, each with its reason, as one impersonation, for the customer too', async () => {
    const { body } = await customer.call('getCustomerAudit', { params: { uuid } });
    expect(body.response).toMatchObject([
      { action: 'Returned to the admin panel', reason: 'A card' },
      { action: 'Added a card', reason: 'A card' },
      { action: 'Started to act for the customer', reason: 'A card' },
      { action: 'Looked at the account', reason: 'A look' },
    ]);
    const entries = body.response as readonly { readonly sessionStart: string }[];
    expect(new Set(entries.map(({ sessionStart }) => sessionStart)).size).toBe(1);
  });

  it('cannot send a form of the older pages either, except to return', async () => {
    const cookie = await looking();
    const send = (url: string, payload: string) =>
      backend.app.inject({
        method: 'POST',
        url,
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      });
    const before = await everythingStored(backend.services.executor);
    for (const page of OLDER_FORMS) {
      const answer = await send(`/legacy/${page}`, 'email=a%40example.com&password=x');
      expect([page, answer.statusCode]).toEqual([page, 403]);
    }
    expect(await everythingStored(backend.services.executor)).toBe(before);
    const returned = await send('/legacy/logout', '');
    expect([returned.statusCode, returned.headers.location]).toEqual([303, '/legacy/customers']);
  });
});

it('an impersonation that began before looking was possible goes on as it was', async () => {
  const { cookie } = await enter(backend, 'impersonating admin');
  const answer = await backend.app.inject({
    url: '/api/auth/user',
    headers: { cookie: cookie ?? '', 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.json()).toMatchObject({ response: { impersonation: { lookOnly: false } } });
});
