import { describe, expect, it } from 'vitest';
import { effectiveCode, readEnvelope } from '../../../src/api/envelope';

const read = (body: object) => readEnvelope(JSON.stringify(body));

describe('an envelope', () => {
  it('takes from the response what is empty at its root', () => {
    const inner = { location: '/b', stripe_action: { payment_intent_client_secret: 'pi_1_secret_2' } };
    expect(read({ code: 402, location: '', stripe_action: [], response: inner })).toMatchObject({
      location: '/b',
      stripeAction: { setupIntentClientSecret: null, paymentIntentClientSecret: 'pi_1_secret_2' },
    });
  });

  it('has no action, version or fields if these are empty', () => {
    expect(read({ code: 200, stripe_action: [], version: '', errors: ['No.'] })).toMatchObject({
      stripeAction: null,
      version: null,
      fields: {},
    });
  });
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  ['0', false],
  [null, false],
  ['often', false],
])('an envelope with stripe %j is the card provider’s: %j', (stripe, isProviders) => {
  expect(read({ code: 400, stripe })?.stripe).toBe(isProviders);
});

describe('the effective code', () => {
  it.each([
    [200, 399, 200],
    [200, 400, 400],
    [299, 404, 404],
    [199, 404, 199],
    [300, 404, 300],
    [0, 500, 0],
    [200, 401, 401],
    [401, 500, 401],
    [401, 402, 401],
  ])('with %i in the body and the status %i is %i', (code, status, counts) => {
    expect(effectiveCode(code, status)).toBe(counts);
  });
});
