import { describe, expect, it } from 'vitest';
import type { CallRequest } from '../../src/api/client';
import { clientAgainst, makeClient, refusalOf, texts } from '../support/backends/client-under-test';
import { json } from '../support/backends/stand-in-server';

const FORM = 'application/x-www-form-urlencoded';

const sent = async (request: CallRequest) => {
  const { client, server } = await clientAgainst(() => json({ code: 200 }));
  await client.request(request);
  const [first] = server.requests;
  if (!first) throw new Error('Nothing was sent');
  return first;
};

describe('what the client sends', () => {
  it('is a GET without a body by default', async () => {
    const request = await sent({ url: '/api/config' });
    expect(request).toMatchObject({ method: 'GET', url: '/api/config', body: '' });
    expect(request.headers['content-type']).toBeUndefined();
  });

  it.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    'carries X-Requested-With with %s',
    async (method) => {
      const request = await sent({ url: '/api/x', method });
      expect(request.method).toBe(method.toUpperCase());
      expect(request.headers['x-requested-with']).toBe('XMLHttpRequest');
    },
  );

  it.each(['post', 'put', 'patch', 'delete'] as const)('is form-encoded with %s', async (method) => {
    const request = await sent({ url: '/api/x', method, data: { name: 'Seán & Co', count: 3 } });
    expect(request.headers['content-type']).toMatch(FORM);
    expect(request.body).toBe('name=Se%C3%A1n+%26+Co&count=3');
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('is JSON with %s when raw', async (method) => {
    const request = await sent({
      url: '/api/x',
      method,
      raw: true,
      data: { card: { last4: '4242' }, ok: true },
    });
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request.body)).toEqual({ card: { last4: '4242' }, ok: true });
  });

  it('writes booleans as 1 and 0, lists as name[], an empty list as name[]=', async () => {
    const data = { on: true, off: false, list: ['a', 'b'], flags: [true, false], none: [] };
    const { body } = await sent({ url: '/api/x', method: 'post', data });
    expect([...new URLSearchParams(body)]).toEqual([
      ['on', '1'],
      ['off', '0'],
      ['list[]', 'a'],
      ['list[]', 'b'],
      ['flags[]', '1'],
      ['flags[]', '0'],
      ['none[]', ''],
    ]);
  });

  it('writes null as an empty field and leaves undefined out', async () => {
    const { body } = await sent({ url: '/api/x', method: 'post', data: { a: null, b: undefined, c: '' } });
    expect(body).toBe('a=&c=');
  });

  it.each([
    ['no payload', {}],
    ['an empty form', { data: {} }],
    ['a form of nothing but undefined', { data: { a: undefined } }],
    ['empty JSON', { raw: true as const, data: {} }],
  ])('has no body and no content type for %s', async (_, payload) => {
    const request = await sent({ url: '/api/x', method: 'post', ...payload });
    expect(request.body).toBe('');
    expect(request.headers['content-type']).toBeUndefined();
  });

  it('puts the payload of a GET into the query', async () => {
    expect((await sent({ url: '/api/x', data: { query: 'a b', page: 2 } })).url).toBe(
      '/api/x?query=a+b&page=2',
    );
    expect((await sent({ url: '/api/x?y=1', data: { page: 2 } })).url).toBe('/api/x?y=1&page=2');
  });

  it('carries the Idempotency-Key only with writes', async () => {
    const write = await sent({ url: '/api/x', method: 'post', idempotencyKey: 'key-1' });
    expect(write.headers['idempotency-key']).toBe('key-1');
    const read = await sent({ url: '/api/x', idempotencyKey: 'key-1' });
    expect(read.headers['idempotency-key']).toBeUndefined();
    const unkeyed = await sent({ url: '/api/x', method: 'post' });
    expect(unkeyed.headers['idempotency-key']).toBeUndefined();
  });

  it('sends cookies to its own origin only', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const { client } = makeClient({
      fetch: (_, init) => {
        inits.push(init);
        return Promise.resolve(Response.json({ code: 200 }));
      },
    });
    await client.request({ url: '/api/x' });
    expect(inits[0]?.credentials).toBe('same-origin');
  });

  it('is nothing at all without an address', async () => {
    const { client, notices, server } = await clientAgainst(() => json({ code: 200 }));
    const error = await refusalOf(client.request({ url: '', method: 'post' }));
    expect(error).toMatchObject({ kind: 'mandatory', messages: [texts.mandatoryUrl], outcomeUnknown: false });
    expect(notices).toEqual([
      { type: 'error', title: 'Error!', message: ['The field options.url is mandatory'] },
    ]);
    expect(server.requests).toEqual([]);
  });
});
