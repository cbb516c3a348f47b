import type { Stripe } from '@stripe/stripe-js';
import { createPaymentsPort } from '../create-port';
import type { PaymentsPort } from '../port';
import { createSimulator, type SimulatorOptions } from './simulator';

/** The payments port over the simulator (public keys `pk_sandbox_…`): nothing is requested from anywhere. */
export const createSimulatorPort = (options: SimulatorOptions): PaymentsPort => {
  const { stripe, dismissChallenges, prepareWallet } = createSimulator(options);
  return createPaymentsPort({
    name: 'simulator',
    // As much of Stripe as react-stripe-js and the port use; the rest of its hundred methods is not simulated.
    open: () => Promise.resolve(stripe as unknown as Stripe),
    dismissChallenge: dismissChallenges,
    prepareWallet,
  });
};
