import type { BrowserContext } from 'playwright-core';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';

/** The password of every demo account. */
export const demoPassword = 'Taxi-rank-42!demo';

/** The name of a demo account, as before its `@`. */
export type DemoName = keyof typeof demoAccounts;

async function post(
  context: BrowserContext,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await context.request.post(path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
    form,
    maxRedirects: 0,
  });
  // The older pages answer a form with the way to the next page, the calls with a code of their own.
  const isCall = path.startsWith('/api/');
  const code = isCall ? ((await answer.json()) as { readonly code?: number }).code : answer.status();
  if (code !== (isCall ? 200 : 303)) throw new Error(`${path} was answered with ${code ?? 'no code'}.`);
}

/** Signs a demo account in by the call alone, an admin at the admin's door: for what comes after the login. */
export function signInQuietly(context: BrowserContext, name: string): Promise<void> {
  const path = name === 'admin' ? '/api/auth/admin/login' : '/api/auth/login';
  return post(context, path, { email: `${name}@cabrank.test`, password: demoPassword });
}

/** Begins a guest's session without the guest's screen. */
export const enterAsGuest = (context: BrowserContext): Promise<void> =>
  post(context, '/api/auth/guest', { name: 'Gearóid Ryan', phone: '+353851234599' });

/** Signs the admin in and lets them act for a demo customer, as the older page with the customers does it. */
export async function actFor(context: BrowserContext, customer: DemoName): Promise<void> {
  await signInQuietly(context, 'admin');
  await post(context, `/legacy/customers/${demoAccounts[customer].uuid}/log-in-as`, {
    reason: 'Asked us by phone',
  });
}
