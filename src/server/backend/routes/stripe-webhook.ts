import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { Refusal } from '../http/answers';
import { saveReceived, wasReceived } from '../storage/repositories/stripe';
import type { Services } from './services';

/**
 * Events that report the end of an intent. Events arrive late and in any order, so the outcome is
 * retrieved from Stripe.
 */
const ends = new Set<string>([
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);

/** @throws Refusal 400 if Stripe did not sign the body, or signed it more than five minutes ago */
function eventOf(app: FastifyInstance, body: unknown, signature: unknown, secret: string): Stripe.Event {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string')
      throw new Error('The request has no signed body');
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    app.log.warn('An event came that Stripe has not signed');
    throw new Refusal(400, 'This was not signed by Stripe.');
  }
}

const intentOf = ({ data }: Stripe.Event): string | null =>
  'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;

/**
 * Registers POST /api/stripe/webhook, through which Stripe reports intents that end after the browser has gone. The
 * signature replaces the session and the same-origin check. If an event cannot be processed, the response is 500 and
 * Stripe resends it.
 *
 * @param secret the endpoint's signing secret; if it is null, the route does not exist (404)
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  { executor, clock, finishedIntents }: Pick<Services, 'executor' | 'clock' | 'finishedIntents'>,
  secret: string | null,
): Promise<void> {
  if (secret === null) return;
  await app.register((scope, _options, done) => {
    // The signature covers the raw bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
    scope.post('/api/stripe/webhook', async (request) => {
      const event = eventOf(app, request.body, request.headers['stripe-signature'], secret);
      const intentId = intentOf(event);
      if (ends.has(event.type) && intentId !== null && !(await wasReceived(executor, event.id))) {
        await finishedIntents(intentId);
        await saveReceived(executor, event.id, clock.now());
      }
      return { code: 200 };
    });
    done();
  });
}
