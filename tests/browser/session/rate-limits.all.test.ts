import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../../src/server/backend/limits';
import { registrationOf } from '../../support/contract/access/access-forms';
import { newAddress } from '../../support/backend/fresh-customer';
import { GuestPage } from '../../support/pages/session/guest-page';
import { WizardPage } from '../../support/pages/wizard-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp(() => ({ RATE_LIMITS: 'on' }));

const told = /Too many attempts\. Please wait \d+ minutes and try again\./u;

/** Makes as many calls as one network may, from outside of any browser. */
async function useUp(
  what: 'guest' | 'register',
  call: (at: number) => RequestInit,
  path: string,
): Promise<void> {
  const [{ tries }] = rateLimits[what];
  for (let at = 0; at < tries; at += 1) {
    const answer = await fetch(app.url() + path, { method: 'POST', ...call(at) });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

describe('a visitor whose network has tried too often', () => {
  it('is told so as a guest, with the time to wait, and keeps what was typed', async () => {
    const body = new URLSearchParams({ name: 'Una Guest', phone: '+353851234567' });
    await useUp('guest', () => ({ headers, body }), '/api/auth/guest');
    const { page, provoke } = await app.visit();
    provoke(/\/api\/auth\/guest$/u);
    const guest = new GuestPage(page);
    await guest.open();
    await guest.name.fill('Sorcha Brennan');
    await guest.phone.fill('085 123 4567');
    await guest.submit.click();
    await page.getByRole('alert').getByText(told).waitFor();
    expect(await guest.name.inputValue()).toBe('Sorcha Brennan');
  });

  it('is told so at the end of a registration, and keeps what was typed', async () => {
    const json = { ...headers, 'Content-Type': 'application/json' };
    const form = (at: number) => ({ ...registrationOf('standard', `limited${at}`), card: null });
    await useUp('register', (at) => ({ headers: json, body: JSON.stringify(form(at)) }), '/api/register');
    const { page, provoke } = await app.visit();
    provoke(/\/api\/register$/u);
    const wizard = new WizardPage(page);
    await page.goto('/register/signup');
    await wizard.come();
    await wizard.fillAccount({ email: newAddress() });
    await wizard.next.click();
    await wizard.step('Profile Type').waitFor();
    await wizard.choose(/^Standard/u);
    await wizard.next.click();
    await wizard.step('Payment Method').waitFor();
    await wizard.skip.click();
    await page.getByRole('alert').getByText(told).waitFor();
    await wizard.step('Payment Method').waitFor();
  });
});
