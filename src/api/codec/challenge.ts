import type { Answer } from '../envelope';
import { Malformed } from './read';

/** The additional authentication (3-D Secure) that a 402 asks for. */
export type Challenge = { readonly intent: 'setup' | 'payment'; readonly clientSecret: string };

/** Reads the challenge of a 402. If it names both kinds of intent, the payment intent takes precedence. */
export const readChallenge = ({ stripeAction }: Answer): Challenge => {
  const payment = stripeAction?.paymentIntentClientSecret ?? null;
  if (payment !== null) return { intent: 'payment', clientSecret: payment };
  const setup = stripeAction?.setupIntentClientSecret ?? null;
  if (setup !== null) return { intent: 'setup', clientSecret: setup };
  throw new Malformed('the secret of an intent expected');
};
