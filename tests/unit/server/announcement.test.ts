import { describe, expect, it, onTestFinished } from 'vitest';
import { announcement } from '../../../src/server/announcement';
import type { StripeAccess } from '../../../src/server/backend/payments/stripe-requests';
import { readStorage } from '../../../src/server/storage-settings';
import { json, startStandIn } from '../../support/stand-in-server';

/** The line about payments, for a backend whose configuration names a key. */
async function payments(
  stripePublicKey: string | null,
  folder: string | null,
  stripe: StripeAccess | null = null,
): Promise<string> {
  const backend = await startStandIn(() => json({ code: 200, response: { stripePublicKey } }));
  onTestFinished(() => backend.close());
  const storage = folder === null ? null : ({ kind: 'folder', path: folder } as const);
  const text = await announcement('http://localhost:3000', backend.origin, storage, stripe);
  return text.split('\n').find((line) => line.startsWith('Payments: ')) ?? '';
}

describe('the announcement', () => {
  it.each([
    ['pk_sandbox_a', '/data', 'Payments: simulator (pk_sandbox_a)'],
    [
      'pk_test_a',
      '/data',
      'Payments: Stripe (test mode); the embedded backend does not check cards with Stripe',
    ],
    ['pk_test_a', null, 'Payments: Stripe (test mode)'],
    ['pk_live_a', null, 'Payments: Stripe (live mode)'],
    [null, null, 'Payments: unknown (the configuration names no public key)'],
  ])('says of the key %s, with data in %s: %s', async (key, folder, line) => {
    expect(await payments(key, folder)).toBe(line);
  });

  it('names the server that holds the data without the password for it', async () => {
    const backend = await startStandIn(() => json({ code: 200, response: {} }));
    onTestFinished(() => backend.close());
    const storage = readStorage({ DATABASE_URL: 'postgresql://cabrank:s3cret@db.test:5432/cabrank' });
    const text = await announcement('http://localhost:3000', backend.origin, storage);
    expect(text).toContain('Backend:  embedded, data in PostgreSQL at db.test:5432/cabrank\n');
    expect(text).not.toContain('s3cret');
  });

  it('says how the embedded backend reaches Stripe, without its secrets', async () => {
    const access = { secretKey: 'sk_test_canary', webhookSecret: null, apiHost: null };
    expect(await payments('pk_test_a', '/data', access)).toBe(
      'Payments: Stripe (test mode); no webhooks (STRIPE_WEBHOOK_SECRET is not set)',
    );
    const heard = { ...access, webhookSecret: 'whsec_canary', apiHost: 'http://127.0.0.1:4100' };
    expect(await payments('pk_test_a', '/data', heard)).toBe(
      'Payments: Stripe (test mode) at http://127.0.0.1:4100; webhooks at /api/stripe/webhook',
    );
  });
});
