import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Clock } from '../clock';
import { confirmationTexts } from '../services/cards/confirmation-texts';
import type { Executor } from '../storage/database';
import { findPayment, listPaymentsOf, openPayment } from '../storage/repositories/payments';
import type { CardCheck, IntentCheck, PaymentProvider, Presentation } from './port';
import { failureOf, seenCard, tokenOf, type StripeIntent } from './stripe-cards';
import { createStripeCustomers } from './stripe-customers';
import { createGivingUp, type Warn } from './stripe-give-up';
import {
  createStripeClient,
  harmlessly,
  isInvalid,
  patience as usual,
  startRequests,
  failureIn,
  type Ask,
  type StripeAccess,
} from './stripe-requests';

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

const INTENT_ID = /^(seti|pi)_\w+$/u;

/** Parameters of every intent. Stripe.js handles the bank's authentication. */
const asked = {
  allowed_payment_method_types: ['card'],
  use_stripe_sdk: true,
  expand: ['payment_method'],
};

const secretOf = ({ client_secret: secret }: StripeIntent): string => {
  if (secret === null) throw new Error('The intent has no secret');
  return secret;
};

type Order = Parameters<PaymentProvider['pay']>[0];

/** Identifies a call, so that a repetition is recognised; null if it has no Idempotency-Key. */
function callOf(purpose: string, order: Presentation, ...more: readonly unknown[]): string | null {
  if (order.idempotencyKey === null) return null;
  const parts = [purpose, order.customer, order.idempotencyKey, order.card.token, ...more];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Stripe as card provider. Every payment is recorded in the database before it is confirmed. It is then either used
 * for one profile or refunded, even if a response or the process is lost in between.
 */
export function createStripeProvider(
  access: StripeAccess,
  { executor, clock, warn }: { readonly executor: Executor; readonly clock: Clock; readonly warn: Warn },
): PaymentProvider {
  const stripe = createStripeClient(access);
  const patience = access.patience ?? usual;
  const customers = createStripeCustomers(stripe, executor);
  const givingUp = createGivingUp({ stripe, customers, executor, clock, warn, patience });
  const begin = (): Ask => startRequests(patience.callMs, patience.tryMs);

  /** Turns card errors into refusals, and other errors into ones that are safe to log. */
  async function guarded(doing: string, job: (ask: Ask) => Promise<CardCheck>): Promise<CardCheck> {
    try {
      return await job(begin());
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return { kind: 'refused', message: error.message };
      if (isInvalid(error, { param: 'payment_method' })) {
        return { kind: 'refused', message: confirmationTexts.usedElsewhere };
      }
      throw failureIn(doing, error);
    }
  }

  function checked(intent: StripeIntent): CardCheck {
    switch (intent.status) {
      case 'succeeded':
        return {
          kind: 'accepted',
          ...seenCard(intent),
          ...(intent.object === 'payment_intent' ? { paymentId: intent.id } : {}),
        };
      case 'requires_action':
        return {
          kind: 'actionRequired',
          intentId: intent.id,
          clientSecret: secretOf(intent),
          ...seenCard(intent),
        };
      case 'requires_payment_method':
      case 'canceled':
        return { kind: 'refused', message: failureOf(intent) ?? AUTHENTICATION_FAILED };
      default:
        throw new Error('The intent is still in progress');
    }
  }

  /**
   * Returns the payment that an earlier try of this call opened and that is neither used nor given up,
   * otherwise a new one.
   */
  async function openFor(ask: Ask, order: Order, customer: string): Promise<Stripe.PaymentIntent> {
    const call = callOf('pay', order, customer, order.amount, order.currency);
    const former = call === null ? [] : await listPaymentsOf(executor, call);
    const open = former.find(({ state }) => state === 'open');
    if (open) {
      return ask((options) =>
        stripe.paymentIntents.retrieve(open.intent_id, { expand: ['payment_method'] }, options),
      );
    }
    const intent = await harmlessly(
      ask,
      (options) =>
        stripe.paymentIntents.create(
          {
            ...asked,
            amount: order.amount,
            currency: order.currency.toLowerCase(),
            customer,
            payment_method: order.card.token,
            setup_future_usage: 'off_session',
            metadata: { user: order.customer },
          },
          options,
        ),
      call === null ? null : `cabrank-pay-${call}-${former.length}`,
    );
    const opened = { intent_id: intent.id, user_id: order.customer, created_at: clock.now() };
    await openPayment(executor, { ...opened, call_key: call });
    return intent;
  }

  /** Takes a payment. Gives it up if it is refused or its outcome is unknown. */
  async function take(ask: Ask, intent: Stripe.PaymentIntent): Promise<CardCheck> {
    try {
      const confirmed =
        intent.status === 'requires_confirmation'
          ? await ask(
              (options) =>
                stripe.paymentIntents.confirm(
                  intent.id,
                  { use_stripe_sdk: true, expand: ['payment_method'] },
                  options,
                ),
              `cabrank-confirm-${intent.id}`,
            )
          : intent;
      const check = checked(confirmed);
      if (check.kind === 'refused') await givingUp.cancel(intent.id);
      return check;
    } catch (error) {
      await givingUp.cancel(intent.id);
      throw error;
    }
  }

  /** Retrieves an intent with its PaymentMethod; null if Stripe does not know it. */
  async function retrieve(ask: Ask, id: string): Promise<StripeIntent | null> {
    const expanded = { expand: ['payment_method'] };
    try {
      return await ask<StripeIntent>((options) =>
        id.startsWith('pi_')
          ? stripe.paymentIntents.retrieve(id, expanded, options)
          : stripe.setupIntents.retrieve(id, expanded, options),
      );
    } catch (error) {
      if (isInvalid(error, { codes: ['resource_missing'] })) return null;
      throw error;
    }
  }

  async function standing(intent: StripeIntent): Promise<IntentCheck> {
    // A refunded payment pays for nothing.
    const payment = intent.object === 'payment_intent' ? await findPayment(executor, intent.id) : undefined;
    const returned = payment?.state === 'giving-up' || payment?.state === 'given-up';
    if (returned) return { kind: 'refused', message: AUTHENTICATION_FAILED };
    switch (intent.status) {
      case 'succeeded':
        return { kind: 'succeeded' };
      case 'requires_payment_method':
      case 'canceled':
        return { kind: 'refused', message: failureOf(intent) ?? AUTHENTICATION_FAILED };
      default:
        return { kind: 'waiting' };
    }
  }

  const setUpCard = (order: Presentation): Promise<CardCheck> =>
    guarded('set a card up', (ask) =>
      customers.with(ask, order.customer, async (customer) => {
        const call = callOf('set-up', order, customer);
        const create = (options: Stripe.RequestOptions) =>
          stripe.setupIntents.create(
            {
              ...asked,
              customer,
              payment_method: order.card.token,
              usage: 'off_session',
              confirm: true,
              metadata: { user: order.customer },
            },
            options,
          );
        const intent = await harmlessly(ask, create, call === null ? null : `cabrank-set-up-${call}`);
        const known = intent.lastResponse.headers['idempotent-replayed'] === 'true';
        const current = known ? await retrieve(ask, intent.id) : intent;
        // If the replayed intent is gone or cancelled, create a new one.
        return checked(current === null || current.status === 'canceled' ? await ask(create) : current);
      }),
    );

  return {
    ...givingUp,

    setUpCard,

    // Stripe does not accept a payment of zero.
    pay: (order) =>
      order.amount === 0
        ? setUpCard(order)
        : guarded('take a payment', (ask) =>
            customers.with(ask, order.customer, async (customer) =>
              take(ask, await openFor(ask, order, customer)),
            ),
          ),

    async checkIntent({ customer: user, intentId, token }) {
      if (!INTENT_ID.test(intentId)) return { kind: 'unknown' };
      try {
        const customer = await customers.find(user);
        const intent = customer === undefined ? null : await retrieve(begin(), intentId);
        const own = intent?.customer === customer && intent?.metadata?.user === user;
        return intent && own && tokenOf(intent) === token ? await standing(intent) : { kind: 'unknown' };
      } catch (error) {
        throw failureIn('say how an intent stands', error);
      }
    },
  };
}
