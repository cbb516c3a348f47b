// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type FakeStripe = Record<string, unknown>;

const createFakeStripe = (): FakeStripe => ({ createPaymentMethod: vi.fn() });

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="stripe"]'));

/** What a browser says of the script that was asked for last. */
const settleScript = async (type: 'load' | 'error') => {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event(type));
  await Promise.resolve();
};

/** loadStripe asks a second time by itself before it gives up. */
const blockScript = async () => {
  const [first] = scripts();
  await settleScript('error');
  await vi.waitFor(() => expect(scripts()[0]).not.toBe(first));
  await settleScript('error');
};

const arrive = async (stripe: FakeStripe) => {
  const made = vi.fn((_key: string) => stripe);
  vi.stubGlobal('Stripe', Object.assign(made, { version: 'endive' }));
  await settleScript('load');
  return made;
};

const createPort = async () => {
  const { loadPayments } = await import('../../../src/payments/load');
  return loadPayments({ publicKey: 'pk_live_1' });
};

const requireFile = createRequire(import.meta.url);

/** @stripe/stripe-js as a page that was just opened has it: it remembers its one attempt for good. */
const freshLoader = (): object => {
  for (const file of Object.keys(requireFile.cache)) {
    if (file.includes('@stripe/stripe-js')) Reflect.deleteProperty(requireFile.cache, file);
  }
  return requireFile('@stripe/stripe-js/pure') as object;
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('@stripe/stripe-js/pure', freshLoader);
  const append = document.head.appendChild.bind(document.head);
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    // So that happy-dom leaves it to the tests what becomes of a script.
    if (node instanceof HTMLScriptElement) node.type = 'text/plain';
    return append(node);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe("Stripe's script", () => {
  it('is not requested before the first load', async () => {
    const port = await createPort();
    expect(port.provider).toBe('stripe');
    expect(port.loaded()).toBe(null);
    expect(scripts()).toEqual([]);
  });

  it('is requested once, with the key', async () => {
    const port = await createPort();
    const loads = [port.load(), port.load()];
    const stripe = createFakeStripe();
    const made = await arrive(stripe);
    expect(await Promise.all(loads)).toEqual([stripe, stripe]);
    expect(await port.load()).toBe(port.loaded());
    expect(made.mock.calls).toEqual([['pk_live_1']]);
  });

  it('rejects if it is blocked, and the next load tries again', async () => {
    const port = await createPort();
    const first = expect(port.load()).rejects.toThrow('Failed to load Stripe.js');
    await blockScript();
    await first;
    expect(port.loaded()).toBe(null);

    const second = expect(port.load()).rejects.toThrow('Failed to load Stripe.js');
    await blockScript();
    await second;

    const third = port.load();
    const stripe = createFakeStripe();
    await arrive(stripe);
    expect(await third).toBe(stripe);
  });

  it.each([1, 2, 3])('that hangs is aborted by the signal and requested again (%i times)', async (times) => {
    const port = await createPort();
    for (let time = 0; time < times; time += 1) {
      const patience = new AbortController();
      const load = expect(port.load(patience.signal)).rejects.toThrow('too long');
      await vi.waitFor(() => expect(scripts()).toHaveLength(1));
      patience.abort(new Error('too long'));
      await load;
    }
    const [hanging] = scripts();
    const last = port.load();
    await vi.waitFor(() => expect(scripts()[0]).not.toBe(hanging));
    const stripe = createFakeStripe();
    await arrive(stripe);
    expect(await last).toBe(stripe);
  });

  it('that arrives late is still used', async () => {
    const port = await createPort();
    const patience = new AbortController();
    const load = expect(port.load(patience.signal)).rejects.toThrow();
    patience.abort();
    await load;
    const stripe = createFakeStripe();
    await arrive(stripe);
    await vi.waitFor(() => expect(port.loaded()).toBe(stripe));
    expect(await port.load()).toBe(stripe);
  });

  it('is not requested by a load that was aborted before', async () => {
    const port = await createPort();
    await expect(port.load(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(scripts()).toEqual([]);
  });
});
