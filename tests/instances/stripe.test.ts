import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';
import { profileOf } from '../support/contract/access/access-forms';
import type { DemoName } from '../support/backend/backend';
import { app, signIn, startInstances, type Instances } from '../support/gateway/instances';
import {
  SECRET_KEY,
  startStripe,
  WEBHOOK_SECRET,
  type StripeStandIn,
} from '../support/stripe/stripe-stand-in';

// Two servers on one database take a payment once, whichever of them hears of it.

const CHALLENGED = '4000002500003155';

let stripe: StripeStandIn;
let instances: Instances;

beforeAll(async () => {
  stripe = await startStripe();
  instances = await startInstances({
    STRIPE_PUBLIC_KEY: 'pk_test_1',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_HOST: stripe.apiHost,
  });
});
beforeEach(() => stripe.startOver());
afterAll(async () => {
  await instances.stop();
  await stripe.close();
});

async function add(origin: string, cookie: string, profile: unknown, key: string) {
  const answer = await fetch(`${origin}/api/premium/subscribe/add-profile`, {
    method: 'POST',
    headers: { ...app, cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(profile),
  });
  return { status: answer.status, text: await answer.text() };
}

async function post(origin: string, { payload, signature }: ReturnType<StripeStandIn['event']>) {
  const answer = await fetch(`${origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return answer.status;
}

async function subscriptionsOf(name: DemoName): Promise<number> {
  const { rows } = await instances.sql.query<{ count: string }>(
    'select count(*) from subscriptions where user_id = $1',
    [demoAccounts[name].uuid],
  );
  return Number(rows[0]?.count);
}

it('one press that is sent to both concurrently pays once', async () => {
  const cookie = await signIn(instances.origin, 'new');
  const press = (origin: string) => add(origin, cookie, profileOf('personal', 'both'), 'one press');
  const answers = await Promise.all(instances.origins.map(press));
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(stripe.account.kept()).toHaveLength(1);
  expect(await subscriptionsOf('new')).toBe(1);
  expect((await press(instances.origins[1])).status).toBe(200);
  expect(stripe.account.kept()).toHaveLength(1);
});

it('two concurrent presses at both pay once, and create one Stripe customer', async () => {
  const cookie = await signIn(instances.origin, 'hospitality');
  const answers = await Promise.all(
    instances.origins.map((origin, index) =>
      add(origin, cookie, profileOf('personal', `press${index}`), `press at ${index}`),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(stripe.account.kept()).toHaveLength(1);
  expect(stripe.account.customers.size).toBe(1);
  expect(await subscriptionsOf('hospitality')).toBe(1);
});

it('an event at one server while the browser confirms at the other creates one subscription', async () => {
  const cookie = await signIn(instances.origin, 'standard');
  const [one, other] = instances.origins;
  const profile = profileOf('personal', 'event', CHALLENGED);
  const asked = await add(one, cookie, profile, 'press to ask');
  const paymentIntent = /"(pi_\w+?)_secret_/u.exec(asked.text)?.[1] ?? '';
  stripe.account.authenticate(paymentIntent, 'succeeded');
  const event = stripe.event('payment_intent.succeeded', paymentIntent);
  const confirmed = { ...profile, card: { ...profile.card, paymentIntent } };
  const [told, toldAgain, answer] = await Promise.all([
    post(one, event),
    post(other, event),
    add(other, cookie, confirmed, 'press to confirm'),
  ]);
  expect([told, toldAgain, answer.status]).toEqual([200, 200, 200]);
  expect(stripe.account.kept()).toHaveLength(1);
  expect(await subscriptionsOf('standard')).toBe(1);
});
