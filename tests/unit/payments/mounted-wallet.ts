import type { Stripe } from '@stripe/stripe-js';
import { expect, vi } from 'vitest';
import type { WalletCharge, WalletListener } from '../../../src/domain/cards/wallet';
import { createPaymentsPort } from '../../../src/payments/create-port';

type Listener = (event: object) => void;

/** What Stripe says of a card. */
export const card = { last4: '4242', exp_month: 12, exp_year: 2039, brand: 'visa' };

/** As much of Stripe as wallets need; what its element tells is told by the test. */
const createFakeStripe = () => {
  const listeners = new Map<string, Listener>();
  const element = {
    on: vi.fn((type: string, listener: Listener) => listeners.set(type, listener)),
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const group = {
    create: vi.fn((_type: string, _options: object) => element),
    update: vi.fn((_options: object) => Promise.resolve()),
    submit: vi.fn(() => Promise.resolve<object>({})),
  };
  return {
    elements: vi.fn((_options: object) => group),
    createPaymentMethod: vi.fn((_data: object) =>
      Promise.resolve<unknown>({ paymentMethod: { id: 'pm_wallet_secret', card } }),
    ),
    group,
    element,
    tell: (type: string, event: object = {}) => listeners.get(type)?.(event),
  };
};

export const premium: WalletCharge = { mode: 'subscription', amount: 499, currency: 'GBP' };

export const listen = () =>
  ({ onShown: vi.fn(), onPress: vi.fn(() => true), onAuthorised: vi.fn() }) satisfies WalletListener;

export const openPort = async (open?: () => Promise<Stripe>, prepareWallet?: () => Promise<void>) => {
  const stripe = createFakeStripe();
  const port = createPaymentsPort({
    name: 'stripe',
    open: open ?? (() => Promise.resolve(stripe as unknown as Stripe)),
    ...(prepareWallet && { prepareWallet }),
  });
  await port.load().catch(() => undefined);
  return { stripe, port };
};

export const mount = async (charge: WalletCharge = premium, dark = false) => {
  const { stripe, port } = await openPort();
  const listener = listen();
  const place = document.createElement('div');
  const wallet = port.mountWallet(place, charge, { dark, locale: 'en-GB' }, listener);
  await vi.waitFor(() => expect(stripe.element.mount).toHaveBeenCalled());
  return { stripe, port, listener, place, wallet };
};

export const authorise = async (expressPaymentType = 'google_pay') => {
  const mounted = await mount();
  const paymentFailed = vi.fn();
  mounted.stripe.tell('confirm', { expressPaymentType, paymentFailed });
  const authorisation = String(mounted.listener.onAuthorised.mock.lastCall?.[0]);
  return { ...mounted, paymentFailed, authorisation };
};
