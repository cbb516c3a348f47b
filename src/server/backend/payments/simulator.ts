import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import type { Executor } from '../storage/database';
import { endIntent, findIntent, insertIntent } from '../storage/repositories/intents';
import { hasExpired } from '../services/card-expiry';
import type { PaymentProvider } from './port';
import { asksForChallenge, brandOf, EXPIRED_MESSAGE, refusalAfterChallenge, refusalOf } from './test-numbers';

/** How the browser's simulator reports that a challenge ended. */
export type IntentOutcome = 'succeeded' | 'failed' | 'canceled';

/** The offline provider; beside the port, the sandbox tells it how challenges end. */
export interface SimulatedProvider extends PaymentProvider {
  /** Ends an intent; one that has ended keeps its state. Answers whether the intent exists. */
  settle(intentId: string, outcome: IntentOutcome): Promise<boolean>;
}

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/**
 * The number behind a PaymentMethod of the browser's simulator, `pm_sandbox_<number or "card">_<random>`: only
 * published test numbers ever stand in one. Any other id (of a real provider, say) is a card without a number.
 */
function numberOf(token: string): string {
  return /^pm_sandbox_(\d{12,19})_/.exec(token)?.[1] ?? '';
}

const random = (): string => randomBytes(16).toString('hex');

/**
 * The card provider without a network (decisions 4): behaves as Stripe's published test numbers say. Its intents have
 * state and outlive a restart.
 */
export function createSimulator(executor: Executor, clock: Clock): SimulatedProvider {
  return {
    async setUpCard({ customer, card }) {
      const number = numberOf(card.token);
      const refusal = refusalOf(number);
      if (refusal !== null) return { kind: 'refused', message: refusal };
      if (hasExpired({ month: card.expMonth, year: card.expYear }, clock.now())) {
        return { kind: 'refused', message: EXPIRED_MESSAGE };
      }
      const accepted = { brand: brandOf(number), lastFour: number.slice(-4) || card.last4 };
      if (!asksForChallenge(number)) return { kind: 'accepted', ...accepted };

      const id = `seti_sandbox${random()}`;
      const clientSecret = `${id}_secret_${random()}`;
      await insertIntent(executor, {
        id,
        kind: 'setup',
        customer,
        payment_method_id: card.token,
        client_secret: clientSecret,
        state: 'requires_action',
        created_at: clock.now(),
      });
      return { kind: 'actionRequired', ...accepted, intentId: id, clientSecret };
    },

    async checkSetup({ customer, intentId, token }) {
      const intent = await findIntent(executor, intentId);
      if (intent?.kind !== 'setup' || intent.customer !== customer || intent.payment_method_id !== token) {
        return { kind: 'unknown' };
      }
      if (intent.state === 'requires_action') return { kind: 'waiting' };
      if (intent.state !== 'succeeded') return { kind: 'refused', message: AUTHENTICATION_FAILED };
      const refusal = refusalAfterChallenge(numberOf(token));
      return refusal === null ? { kind: 'succeeded' } : { kind: 'refused', message: refusal };
    },

    cancel: (intentId) => endIntent(executor, intentId, 'canceled'),

    async settle(intentId, outcome) {
      if (!(await findIntent(executor, intentId))) return false;
      await endIntent(executor, intentId, outcome);
      return true;
    },
  };
}
