import { allDemoAccounts, DEMO_PASSWORD } from './backend/seeds/accounts';
import { describeStorage, type LastingStorage } from './storage-settings';

/** Which payment provider a backend's configuration makes the app use, in words. */
async function paymentProvider(backendOrigin: string, embedded: boolean): Promise<string> {
  try {
    const answer = await fetch(`${backendOrigin}/api/config`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(5000),
    });
    const body = (await answer.json()) as { readonly response?: { readonly stripePublicKey?: unknown } };
    const key = body.response?.stripePublicKey;
    if (typeof key !== 'string') return 'unknown (the configuration names no public key)';
    if (key.startsWith('pk_sandbox_')) return `simulator (${key})`;
    const unchecked = embedded ? '; the embedded backend does not check cards with Stripe' : '';
    return `Stripe (${key.startsWith('pk_live_') ? 'live' : 'test'} mode)${unchecked}`;
  } catch {
    return 'unknown (the backend does not answer)';
  }
}

/**
 * What the server prints once it answers: its address, which backend and payment provider are in use, and, with the
 * embedded backend, the demo accounts.
 *
 * @param storage where the embedded backend's data live, or null with another backend
 */
export async function announcement(
  address: string,
  backendOrigin: string,
  storage: LastingStorage | null,
): Promise<string> {
  const lines = [
    `Cabrank:  ${address}`,
    `Backend:  ${storage === null ? backendOrigin : `embedded, ${describeStorage(storage)}`}`,
    `Payments: ${await paymentProvider(backendOrigin, storage !== null)}`,
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
