import type { BrowserContext } from 'playwright-core';
import { DEMO_PASSWORD, demoAccounts } from '../../../src/server/backend/seeds/accounts';

/** The password of every demo account. */
export const demoPassword = DEMO_PASSWORD;

/** The name of a demo account, as before its `@`. */
export type DemoName = keyof typeof demoAccounts;

/**
 * Sends a form of the older pages, as a browser on the website does: they work whatever extension groups are listed.
 *
 * @returns where the answer leads: path and query
 * @throws Error when the form comes back instead
 */
export async function sendOlderForm(
  context: BrowserContext,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await context.request.post(path, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    form,
    maxRedirects: 0,
  });
  const leadsTo = answer.headers()['location'];
  if (answer.status() !== 303 || leadsTo === undefined) {
    throw new Error(`${path} was answered with ${answer.status()}.`);
  }
  return leadsTo;
}

/** Signs a demo account in, customer or admin, without a screen: for what comes after the login. */
export async function signInQuietly(context: BrowserContext, name: string): Promise<void> {
  const email = `${name}@cabrank.test`;
  await sendOlderForm(context, '/legacy/login', { email, password: demoPassword });
}

/** Begins a guest's session without the guest's screen. */
export async function enterAsGuest(context: BrowserContext): Promise<void> {
  await sendOlderForm(context, '/legacy/guest', { name: 'Gearóid Ryan', phone: '+353851234599', email: '' });
}

/** Signs the admin in and lets them act for a demo customer, as the older page with the customers does it. */
export async function actFor(context: BrowserContext, customer: DemoName): Promise<void> {
  await signInQuietly(context, 'admin');
  const path = `/legacy/customers/${demoAccounts[customer].uuid}/log-in-as`;
  await sendOlderForm(context, path, { reason: 'Asked us by phone' });
}
