import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import type { Executor } from '../storage/database';
import { endIntent, findIntent, insertIntent } from '../storage/repositories/intents';
import { endGivingUp, startGivingUp } from '../storage/repositories/payments';
import { hasExpired } from '../services/cards/card-expiry';
import type { CardCheck, Challenge, PaymentProvider, PresentedCard } from './port';
import {
  brandOf,
  challengeOf,
  EXPIRED_MESSAGE,
  refusalAfterChallenge,
  refusalOf,
  type Purpose,
} from './test-numbers';

/** How a challenge ended, as reported by the simulator in the browser. */
export type IntentOutcome = 'succeeded' | 'failed' | 'canceled';

/** The offline provider. In addition to the port, the sandbox reports how challenges end. */
export interface SimulatedProvider extends PaymentProvider {
  /** Ends an intent. An intent that has ended keeps its state. @returns whether the intent exists */
  settle(intentId: string, outcome: IntentOutcome): Promise<boolean>;
}

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/**
 * Returns the card number in a PaymentMethod id of the browser's simulator, `pm_sandbox_<number or
 * "card">_<random>`. Only published test numbers ever appear there. Any other id, for example of a real provider, is
 * a card without a number.
 */
function numberOf(token: string): string {
  return /^pm_sandbox_(\d{12,19})_/.exec(token)?.[1] ?? '';
}

const random = (): string => randomBytes(16).toString('hex');

/**
 * The card provider without a network (D4.11). It behaves as documented for Stripe's test numbers. Its intents are
 * stored, so they survive a restart.
 *
 * @param challenges number of challenges before a payment succeeds; read at every check
 */
export function createSimulator(
  executor: Executor,
  clock: Clock,
  challenges: () => number,
): SimulatedProvider {
  async function challenge(
    kind: 'setup' | 'payment',
    of: { readonly customer: string; readonly token: string; readonly challenge: number },
  ): Promise<Challenge> {
    const intentId = `${kind === 'setup' ? 'seti' : 'pi'}_sandbox${random()}`;
    const clientSecret = `${intentId}_secret_${random()}`;
    await insertIntent(executor, {
      id: intentId,
      kind,
      customer: of.customer,
      payment_method_id: of.token,
      client_secret: clientSecret,
      state: 'requires_action',
      challenge: of.challenge,
      created_at: clock.now(),
    });
    return { kind: 'actionRequired', intentId, clientSecret };
  }

  async function present(customer: string, card: PresentedCard, purpose: Purpose): Promise<CardCheck> {
    const number = numberOf(card.token);
    const refusal = refusalOf(number, purpose);
    if (refusal !== null) return { kind: 'refused', message: refusal };
    if (hasExpired({ month: card.expMonth, year: card.expYear }, clock.now())) {
      return { kind: 'refused', message: EXPIRED_MESSAGE };
    }
    const { expMonth, expYear, last4 } = card;
    const seen = { brand: brandOf(number), lastFour: number.slice(-4) || last4, expMonth, expYear };
    const kind = challengeOf(number, purpose);
    return kind === null
      ? { kind: 'accepted', ...seen }
      : { ...seen, ...(await challenge(kind, { customer, token: card.token, challenge: 1 })) };
  }

  return {
    setUpCard: ({ customer, card }) => present(customer, card, 'setup'),
    pay: ({ customer, card }) => present(customer, card, 'payment'),

    async checkIntent({ customer, intentId, token }) {
      const intent = await findIntent(executor, intentId);
      if (intent?.customer !== customer || intent.payment_method_id !== token) return { kind: 'unknown' };
      if (intent.state === 'requires_action') return { kind: 'waiting' };
      if (intent.state !== 'succeeded') return { kind: 'refused', message: AUTHENTICATION_FAILED };
      const refusal = refusalAfterChallenge(numberOf(token));
      if (refusal !== null) return { kind: 'refused', message: refusal };
      return intent.challenge < challenges()
        ? challenge(intent.kind, { customer, token, challenge: intent.challenge + 1 })
        : { kind: 'succeeded' };
    },

    async cancel(intentId) {
      await endIntent(executor, intentId, 'canceled');
      if (await startGivingUp(executor, intentId)) await endGivingUp(executor, intentId);
    },
    // The simulator stores no cards, takes no money and cannot fail halfway.
    detach: () => Promise.resolve(),
    forgetCustomer: () => Promise.resolve(),
    resume: () => Promise.resolve(),

    async settle(intentId, outcome) {
      if (!(await findIntent(executor, intentId))) return false;
      await endIntent(executor, intentId, outcome);
      return true;
    },
  };
}
