import type { MailAccess } from './backend/mail/access';
import type { StripeAccess } from './backend/payments/stripe-requests';
import { allDemoAccounts, DEMO_PASSWORD } from './backend/seeds/accounts';
import type { ServerSettings } from './environment';
import type { ServerMode } from './mode-settings';
import { describeStorage } from './storage-settings';

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

function describeMode(mode: ServerMode): string {
  if (mode.kind === 'production') return 'production';
  return mode.sandboxToken === null ? 'demo; /sandbox is open' : 'demo; /sandbox asks for SANDBOX_TOKEN';
}

/** @returns the server alone: a user and a password may stand in its address */
const describeMail = (mail: MailAccess | null): string =>
  mail === null ? 'kept at /sandbox' : `sent through ${new URL(mail.smtpUrl).host}`;

/**
 * What the server prints once it answers: its address, which backend and payment provider are in use, and, of the
 * embedded backend, whom it is for, where its mails go, and a demo's accounts.
 */
export async function announcement(
  address: string,
  backendOrigin: string,
  { mode, storage, mail, stripe }: Pick<ServerSettings, 'mode' | 'storage' | 'mail' | 'stripe'>,
): Promise<string> {
  const own = mode === null ? '' : stripeOnServer(stripe);
  const lines = [
    `Cabrank:  ${address}`,
    `Backend:  ${mode === null ? backendOrigin : `embedded, ${describeStorage(storage)}`}`,
    ...(mode === null ? [] : [`Mode:     ${describeMode(mode)}`, `Mails:    ${describeMail(mail)}`]),
    `Payments: ${await paymentProvider(backendOrigin, own)}`,
  ];
  if (mode?.kind === 'demo') {
    const width = Math.max(...allDemoAccounts.map(({ email }) => email.length));
    lines.push(
      '',
      `Demo accounts, all with the password ${DEMO_PASSWORD}`,
      ...allDemoAccounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`),
    );
  }
  return lines.join('\n');
}
