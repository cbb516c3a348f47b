import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { Refusal } from '../http/answers';
import { saveReceived, wasReceived } from '../storage/repositories/stripe';
import type { Services } from './services';

/** The events that say that an intent has ended. What became of it is asked: events come late and in any order. */
const ends = new Set<string>([
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);

/** @throws Refusal 400 for a body that Stripe has not signed, or longer than five minutes ago */
function eventOf(app: FastifyInstance, body: unknown, signature: unknown, secret: string): Stripe.Event {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Error('There is nothing signed');
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    app.log.warn('An event came that Stripe has not signed');
    throw new Refusal(400, 'This was not signed by Stripe.');
  }
}

const intentOf = ({ data }: Stripe.Event): string | null =>
  'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;

/**
 * Hears from Stripe of intents that end after the browser is gone: POST /api/stripe/webhook. It is no call of the app's:
 * the signature takes the place of a session and of the rule of the same origin. An event that could not be dealt with is
 * answered with 500, and Stripe sends it again.
 *
 * @param secret the endpoint's signing secret; without one there is no such address (404)
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  { executor, clock, finishedIntents }: Pick<Services, 'executor' | 'clock' | 'finishedIntents'>,
  secret: string | null,
): Promise<void> {
  if (secret === null) return;
  await app.register((scope, _options, done) => {
    // The signature is one over the bytes.
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
