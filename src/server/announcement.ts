import type { StripeAccess } from './backend/payments/stripe-requests';
import { allDemoAccounts, DEMO_PASSWORD } from './backend/seeds/accounts';
import { describeStorage, type LastingStorage } from './storage-settings';

/** What the embedded backend does with the cards that Stripe's own card entry took. */
function stripeOnServer(stripe: StripeAccess | null): string {
  if (stripe === null) return '; the embedded backend does not check cards with Stripe';
  const host = stripe.apiHost === null ? '' : ` at ${stripe.apiHost}`;
  return stripe.webhookSecret === null
    ? `${host}; no webhooks (STRIPE_WEBHOOK_SECRET is not set)`
    : `${host}; webhooks at /api/stripe/webhook`;
}

/**
 * Which payment provider a backend's configuration makes the app use, in words.
 *
 * @param onServer what the embedded backend does with Stripe's cards; empty with another backend
 */
async function paymentProvider(backendOrigin: string, onServer: string): Promise<string> {
  try {
    const answer = await fetch(`${backendOrigin}/api/config`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(5000),
    });
    const body = (await answer.json()) as { readonly response?: { readonly stripePublicKey?: unknown } };
    const key = body.response?.stripePublicKey;
    if (typeof key !== 'string') return 'unknown (the configuration names no public key)';
    if (key.startsWith('pk_sandbox_')) return `simulator (${key})`;
    const mode = key.startsWith('pk_live_') ? 'live' : 'test';
    return `Stripe (${mode} mode)${onServer}`;
  } catch {
    return 'unknown (the backend does not answer)';
  }
}

/**
 * What the server prints once it answers: its address, which backend and payment provider are in use, and, with the
 * embedded backend, the demo accounts.
 *
 * @param storage where the embedded backend's data live, or null with another backend
 * @param stripe how the embedded backend reaches Stripe, or null
 */
export async function announcement(
  address: string,
  backendOrigin: string,
  storage: LastingStorage | null,
  stripe: StripeAccess | null = null,
): Promise<string> {
  const lines = [
    `Cabrank:  ${address}`,
    `Backend:  ${storage === null ? backendOrigin : `embedded, ${describeStorage(storage)}`}`,
    `Payments: ${await paymentProvider(backendOrigin, storage === null ? '' : stripeOnServer(stripe))}`,
  ];
  if (storage !== null) {
    const width = Math.max(...allDemoAccounts.map(({ email }) => email.length));
    lines.push(
      '',
      `Demo accounts, all with the password ${DEMO_PASSWORD}`,
      ...allDemoAccounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`),
    );
  }
  return lines.join('\n');
}
