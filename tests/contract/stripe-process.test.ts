import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import Stripe from 'stripe';
import { buildLayout } from '../../src/build/layout';
import { buildServer } from '../../src/build/server';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { profileOf } from '../support/contract/access/access-forms';
import { startProgram, type Program } from '../support/backend/backend-program';
import { writeDist } from '../support/gateway/gateway-site';
import {
  SECRET_KEY,
  startStripe,
  WEBHOOK_SECRET,
  type StripeStandIn,
} from '../support/stripe/stripe-stand-in';

// The built server with Stripe, through its gateway and with everything logged.

const base = resolve('.artifacts', `stripe-${randomUUID()}`);
const layout = buildLayout(process.cwd(), join(base, 'dist'));
const main = join(layout.server, 'main.js');
const TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

let stripe: StripeStandIn;
let program: Program;
let cookie = '';

beforeAll(async () => {
  await mkdir(base, { recursive: true });
  await buildServer(layout);
  await writeDist(layout.dist);
  stripe = await startStripe();
  program = await startProgram([main], {
    DATA_DIR: join(base, 'data'),
    LOG_LEVEL: 'trace',
    STRIPE_PUBLIC_KEY: 'pk_test_1',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_HOST: stripe.apiHost,
  });
  const login = await fetch(`${program.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: program.origin },
    body: new URLSearchParams({ email: 'new@cabrank.test', password: DEMO_PASSWORD }),
  });
  cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await program.kill('SIGKILL');
  await stripe.close();
  await rm(base, { recursive: true, force: true });
});

async function add(profile: unknown) {
  const answer = await fetch(`${program.origin}/api/premium/subscribe/add-profile`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      origin: program.origin,
      cookie,
    },
    body: JSON.stringify(profile),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Posts an event as Stripe does: by no browser, and signed over its very bytes. */
async function post(payload: string, signature: string): Promise<number> {
  const answer = await fetch(`${program.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  });
  return answer.status;
}

const isPremium = async (): Promise<boolean> => {
  const answer = await fetch(`${program.origin}/api/auth/user`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', cookie },
  });
  return ((await answer.json()) as { readonly response: { readonly premium: boolean } }).response.premium;
};

it('logs what it does, passes events on unchanged, and logs no secrets', async () => {
  expect(program.output()).toContain(
    `Payments: Stripe (test mode) at ${stripe.apiHost}; webhooks at /api/stripe/webhook`,
  );

  stripe.plan(/confirm$/u, { kind: 'error', status: 500, after: true }, 9);
  expect((await add(profileOf('personal', 'failed'))).status).toBe(500);
  stripe.plan(/payment_intents$/u, { kind: 'error', status: 401 }, 9);
  expect((await add(profileOf('personal', 'declined', '4000000000000002'))).status).toBe(500);
  stripe.behave();
  expect((await add(profileOf('personal', 'declined2', '4000000000000002'))).status).toBe(400);
  const asked = await add(profileOf('personal', 'challenged', '4000002500003155'));
  expect(asked.status).toBe(402);
  const intent = /"(pi_\w+?)_secret_/u.exec(asked.text)?.[1] ?? '';
  stripe.account.authenticate(intent, 'succeeded');

  const { payload } = stripe.event('payment_intent.succeeded', intent);
  // Nothing but the same bytes has the same signature.
  const odd = payload.replace('{', '{ \n\t"note" : "Ní Dhomhnaill \\u00e9 \u{1F695}",\r\n');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: odd, secret: WEBHOOK_SECRET });
  expect(
    await post(
      odd,
      signature.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
    ),
  ).toBe(400);
  expect(await isPremium()).toBe(false);
  expect(await post(odd, signature)).toBe(200);
  expect(await isPremium()).toBe(true);
  expect(await post(odd, signature)).toBe(200);
  expect(stripe.account.kept()).toHaveLength(1);
  expect(await post('x'.repeat(1024 * 1024 + 1), signature)).toBe(413);

  const printed = program.output();
  expect(printed).toContain('unexpected failure');
  expect(printed).toContain('An event came that Stripe has not signed');
  for (const secret of ['canary', SECRET_KEY, WEBHOOK_SECRET, '_secret_', 'Bearer', DEMO_PASSWORD, odd]) {
    // The announcement names the password of the demo accounts, once.
    const told = secret === DEMO_PASSWORD ? 2 : 1;
    expect(printed.split(secret).length, secret).toBeLessThanOrEqual(told);
  }
});
