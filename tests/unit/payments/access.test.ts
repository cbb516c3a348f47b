import { describe, expect, it, vi } from 'vitest';
import { createPaymentsAccess } from '../../../src/payments/access';
import type { PaymentsPort } from '../../../src/payments/port';

const access = () => createPaymentsAccess(() => Promise.resolve({} as PaymentsPort));

describe('a payment', () => {
  it('is in progress while a part of it runs, and not before or after', async () => {
    const payments = access();
    expect(payments.isUnderWay()).toBe(false);
    let end: (answer: string) => void = () => undefined;
    const part = payments.during(() => new Promise<string>((resolve) => (end = resolve)));
    expect(payments.isUnderWay()).toBe(true);
    end('added');
    expect(await part).toBe('added');
    expect(payments.isUnderWay()).toBe(false);
  });

  it('ends when its part fails, and the error is passed on', async () => {
    const payments = access();
    const refused = new Error('Refused');
    await expect(payments.during(() => Promise.reject(refused))).rejects.toBe(refused);
    await expect(
      payments.during(() => {
        throw refused;
      }),
    ).rejects.toBe(refused);
    expect(payments.isUnderWay()).toBe(false);
  });

  it('is in progress until its last part has ended', async () => {
    const payments = access();
    const ends: (() => void)[] = [];
    const parts = [1, 2].map(() => payments.during(() => new Promise<void>((resolve) => ends.push(resolve))));
    ends[0]?.();
    await parts[0];
    expect(payments.isUnderWay()).toBe(true);
    ends[1]?.();
    await parts[1];
    expect(payments.isUnderWay()).toBe(false);
  });
});

describe('the provider', () => {
  const options = (publicKey: string) => ({ publicKey });

  it('is open for its public key once it has loaded', async () => {
    let load: () => void = () => undefined;
    const port = { load: () => new Promise<void>((resolve) => (load = resolve)) } as unknown as PaymentsPort;
    const payments = createPaymentsAccess(() => Promise.resolve(port));
    expect(payments.isOpen('pk_test_1')).toBe(false);
    const opening = payments.open(options('pk_test_1'), new AbortController().signal);
    await Promise.resolve();
    expect(payments.isOpen('pk_test_1')).toBe(false);
    load();
    await opening;
    expect(payments.isOpen('pk_test_1')).toBe(true);
    expect(payments.isOpen('pk_test_2')).toBe(false);
    expect(payments.isOpen(undefined)).toBe(false);
  });

  const portOf = () => ({ load: vi.fn(() => Promise.resolve()), forget: vi.fn() });
  const { signal } = new AbortController();

  it('is created once per public key', async () => {
    const ports = [portOf(), portOf()];
    const load = vi.fn<(asked: { readonly publicKey: string }) => Promise<PaymentsPort>>();
    for (const port of ports) load.mockResolvedValueOnce(port as unknown as PaymentsPort);
    const payments = createPaymentsAccess(load);
    expect(payments.current()).toBeNull();
    const opened = await Promise.all([1, 2].map(() => payments.open(options('pk_test_1'), signal)));
    expect(opened).toEqual([ports[0], ports[0]]);
    expect(payments.current()).toBe(ports[0]);
    expect(await payments.open(options('pk_test_2'), signal)).toBe(ports[1]);
    expect(load.mock.calls.map(([{ publicKey }]) => publicKey)).toEqual(['pk_test_1', 'pk_test_2']);
    expect(ports[0]?.load.mock.calls).toEqual([[signal], [signal]]);
  });

  it('is created again after a failure', async () => {
    const port = portOf();
    const load = vi.fn<() => Promise<PaymentsPort>>();
    load.mockRejectedValueOnce(new Error('Blocked')).mockResolvedValue(port as unknown as PaymentsPort);
    const payments = createPaymentsAccess(load);
    await expect(payments.open(options('pk_test_1'), signal)).rejects.toThrow('Blocked');
    expect([payments.current(), payments.isOpen('pk_test_1')]).toEqual([null, false]);
    expect(await payments.open(options('pk_test_1'), signal)).toBe(port);
  });

  it('clears its secrets on request, which does nothing before it is open', async () => {
    const port = portOf();
    const payments = createPaymentsAccess(() => Promise.resolve(port as unknown as PaymentsPort));
    expect(() => payments.forget()).not.toThrow();
    await payments.open(options('pk_test_1'), signal);
    payments.forget();
    expect(port.forget).toHaveBeenCalledOnce();
  });
});
