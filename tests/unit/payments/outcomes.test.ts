import type {
  PaymentIntentResult,
  PaymentMethodResult,
  SetupIntentResult,
  StripeError,
} from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { challengeOutcome, tokenisedCard } from '../../../src/payments/outcomes';

const setup = (status: string) => ({ setupIntent: { id: 'seti_1', status } }) as unknown as SetupIntentResult;
const payment = (status: string) =>
  ({ paymentIntent: { id: 'pi_1', status } }) as unknown as PaymentIntentResult;
const failed = (error: object) => ({ error: error as StripeError }) as SetupIntentResult;

const succeeded = { kind: 'succeeded', intentId: 'seti_1' };

describe('the outcome of a challenge', () => {
  it.each([
    ['succeeded', succeeded],
    ['processing', succeeded],
    ['requires_capture', succeeded],
    ['requires_payment_method', { kind: 'declined', message: null }],
    ['requires_action', { kind: 'abandoned' }],
    ['requires_confirmation', { kind: 'abandoned' }],
    ['canceled', { kind: 'abandoned' }],
  ])('an intent with status %s', (status, outcome) => {
    expect(challengeOutcome(setup(status), 'seti_1')).toEqual(outcome);
    expect(challengeOutcome(payment(status), 'seti_1')).toEqual(outcome);
  });

  const refusal = { type: 'invalid_request_error', message: 'We are unable to authenticate.' };

  it.each([
    ['setup_intent_authentication_failure', 'setup_intent', 'last_setup_error'],
    ['payment_intent_authentication_failure', 'payment_intent', 'last_payment_error'],
  ])('%s: the last error distinguishes a closed challenge from a refused one', (code, intent, last) => {
    const ended = (message: string | undefined) =>
      challengeOutcome(
        failed({ ...refusal, code, [intent]: { status: 'requires_payment_method', [last]: { message } } }),
        'seti_1',
      );
    expect(ended('The customer canceled it')).toEqual({ kind: 'abandoned' });
    expect(ended('Cancelled by the cardholder')).toEqual({ kind: 'abandoned' });
    expect(ended('The attempt failed')).toEqual({
      kind: 'declined',
      message: 'We are unable to authenticate.',
    });
    expect(ended(undefined)).toEqual({ kind: 'declined', message: 'We are unable to authenticate.' });
  });

  it.each([
    [
      { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
      'declined',
      'Your card was declined.',
    ],
    [{ type: 'card_error' }, 'declined', null],
    [{ type: 'api_connection_error', message: 'No connection.' }, 'unavailable', 'No connection.'],
    [{ type: 'api_error' }, 'unavailable', null],
    [{ type: 'rate_limit_error', message: 'Too many.' }, 'unavailable', 'Too many.'],
    [
      { type: 'invalid_request_error', code: 'resource_missing', message: 'No such intent' },
      'unavailable',
      'No such intent',
    ],
    [
      { type: 'api_error', message: 'canceled', setup_intent: { last_setup_error: { message: 'canceled' } } },
      'unavailable',
      'canceled',
    ],
  ])('an error %o', (error, kind, message) => {
    expect(challengeOutcome(failed(error), 'seti_1')).toEqual({ kind, message });
  });

  it('is succeeded if the intent was confirmed before', () => {
    const error = { type: 'invalid_request_error', code: 'setup_intent_unexpected_state' };
    expect(challengeOutcome(failed({ ...error, setup_intent: { status: 'succeeded' } }), 'seti_1')).toEqual(
      succeeded,
    );
  });
});

describe('a tokenised card', () => {
  const answer = (result: object) => tokenisedCard(result as unknown as PaymentMethodResult);

  it('contains only what may be shown', () => {
    const card = { last4: '4242', exp_month: 12, exp_year: 2039, brand: 'visa' };
    expect(answer({ paymentMethod: { id: 'pm_1', card } })).toEqual({
      id: 'pm_1',
      last4: '4242',
      expMonth: 12,
      expYear: 2039,
    });
  });

  it("is refused with the provider's message", () => {
    expect(answer({ error: { type: 'card_error', message: 'Your card was declined.' } })).toBe(
      'Your card was declined.',
    );
  });

  it.each(['api_connection_error', 'api_error', 'rate_limit_error', 'authentication_error'])(
    'is not refused by a temporary failure of the provider: %s',
    (type) => {
      expect(() => answer({ error: { type, message: 'An error occurred with our connection.' } })).toThrow(
        type,
      );
    },
  );

  it('fails if the provider returns nothing', () => {
    expect(() => answer({ error: { type: 'api_error' } })).toThrow('api_error');
    expect(() => answer({ paymentMethod: { id: 'pm_1' } })).toThrow('not a card');
  });
});
