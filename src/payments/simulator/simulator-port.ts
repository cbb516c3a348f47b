import type { Stripe } from '@stripe/stripe-js';
import { createPaymentsPort } from '../create-port';
import type { PaymentsPort } from '../port';
import { createSimulator, type SimulatorOptions } from './simulator';

/** Creates the payments port for the simulator (public keys `pk_sandbox_…`). It makes no requests. */
export const createSimulatorPort = (options: SimulatorOptions): PaymentsPort => {
  const { stripe, dismissChallenges, prepareWallet } = createSimulator(options);
  return createPaymentsPort({
    name: 'simulator',
    // Implements only what react-stripe-js and the port use of Stripe's hundred methods.
    open: () => Promise.resolve(stripe as unknown as Stripe),
    dismissChallenge: dismissChallenges,
    prepareWallet,
  });
};
