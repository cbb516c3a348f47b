import type { loadPayments } from './load';
import type { PaymentsPort } from './port';

export type PaymentsOptions = Parameters<typeof loadPayments>[0];

/** The card payment provider of this page: absent until a card screen asks for it, then one port for all of them. */
export interface PaymentsAccess {
  /** Loads the adapter that the public key calls for and its vendor script; a failed load can be tried again. */
  open(options: PaymentsOptions, signal: AbortSignal): Promise<PaymentsPort>;
  /** Whether `open` for this public key has succeeded: it would bring the port that is there. */
  isOpen(publicKey: string | undefined): boolean;
  /** The port once `open` has succeeded, else `null`. */
  current(): PaymentsPort | null;
  /** Forgets every token and secret (logout). */
  forget(): void;
  /** Does a part of a payment: a call that may charge or keep a card, or a bank's challenge. */
  during<T>(part: () => Promise<T>): Promise<T>;
  /** Such a part is being done: nothing may interrupt it (D2.7, D3.9). */
  isUnderWay(): boolean;
}

/** @param load makes the port; a dynamic import, so that no earlier screen pays for it */
export const createPaymentsAccess = (load: typeof loadPayments): PaymentsAccess => {
  let making: { readonly publicKey: string; readonly port: Promise<PaymentsPort> } | null = null;
  let opened: PaymentsPort | null = null;
  let openedFor: string | null = null;
  let parts = 0;

  const portFor = (options: PaymentsOptions): Promise<PaymentsPort> => {
    if (making?.publicKey === options.publicKey) return making.port;
    const port = load(options);
    making = { publicKey: options.publicKey, port };
    port.catch(() => {
      making = null;
    });
    return port;
  };

  return {
    open: async (options, signal) => {
      const port = await portFor(options);
      await port.load(signal);
      opened = port;
      openedFor = options.publicKey;
      return port;
    },
    isOpen: (publicKey) => openedFor === publicKey,
    current: () => opened,
    forget: () => opened?.forget(),
    during: async (part) => {
      parts += 1;
      try {
        return await part();
      } finally {
        parts -= 1;
      }
    },
    isUnderWay: () => parts > 0,
  };
};
