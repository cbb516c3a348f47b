import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  selectIsScriptLoading,
  selectIsUsable,
} from '../../../machines/cards/card-entry/card-entry.selectors';
import { createAppSystem } from '../../../src/app/app-system';
import { portOf, provideCardEntry } from '../../../src/features/cards/card-entry/card-entry.provide';
import type { PaymentsPort } from '../../../src/payments/port';
import { implementationsOf } from '../../../src/review/play/prepare';
import { answerOf } from '../../support/system/provide/one-actor';
import { enterWorld } from '../../support/system/provide/wizard-world';

/** A card entry in the world of the wizard, whose provider is open for one public key (`pk_sandbox_x` is the config's). */
async function enter(openFor: string | null) {
  const { environment } = await enterWorld();
  const { adapters } = environment;
  const open = vi.fn(() =>
    adapters.payments.open({ publicKey: 'pk_sandbox_x' }, new AbortController().signal),
  );
  const payments = { ...adapters.payments, open, isOpen: (publicKey?: string) => publicKey === openFor };
  const logic = provideCardEntry({ ...environment, adapters: { ...adapters, payments } });
  return { open, entry: createActor(logic, { input: { termsRequired: false } }).start() };
}

it('there is no port if no card screen has opened the provider', async () => {
  const { environment } = await enterWorld();
  vi.spyOn(environment.adapters.payments, 'current').mockReturnValue(null);
  expect(() => portOf(environment)).toThrow('The card payment provider has not been loaded');
});

describe('the card entry', () => {
  it('is ready at once if the provider is already open', async () => {
    const { entry, open } = await enter('pk_sandbox_x');
    expect(selectIsUsable(entry.getSnapshot())).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([null, 'pk_sandbox_of_another'])('waits if the provider is open for %s', async (openFor) => {
    const { entry, open } = await enter(openFor);
    expect(selectIsScriptLoading(entry.getSnapshot())).toBe(true);
    expect(open).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(selectIsUsable(entry.getSnapshot())).toBe(true));
  });
});

describe('the provider is opened', () => {
  /** Opens the provider, and returns what it was opened with. */
  async function opened({ environment }: Awaited<ReturnType<typeof enterWorld>>) {
    const open = vi.spyOn(environment.adapters.payments, 'open');
    vi.spyOn(environment.adapters.payments, 'isOpen').mockReturnValue(false);
    await answerOf(provideCardEntry(environment), 'loadProvider');
    return open.mock.lastCall?.[0];
  }

  it('for the public key of the configuration, with nothing to report', async () => {
    expect(await opened(await enterWorld())).toEqual({ publicKey: 'pk_sandbox_x' });
  });

  it('with a report of each challenge, if the backend offers the sandbox', async () => {
    const world = await enterWorld({ extensions: ['auth', 'sandbox'] });
    const request = vi.spyOn(world.environment.client, 'request').mockRejectedValue(new Error('No answer'));
    const options = await opened(world);
    // The provider decides what follows from a report that fails.
    await expect(options?.report?.('seti_1', 'canceled')).rejects.toThrow('No answer');
    expect(request).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: '/sandbox/intents/seti_1', data: { outcome: 'canceled' } }),
    );
  });

  it('not at all if there is no configuration to name one', async () => {
    const world = await enterWorld();
    const open = vi.spyOn(world.environment.adapters.payments, 'open');
    const unready = createAppSystem(world.environment.adapters);
    await expect(opened({ ...world, environment: unready.environment })).rejects.toThrow(
      'The configuration names no card payment provider',
    );
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the provider’s work for the card entry', () => {
  async function withPort(port: Partial<PaymentsPort>) {
    const { environment } = await enterWorld();
    vi.spyOn(environment.adapters.payments, 'current').mockReturnValue(port as PaymentsPort);
    return provideCardEntry(environment);
  }

  it('is a token for the cardholder, whose name is trimmed', async () => {
    const token = { kind: 'token', card: { token: 'pm_1' } };
    const createToken = vi.fn().mockResolvedValue(token);
    const machine = await withPort({ createToken });
    expect(await answerOf(machine, 'createToken', { cardholderName: ' Aoife Byrne ' })).toBe(token);
    expect(createToken).toHaveBeenCalledWith({ cardholderName: 'Aoife Byrne' }, expect.any(AbortSignal));
  });

  it('is a token for what the person authorised in the wallet', async () => {
    const token = { kind: 'token', card: { token: 'pm_2' } };
    const createWalletToken = vi.fn().mockResolvedValue(token);
    const machine = await withPort({ createWalletToken });
    expect(await answerOf(machine, 'createWalletToken', { authorisation: 'wallet-1' })).toBe(token);
    expect(createWalletToken).toHaveBeenCalledWith('wallet-1', expect.any(AbortSignal));
  });

  /** A card entry whose provider is open, and that still lacks the terms. */
  async function entryWith(port: Partial<PaymentsPort> | null) {
    const { environment } = await enterWorld();
    const { payments } = environment.adapters;
    vi.spyOn(payments, 'isOpen').mockReturnValue(true);
    vi.spyOn(payments, 'current').mockReturnValue(port as PaymentsPort | null);
    return createActor(provideCardEntry(environment), { input: { termsRequired: true } }).start();
  }

  it('is to empty its element when the entry is cleared', async () => {
    const clear = vi.fn();
    (await entryWith({ clear })).send({ type: 'entry.cleared' });
    expect(clear).toHaveBeenCalledOnce();
  });

  it('is to give up a wallet that was authorised before the terms were accepted', async () => {
    const giveUpWallet = vi.fn();
    const entry = await entryWith({ giveUpWallet });
    entry.send({ type: 'wallet.authorised', authorisation: 'wallet-1' });
    expect(giveUpWallet).toHaveBeenCalledExactlyOnceWith('wallet-1');
  });

  it('is nothing while no provider is open', async () => {
    const entry = await entryWith(null);
    entry.send({ type: 'entry.cleared' });
    entry.send({ type: 'wallet.authorised', authorisation: 'wallet-1' });
    expect(entry.getSnapshot().status).toBe('active');
  });
});

it.each([
  ['Aoife Byrne', true],
  ['Aoi', false],
])('the cardholder %s is valid: %s', async (name, valid) => {
  const { environment } = await enterWorld();
  const guard = implementationsOf(provideCardEntry(environment)).guards['cardholderIsValid'];
  expect(guard?.({ context: { cardholderName: name } }, {})).toBe(valid);
});
