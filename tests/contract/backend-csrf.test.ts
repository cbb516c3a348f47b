import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { enter, roles, type Cell } from '../support/contract/access/access-cells';
import { accessMatrix } from '../support/contract/access/access-matrix';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend/backend';
import { cardsOf } from '../support/backend/backend-cards';
import { checkAnswer } from '../support/contract/contract-checker';
import { operations } from '../support/contract/contract-document';
import { everythingStored } from '../support/backend/storage/stored';

let backend: TestBackend;
let cells = 0;
let tried = 0;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
});
afterAll(() => backend.app.close());

const byTheApp = { 'x-requested-with': 'XMLHttpRequest' };

const forgeries: readonly [string, Readonly<Record<string, string>>, number][] = [
  ['no X-Requested-With', {}, 403],
  ['a foreign Origin', { ...byTheApp, origin: 'https://evil.test' }, 403],
  ['an opaque Origin', { ...byTheApp, origin: 'null' }, 403],
  ['cross-site fetch metadata', { ...byTheApp, 'sec-fetch-site': 'cross-site' }, 403],
  ['same-site fetch metadata', { ...byTheApp, 'sec-fetch-site': 'same-site' }, 403],
  ['a text/plain body', { ...byTheApp, 'content-type': 'text/plain' }, 415],
];

/** The two GETs that change something (S7.calls.4, S7.calls.5). */
const changing = new Set(['logout', 'endImpersonation']);
const documented = (id: string) => operations.find(({ operationId }) => operationId === id);
/** One row of each write that somebody may make. */
const writes = accessMatrix.filter(
  ({ operation, expected }, at) =>
    (documented(operation)?.method !== 'get' || changing.has(operation)) &&
    expected.includes(200) &&
    accessMatrix.findIndex((row) => row.operation === operation && row.expected.includes(200)) === at,
);

/** Who may make the call and has something to lose by it. */
function victimOf({ operation, expected }: (typeof writes)[number]) {
  if (operation === 'endImpersonation' || operation === 'actForCustomer')
    return 'impersonating admin' as const;
  const role = roles.find((entry, at) => expected[at] === 200 && entry !== 'nobody' && entry !== 'guest');
  return role ?? 'nobody';
}

describe('cross-site calls with the session of an authorised person', () => {
  it('are attempted with every write and the two GETs', () => {
    const all = operations.filter(({ method, operationId }) => method !== 'get' || changing.has(operationId));
    expect(writes.map(({ operation }) => operation).toSorted()).toEqual(
      all.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it.each(writes.map((row) => [row.operation, row] as const))(
    '%s changes nothing',
    async (operation, row) => {
      const { method = 'post', path = '' } = documented(operation) ?? {};
      for (const [name, headers, status] of forgeries) {
        const role = victimOf(row);
        const { cookie, uuid } = await enter(backend, role);
        const cell: Cell = { backend, role, uuid, unique: `f${(cells += 1)}` };
        const { params = {}, form, json, cookie: further } = await row.input(cell);
        const before = await everythingStored(backend.services.executor);
        const payload = form ? new URLSearchParams(form as Record<string, string>).toString() : json;
        const answer = await backend.app.inject({
          method: method.toUpperCase() as 'POST',
          url: path.replace(/\{(\w+)\}/gu, (_, part: string) => encodeURIComponent(params[part] ?? '')),
          headers: {
            cookie: [cookie, further].filter(Boolean).join('; '),
            ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
            ...headers,
          },
          payload: headers['content-type'] ? JSON.stringify(json ?? form ?? 'x') : (payload ?? ''),
        });
        expect(answer.statusCode, `${name}: ${answer.body}`).toBe(status);
        checkAnswer(operation, status, answer.json(), answer.headers);
        expect(await everythingStored(backend.services.executor), name).toBe(before);
        tried += 1;
      }
    },
  );

  it('changed no state at all', () => {
    expect(tried).toBe(writes.length * forgeries.length);
    console.log(
      `CSRF: ${writes.length} writes and state-changing GETs, ${tried} forgeries, 0 state changes.`,
    );
  });

  it('does not affect the app itself: its own Origin, same-origin metadata', async () => {
    const headers = { origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
    const visitor = await backend.visitorAs('new');
    expect((await visitor.call('endImpersonation', { headers })).status).toBe(200);
  });
});

describe('errors', () => {
  const reads = operations.filter(({ method }) => method === 'get');

  it.each(reads.map((operation) => [operation.operationId, operation.path] as const))(
    '%s without X-Requested-With, or with a body of another type, is refused as the contract says',
    async (operation, path) => {
      const visitor = await backend.visitorAs(path.startsWith('/api/admin') ? 'admin' : 'new');
      for (const headers of [{}, { ...byTheApp, 'content-type': 'text/plain' }]) {
        const answer = await backend.app.inject({
          url: path.replace('{uuid}', uuidOf('new')).replace('{id}', '1'),
          headers: { cookie: visitor.cookie() ?? '', ...headers },
        });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        checkAnswer(operation, answer.statusCode, answer.json(), answer.headers);
      }
    },
  );

  it.each([
    ['malformed JSON', { 'content-type': 'application/json' }, '{"a":', 400],
    ['an empty JSON body', { 'content-type': 'application/json' }, '', 400],
    ['no body at all', {}, undefined, 400],
    ['a form instead of JSON', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 415],
    ['a body of several parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415],
    ['a body that is too large', { 'content-type': 'application/json' }, `"${'x'.repeat(1_100_000)}"`, 413],
  ])('%s gets an error envelope without internals, and adds nothing', async (_, headers, payload, status) => {
    const visitor = await backend.visitorAs('new');
    const answer = await backend.app.inject({
      method: 'POST',
      url: `/api/user/${uuidOf('new')}/cards/add`,
      headers: { ...byTheApp, cookie: visitor.cookie() ?? '', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode).toBe(status);
    checkAnswer('addCard', status, answer.json(), answer.headers);
    expect(answer.json()).toMatchObject({ code: status, message: expect.any(String) as string });
    expect(answer.body).not.toMatch(/node_modules|\bat |FST_|SyntaxError|fastify|version/iu);
    expect(await cardsOf(visitor, 'new')).toEqual([]);
  });

  it.each([
    ['a longer id than the contract takes', '1'.repeat(129), 400],
    ['an id that is too long to be routed', '1'.repeat(1025), 414],
    ['an id that cannot be decoded', '%zz', 400],
  ])('%s gets an error envelope without internals', async (_, id, status) => {
    const visitor = await backend.visitorAs('new');
    const answer = await backend.app.inject({
      method: 'DELETE',
      url: `/api/user/${uuidOf('new')}/cards/delete/${id}`,
      headers: { ...byTheApp, cookie: visitor.cookie() ?? '' },
    });
    expect(answer.statusCode).toBe(status);
    checkAnswer('deleteCard', status, answer.json(), answer.headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/FST_|fastify|\/api|param/iu);
  });

  it('an older page with an unreadable address is a line of text', async () => {
    const answer = await backend.app.inject('/legacy/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe('An error occurred with your request');
  });
});
