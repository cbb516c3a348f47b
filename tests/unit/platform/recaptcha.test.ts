// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBotCheck } from '../../../src/platform/bot-check';
import { recaptcha } from '../../../src/platform/recaptcha';

const global = globalThis as { grecaptcha?: unknown };
const { signal } = new AbortController();
let check = recaptcha(document);

/** Script tags as they were put into the page; nothing is fetched. */
const scripts: HTMLScriptElement[] = [];
const present = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  check = recaptcha(document);
  scripts.length = 0;
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      // The address is kept aside: a page of happy-dom would try to fetch it.
      const script = node as HTMLScriptElement;
      const { src } = script;
      script.removeAttribute('src');
      script.dataset.address = src;
      scripts.push(script);
    }
    append(...nodes);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete global.grecaptcha;
});

const arrive = (api: unknown) => {
  global.grecaptcha = api;
  scripts.at(-1)?.dispatchEvent(new Event('load'));
};
const ready = (callback: () => void) => callback();
const execute = vi.fn((key: string, { action }: { action: string }) =>
  Promise.resolve(`${key} for ${action}`),
);

describe('the script of the bot check', () => {
  it('is Google’s, with the site key, and resolves when it is ready', async () => {
    const loading = check.load('a key', signal);
    expect(scripts.map(({ dataset }) => dataset.address)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=a%20key',
    ]);
    let reportReady: () => void = () => undefined;
    let isLoaded = false;
    void loading.then(() => (isLoaded = true));
    arrive({ ready: (callback: () => void) => (reportReady = callback), execute });
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    reportReady();
    await loading;
  });

  it('is not requested again once it has loaded', async () => {
    global.grecaptcha = { ready, execute };
    await check.load('key', signal);
    expect(scripts).toEqual([]);
  });

  it('is blocked if it cannot be loaded', async () => {
    const loading = check.load('key', signal);
    scripts.at(-1)?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('could not be loaded');
  });

  it('is blocked if it is replaced by an empty one', async () => {
    const loading = check.load('key', signal);
    arrive(undefined);
    await expect(loading).rejects.toThrow('did not define its API');
  });

  it('is requested again after a failure, replacing the previous script element', async () => {
    const failed = check.load('key', signal);
    scripts.at(-1)?.dispatchEvent(new Event('error'));
    await failed.catch(() => undefined);
    const loading = check.load('key', signal);
    expect(scripts.map(({ dataset }) => dataset.address)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=key',
      // An address that a browser still waits for would not be asked for again.
      'https://www.google.com/recaptcha/api.js?render=key&attempt=2',
    ]);
    expect(present()).toEqual([scripts[1]]);
    arrive({ ready, execute });
    await loading;
  });

  it('is requested again if it loaded but its own script did not', () => {
    global.grecaptcha = { ready: () => undefined };
    void check.load('key', signal).catch(() => undefined);
    expect(scripts).toHaveLength(1);
  });

  it('is not awaited after its caller has aborted', async () => {
    const asking = new AbortController();
    const loading = check.load('key', asking.signal);
    asking.abort();
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
    await expect(check.load('key', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a token', () => {
  it('is Google’s response for the action', async () => {
    global.grecaptcha = { ready, execute };
    expect(await check.token('key', 'update_user', signal)).toBe('key for update_user');
    expect(execute).toHaveBeenLastCalledWith('key', { action: 'update_user' });
  });

  it('is rejected if Google rejects it, or the script is missing', async () => {
    global.grecaptcha = { ready, execute: () => Promise.reject(new Error('Invalid site key')) };
    await expect(check.token('key', 'register', signal)).rejects.toThrow('Invalid site key');
    delete global.grecaptcha;
    await expect(check.token('key', 'register', signal)).rejects.toThrow('has not been loaded');
  });

  it('is not awaited after its caller has aborted', async () => {
    global.grecaptcha = { ready, execute: () => new Promise(() => undefined) };
    const asking = new AbortController();
    const made = check.token('key', 'register', asking.signal);
    asking.abort();
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the bot check of the app', () => {
  it('loads its adapter on first use, and again after a failure', async () => {
    const adapter = { load: vi.fn(() => Promise.resolve()), token: vi.fn(() => Promise.resolve('token')) };
    const open = vi.fn(() => Promise.resolve(adapter));
    const lazy = createBotCheck(open);
    expect(open).not.toHaveBeenCalled();
    open.mockRejectedValueOnce(new Error('Offline'));
    await expect(lazy.load('key', signal)).rejects.toThrow('Offline');
    await lazy.load('key', signal);
    expect(open).toHaveBeenCalledTimes(2);
    expect(await lazy.token('key', 'register', signal)).toBe('token');
    expect(adapter.load).toHaveBeenCalledExactlyOnceWith('key', signal);
    expect(adapter.token).toHaveBeenCalledExactlyOnceWith('key', 'register', signal);
    expect(open).toHaveBeenCalledTimes(2);
  });
});
