import { describe, expect, it, onTestFinished } from 'vitest';
import { announcement } from '../../../src/server/announcement';
import type { StripeAccess } from '../../../src/server/backend/payments/stripe-requests';
import { readStorage } from '../../../src/server/storage-settings';
import { json, startStandIn } from '../../support/backends/stand-in-server';

/** The line about payments, for a backend whose configuration names a key. */
async function payments(
  stripePublicKey: string | null,
  folder: string | null,
  stripe: StripeAccess | null = null,
): Promise<string> {
  const backend = await startStandIn(() => json({ code: 200, response: { stripePublicKey } }));
  onTestFinished(() => backend.close());
  const text = await announcement('http://localhost:3000', backend.origin, {
    mode: folder === null ? null : { kind: 'demo', sandboxToken: null },
    storage: { kind: 'folder', path: folder ?? '' },
    mail: null,
    stripe,
  });
  return text.split('\n').find((line) => line.startsWith('Payments: ')) ?? '';
}

describe('the announcement', () => {
  it.each([
    [null, 'demo; /sandbox is open'],
    ['a-token-of-twenty-one', 'demo; /sandbox asks for SANDBOX_TOKEN'],
  ])('describes a demo, without its token: %s', async (sandboxToken, line) => {
    const backend = await startStandIn(() => json({ code: 200, response: {} }));
    onTestFinished(() => backend.close());
    const text = await announcement('http://localhost:3000', backend.origin, {
      mode: { kind: 'demo', sandboxToken },
      storage: { kind: 'folder', path: '/data' },
      mail: null,
      stripe: null,
    });
    expect(text).toContain(`Mode:     ${line}\nEmails:   kept at /sandbox\n`);
    expect(text).toContain(
      'Admin:    http://localhost:3000/admin/login\nSandbox:  http://localhost:3000/sandbox\nReview:   npm run flows\n',
    );
    expect(text).toContain('Demo accounts');
    expect(text).not.toContain('a-token');
  });

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
  ])('prints for the key %s, with data in %s: %s', async (key, folder, line) => {
    expect(await payments(key, folder)).toBe(line);
  });

  it('names the database and mail servers without their passwords', async () => {
    const backend = await startStandIn(() => json({ code: 200, response: {} }));
    onTestFinished(() => backend.close());
    const storage = readStorage({ DATABASE_URL: 'postgresql://cabrank:s3cret@db.test:5432/cabrank' });
    const text = await announcement('http://localhost:3000', backend.origin, {
      mode: { kind: 'production' },
      storage,
      mail: {
        smtpUrl: 'smtps://cabrank:s3cret@mail.test:465',
        from: '',
        replyTo: '',
        office: '',
        website: '',
      },
      stripe: null,
    });
    expect(text).toContain('Mode:     production\nEmails:   sent through mail.test:465\n');
    expect(text).not.toContain('Demo accounts');
    expect(text).toContain('Backend:  embedded, data in PostgreSQL at db.test:5432/cabrank\n');
    expect(text).not.toContain('s3cret');
  });

  it('shows how the embedded backend reaches Stripe, without its secrets', async () => {
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
