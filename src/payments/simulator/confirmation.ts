import type { SandboxOutcome, SandboxReport } from './report';
import type { ChallengeEnding } from './challenge-dialog';
import { confirmationErrors } from './texts';

export type IntentKind = 'setup' | 'payment';

/** What the simulator knows of an intent. It never asks the backend. */
type SimulatedIntent = {
  readonly id: string;
  readonly object: 'setup_intent' | 'payment_intent';
  readonly status: 'succeeded' | 'requires_payment_method';
  readonly last_setup_error?: { readonly message: string };
  readonly last_payment_error?: { readonly message: string };
};

type SimulatedError = {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly setup_intent?: SimulatedIntent;
  readonly payment_intent?: SimulatedIntent;
};

/** In the shape of Stripe's `SetupIntentResult` and `PaymentIntentResult`. */
export type ConfirmationResult = {
  readonly setupIntent?: SimulatedIntent;
  readonly paymentIntent?: SimulatedIntent;
  readonly error?: SimulatedError;
};

const SECRETS: Readonly<Record<IntentKind, RegExp>> = {
  setup: /^(?<id>seti_.+?)_secret_.+$/u,
  payment: /^(?<id>pi_.+?)_secret_.+$/u,
};

/** The intent id in a client secret, or `null` if the secret is not of this kind. */
export const intentIdOf = (kind: IntentKind, clientSecret: string): string | null =>
  SECRETS[kind].exec(clientSecret)?.groups?.id ?? null;

export const unknownIntent = (kind: IntentKind): ConfirmationResult => ({
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: confirmationErrors.unknownIntent(kind),
  },
});

const unreachable: ConfirmationResult = {
  error: { type: 'api_connection_error', message: confirmationErrors.connection },
};

/** Like Stripe, uses the same code for a failed and a closed challenge. Only the last error differs. */
const authenticationFailure = (kind: IntentKind, id: string, reason: string): ConfirmationResult => {
  const last = { message: reason };
  const status = 'requires_payment_method';
  const refused = { type: 'invalid_request_error', message: confirmationErrors.authenticationFailure };
  return kind === 'setup'
    ? {
        error: {
          ...refused,
          code: 'setup_intent_authentication_failure',
          setup_intent: { id, object: 'setup_intent', status, last_setup_error: last },
        },
      }
    : {
        error: {
          ...refused,
          code: 'payment_intent_authentication_failure',
          payment_intent: { id, object: 'payment_intent', status, last_payment_error: last },
        },
      };
};

const resultOf = (kind: IntentKind, id: string, ending: ChallengeEnding): ConfirmationResult => {
  if (ending === 'failed') return authenticationFailure(kind, id, confirmationErrors.failed);
  if (ending !== 'succeeded') return authenticationFailure(kind, id, confirmationErrors.canceled);
  return kind === 'setup'
    ? { setupIntent: { id, object: 'setup_intent', status: 'succeeded' } }
    : { paymentIntent: { id, object: 'payment_intent', status: 'succeeded' } };
};

const isReported = (ending: ChallengeEnding): ending is SandboxOutcome => ending !== 'dismissed';

/**
 * The provider's response after a challenge. The outcome is first reported to the backend, if it wants to know.
 *
 * @returns a connection error if the report failed
 */
export const concludeChallenge = async (
  kind: IntentKind,
  id: string,
  ending: ChallengeEnding,
  report: SandboxReport | undefined,
): Promise<ConfirmationResult> => {
  try {
    if (report && isReported(ending)) await report(id, ending);
  } catch {
    return unreachable;
  }
  return resultOf(kind, id, ending);
};
