import type { BrowserContext } from 'playwright-core';
import { DEMO_PASSWORD, demoAccounts } from '../../../src/server/backend/seeds/accounts';

/** The password of every demo account. */
export const demoPassword = DEMO_PASSWORD;

/** The name of a demo account, which is the part before its `@`. */
export type DemoName = keyof typeof demoAccounts;

/**
 * Submits a form of the older pages, like a browser on the website. They work regardless of the listed extension
 * groups.
 *
 * @returns the path and query that the response redirects to
 * @throws Error when the form is returned instead
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

/** Signs in a demo account, customer or admin, without a screen, for tests of what follows the login. */
export async function signInQuietly(context: BrowserContext, name: string): Promise<void> {
  const email = `${name}@cabrank.test`;
  await sendOlderForm(context, '/legacy/login', { email, password: demoPassword });
}

/** Starts a guest's session without the guest's screen. */
export async function enterAsGuest(context: BrowserContext): Promise<void> {
  await sendOlderForm(context, '/legacy/guest', { name: 'Gearóid Ryan', phone: '+353851234599', email: '' });
}

/** Signs the admin in as a demo customer, like the older customers page. Where `look-only` is on, they only look. */
export async function lookAt(context: BrowserContext, customer: DemoName): Promise<void> {
  await signInQuietly(context, 'admin');
  const path = `/legacy/customers/${demoAccounts[customer].uuid}/log-in-as`;
  await sendOlderForm(context, path, { reason: 'Asked us by phone' });
}

/** Signs the admin in and starts acting for a demo customer. */
export async function actFor(context: BrowserContext, customer: DemoName): Promise<void> {
  await lookAt(context, customer);
  const answer = await context.request.post('/api/admin/act', {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'XMLHttpRequest' },
    form: { reason: 'Asked us by phone' },
  });
  // Where the group is off, the admin acts at once.
  if (!answer.ok() && answer.status() !== 404)
    throw new Error(`Acting was answered with ${answer.status()}.`);
}
