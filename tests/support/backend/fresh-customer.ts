import type { BrowserContext } from 'playwright-core';
import { mailsTo } from './outbox';
import { sendOlderForm } from '../browser/sign-in-quietly';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
/** The password of every customer that a test creates. */
export const CHOSEN_PASSWORD = 'Nine-taxis-at-dusk-73';
let people = 0;

/** A new address for each person that a test creates. */
export const newAddress = (): string => `sorcha.${(people += 1)}.${Date.now()}@cabrank.test`;

/**
 * Creates a customer who has only an account, and signs them in without a screen.
 *
 * @returns their email address
 */
export async function enterAsNewCustomer(context: BrowserContext): Promise<string> {
  const { request } = context;
  const email = newAddress();
  const registered = await request.post('/api/register', {
    headers,
    data: {
      requestType: 'standard',
      firstName: 'Sorcha',
      lastName: 'Brennan',
      phoneNumber: '+353850123456',
      email,
      billingAddress: '1 Main Street, Galway',
      recaptchaToken: '',
    },
  });
  const { response } = (await registered.json()) as { readonly response: { readonly uuid: string } };
  const [mail] = await mailsTo(request, email);
  const password = /password is (\S+)/u.exec(mail?.body ?? '')?.[1];
  if (password === undefined) throw new Error(`No password was mailed to ${email}.`);
  await sendOlderForm(context, '/legacy/login', { email, password });
  const changed = await request.post(`/api/user/${response.uuid}/settings/change-password`, {
    headers,
    form: { oldPassword: password, newPassword: CHOSEN_PASSWORD, recaptchaToken: '' },
  });
  if (!changed.ok()) throw new Error(`The password was not changed: ${changed.status()}.`);
  return email;
}
