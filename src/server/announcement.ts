import type { MailAccess } from './backend/mail/access';
import type { StripeAccess } from './backend/payments/stripe-requests';
import { allDemoAccounts, DEMO_PASSWORD } from './backend/seeds/accounts';
import type { ServerSettings } from './environment';
import type { ServerMode } from './mode-settings';
import { describeStorage } from './storage-settings';

/** Describes how the embedded backend uses Stripe. */
function stripeOnServer(stripe: StripeAccess | null): string {
  if (stripe === null) return '; the embedded backend does not check cards with Stripe';
  const host = stripe.apiHost === null ? '' : ` at ${stripe.apiHost}`;
  return stripe.webhookSecret === null
    ? `${host}; no webhooks (STRIPE_WEBHOOK_SECRET is not set)`
    : `${host}; webhooks at /api/stripe/webhook`;
}

/**
 * Describes the payment provider that the backend's configuration selects in the app.
 *
 * @param onServer how the embedded backend uses Stripe; empty with another backend
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

/** @returns only the host: the URL may contain a user and a password */
const describeMail = (mail: MailAccess | null): string =>
  mail === null ? 'kept at /sandbox' : `sent through ${new URL(mail.smtpUrl).host}`;

/**
 * The text that the server prints once it is listening: its address, the backend and the payment provider. For the
 * embedded backend also its mode, where mails go and, in a demo, the accounts.
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
    ...(mode === null ? [] : [`Mode:     ${describeMode(mode)}`, `Emails:   ${describeMail(mail)}`]),
    `Payments: ${await paymentProvider(backendOrigin, own)}`,
  ];
  if (mode?.kind === 'demo') {
    lines.push(`Admin:    ${address}/admin/login`, `Sandbox:  ${address}/sandbox`, 'Review:   npm run flows');
    const width = Math.max(...allDemoAccounts.map(({ email }) => email.length));
    lines.push(
      '',
      `Demo accounts, all with the password ${DEMO_PASSWORD}`,
      ...allDemoAccounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`),
    );
  }
  return lines.join('\n');
}
