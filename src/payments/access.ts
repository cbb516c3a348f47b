import type { loadPayments } from './load';
import type { PaymentsPort } from './port';

export type PaymentsOptions = Parameters<typeof loadPayments>[0];

/**
 * The card provider of this page. It is not loaded until a card screen asks for it; all screens then share one port.
 */
export interface PaymentsAccess {
  /** Loads the adapter for the public key, and its vendor script. A failed load can be retried. */
  open(options: PaymentsOptions, signal: AbortSignal): Promise<PaymentsPort>;
  /** Whether `open` has succeeded for this public key, so that calling it again returns the same port. */
  isOpen(publicKey: string | undefined): boolean;
  /** The port after `open` has succeeded, otherwise `null`. */
  current(): PaymentsPort | null;
  /** Forgets all tokens and secrets (logout). */
  forget(): void;
  /** Runs a part of a payment: a call that may charge or save a card, or a bank's challenge. */
  during<T>(part: () => Promise<T>): Promise<T>;
  /** Whether such a part is running. Nothing may interrupt it (D2.7, D3.9). */
  isUnderWay(): boolean;
}

/** @param load creates the port; a dynamic import, so that earlier screens do not download it */
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
