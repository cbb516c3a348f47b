import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '../../src/domain/limits';
import { clientAgainst, genericMessages, makeClient, refusalOf } from '../support/backends/client-under-test';
import { html, json, type Behaviour } from '../support/backends/stand-in-server';

const whole = JSON.stringify({ code: 200, response: [1, 2, 3] });
const networkFailure = {
  name: 'ApiError',
  kind: 'network',
  code: 503,
  messages: genericMessages,
  outcomeUnknown: true,
  fields: {},
  stripe: false,
  response: null,
};

afterEach(() => {
  vi.useRealTimers();
});

describe('an incomplete response', () => {
  const faults: [string, Behaviour][] = [
    ['a reset', { kind: 'reset' }],
    ['headers and a part of the body', { kind: 'truncate', bytes: 7, body: whole }],
    ['headers alone', { kind: 'truncate', bytes: 0, body: whole }],
    ['an error status and a part of the body', { kind: 'truncate', bytes: 7, body: whole, status: 500 }],
    ['silence', { kind: 'silence' }],
    ['an answer that comes too late', { kind: 'delay', ms: 400, then: json({ code: 200 }) }],
  ];

  it.each(faults)('%s is a 503 network failure with the generic message', async (_, behaviour) => {
    const { client, notices, events } = await clientAgainst(() => behaviour, { timeoutMs: 200 });
    expect(await refusalOf(client.request({ url: '/api/x', method: 'post' }))).toMatchObject(networkFailure);
    expect(notices).toEqual([{ type: 'error', title: genericMessages[0], message: genericMessages[1] }]);
    expect(events).toEqual([]);
  });

  it('has an unknown outcome if the server did the work and then broke the connection', async () => {
    let cards = 0;
    const { client } = await clientAgainst(() => ({ kind: 'commitThenReset', commit: () => (cards += 1) }));
    const error = await refusalOf(client.request({ url: '/api/x', method: 'post', data: { a: 1 } }));
    expect(cards).toBe(1);
    expect(error.outcomeUnknown).toBe(true);
  });

  it('is awaited while a slow response is still in time', async () => {
    const { client } = await clientAgainst(() => ({ kind: 'delay', ms: 60, then: json({ code: 200 }) }), {
      timeoutMs: 5_000,
    });
    expect((await client.request({ url: '/api/x' })).code).toBe(200);
  });

  it('from a server that is not listening is a network failure too', async () => {
    const { client, server } = await clientAgainst(() => json({ code: 200 }));
    await server.close();
    const error = await refusalOf(client.request({ url: '/api/x' }));
    expect(error).toMatchObject({ ...networkFailure, cause: { cause: expect.any(TypeError) as TypeError } });
  });

  it('is given up after 30 s, not before, even if fetch ignores the abort', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    const { client } = makeClient({
      fetch: (_, init) => {
        signal = init?.signal;
        return new Promise<Response>(() => undefined);
      },
    });
    let settled = false;
    const call = refusalOf(client.request({ url: '/api/x' })).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject(networkFailure);
    expect(CALL_TIMEOUT_MS).toBe(30_000);
    expect(signal?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops the timer once a response has arrived', async () => {
    vi.useFakeTimers();
    const { client } = makeClient({ fetch: () => Promise.resolve(Response.json({ code: 200 })) });
    const call = client.request({ url: '/api/x' });
    expect(vi.getTimerCount()).toBe(1);
    await call;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is also given up if the body stalls after the headers', async () => {
    vi.useFakeTimers();
    const { client } = makeClient({
      fetch: () => Promise.resolve(new Response(new ReadableStream({ start: () => undefined }))),
    });
    const call = refusalOf(client.request({ url: '/api/x' }));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await call).toMatchObject(networkFailure);
  });
});

describe('an abort by the caller', () => {
  it('rejects with an AbortError, without a notice', async () => {
    const { client, notices } = await clientAgainst(() => ({ kind: 'silence' }));
    const controller = new AbortController();
    const call = client.request({ url: '/api/x', method: 'post', signal: controller.signal });
    controller.abort(new Error('any reason'));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call).rejects.toBeInstanceOf(DOMException);
    expect(notices).toEqual([]);
  });

  it('sends nothing if it precedes the call', async () => {
    const { client, server } = await clientAgainst(() => json({ code: 200 }));
    const call = client.request({ url: '/api/x', signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toEqual([]);
  });

  it('has no effect after the response, and leaves no listener behind', async () => {
    const { client } = await clientAgainst(() => json({ code: 200 }));
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await client.request({ url: '/api/x', signal });
    const listener = added.mock.calls[0]?.[1];
    expect(listener).toBeTypeOf('function');
    expect(removed).toHaveBeenCalledWith('abort', listener);
  });
});

describe('a response that is not an envelope', () => {
  const PAGE = '<!doctype html><title>Bad gateway</title>';

  it.each<[string, Behaviour, number, boolean]>([
    ['a page with 500', html(PAGE, 500), 500, true],
    ['a page with 502', html(PAGE, 502), 502, true],
    ['a page with 404', html(PAGE, 404), 404, false],
    ['a page with 200', html(PAGE), 0, true],
    ['truncated JSON', { kind: 'answer', body: whole.slice(0, -4) }, 0, true],
    ['nothing', { kind: 'answer', body: '' }, 0, true],
    ['a list', json([{ code: 200 }]), 0, true],
    ['a text', json('200'), 0, true],
    ['null', json(null), 0, true],
  ])('%s is the generic error', async (_, behaviour, code, outcomeUnknown) => {
    const { client, notices } = await clientAgainst(() => behaviour);
    const error = await refusalOf(client.request({ url: '/api/x', method: 'post' }));
    const said = { messages: genericMessages, fields: {}, stripe: false, response: null };
    expect(error).toMatchObject({ kind: 'unparseable', code, outcomeUnknown, ...said });
    expect(notices).toEqual([{ type: 'error', title: genericMessages[0], message: genericMessages[1] }]);
  });
});
