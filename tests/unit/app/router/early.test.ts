import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dropEarlyAnswers,
  failStart,
  fetchWithEarlyAnswers,
  releaseForms,
  takeEarlyAnswer,
} from '../../../../src/app/boot/early';

const keep = (value: unknown) => vi.stubGlobal('__CABRANK_EARLY__', value);
const asked = 1_000_000;
const answer = () => Promise.resolve(new Response('{"code":200}'));
/** A request of the page's, as `fetch` has it: whoever aborts it has its promise rejected. */
const request = (response = answer()) => {
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error)),
  );
  return { response: Promise.race([aborted, response]), controller };
};
const hanging = () => request(new Promise<Response>(() => undefined));

afterEach(() => vi.unstubAllGlobals());

describe('takeEarlyAnswer', () => {
  it('returns a response once', async () => {
    keep({ at: asked, answers: { '/api/config': request() }, release: () => undefined });
    const taken = takeEarlyAnswer('/api/config', asked + 5);
    expect(await (await taken?.response)?.json()).toEqual({ code: 200 });
    expect(takeEarlyAnswer('/api/config', asked + 6)).toBeNull();
  });

  it('treats a response older than half a minute as outdated, and aborts its request', () => {
    const [fresh, stale] = [request(), request()];
    keep({
      at: asked,
      answers: { '/api/config': fresh, '/api/auth/user': stale },
      release: () => undefined,
    });
    expect(takeEarlyAnswer('/api/config', asked + 29_999)).toBe(fresh);
    expect(takeEarlyAnswer('/api/auth/user', asked + 30_000)).toBeNull();
    expect([fresh, stale].map(({ controller }) => controller.signal.aborted)).toEqual([false, true]);
  });

  it.each([undefined, null, 'x', { answers: {} }])('returns nothing if the page kept %j', (value) => {
    keep(value);
    expect(takeEarlyAnswer('/api/config')).toBeNull();
  });
});

describe('fetchWithEarlyAnswers', () => {
  const early = () =>
    keep({ at: Date.now(), answers: { '/api/config': request() }, release: () => undefined });

  it('answers the first read with the early response, and sends the second', async () => {
    early();
    const send = vi.fn<typeof fetch>(answer);
    const call = fetchWithEarlyAnswers(send);
    await call('/api/config');
    expect(send).not.toHaveBeenCalled();
    await call('/api/config', { method: 'GET' });
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/config', { method: 'GET' });
  });

  it('never answers a write', async () => {
    early();
    const send = vi.fn<typeof fetch>(answer);
    await fetchWithEarlyAnswers(send)('/api/config', { method: 'POST' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('aborts the request when the caller aborts', async () => {
    const early = hanging();
    keep({ at: Date.now(), answers: { '/api/config': early }, release: () => undefined });
    const giveUp = new AbortController();
    const call = fetchWithEarlyAnswers(vi.fn<typeof fetch>())('/api/config', { signal: giveUp.signal });
    giveUp.abort(new Error('too late'));
    await expect(call).rejects.toThrow('too late');
    expect(early.controller.signal.aborted).toBe(true);
  });

  it('does not start for a caller that has aborted', async () => {
    early();
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(fetchWithEarlyAnswers(vi.fn<typeof fetch>())('/api/config', { signal })).rejects.toThrow(
      'gone',
    );
  });

  it('passes the failure of an early request on', async () => {
    keep({
      at: Date.now(),
      answers: { '/api/config': request(Promise.reject(new TypeError('offline'))) },
      release: () => undefined,
    });
    const { signal } = new AbortController();
    await expect(fetchWithEarlyAnswers(vi.fn<typeof fetch>())('/api/config', { signal })).rejects.toThrow(
      'offline',
    );
  });
});

describe('releaseForms', () => {
  it('lets the page stop holding back forms, if there is such a page', () => {
    const release = vi.fn();
    keep({ at: asked, answers: {}, release });
    releaseForms();
    expect(release).toHaveBeenCalledOnce();
    keep(undefined);
    expect(() => releaseForms()).not.toThrow();
  });
});

describe('failStart', () => {
  it('lets the page show that the app cannot start, and reports the error if there is no such page', () => {
    const [fail, report] = [vi.fn(), vi.fn()];
    vi.stubGlobal('reportError', report);
    const error = new Error('no');
    keep({ at: asked, answers: {}, release: () => undefined, fail });
    failStart(error);
    expect(fail).toHaveBeenCalledExactlyOnceWith(error);
    expect(report).not.toHaveBeenCalled();
    keep(undefined);
    failStart(error);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe('dropEarlyAnswers', () => {
  it('aborts early requests that were not used, and returns them to no one', async () => {
    const [taken, left] = [request(), hanging()];
    keep({
      at: asked,
      answers: { '/api/config': taken, '/api/user/7/cards/view': left },
      release: () => undefined,
    });
    takeEarlyAnswer('/api/config', asked);
    dropEarlyAnswers();
    await expect(left.response).rejects.toThrow('aborted');
    expect([taken, left].map(({ controller }) => controller.signal.aborted)).toEqual([false, true]);
    expect(takeEarlyAnswer('/api/user/7/cards/view', asked)).toBeNull();
  });
});
