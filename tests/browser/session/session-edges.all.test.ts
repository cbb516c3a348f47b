import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { SignInAgain } from '../../support/pages/session/sign-in-again';
import { demoPassword, signInQuietly } from '../../support/browser/sign-in-quietly';
import type { Page } from 'playwright-core';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const contactPanel = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' });
const message = (page: Page) => contactPanel(page).getByLabel('Message');

async function openContact(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }).click();
  await message(page).waitFor();
}

describe('a session whose end is noticed during navigation', () => {
  it('asks to sign in again before the screen is left, and keeps what was typed', async () => {
    const { page, context } = await app.visitAs('standard');
    await page.clock.install();
    await new ProfilePage(page).open();
    await new ProfilePage(page).card('Joint account').waitFor();
    await new ProfilePage(page).settled();
    await openContact(page);
    await message(page).fill('Weekend trips');
    await page.keyboard.press('Escape');
    await contactPanel(page).waitFor({ state: 'detached' });

    await context.clearCookies();
    await page.clock.fastForward('31:00');
    await page.getByRole('banner').getByRole('link', { name: 'My Bookings' }).click();
    const again = new SignInAgain(page);
    await again.dialog.waitFor();
    expect(await page.locator('#main-heading').textContent()).toBe('Profile');
    await again.signIn('standard@cabrank.test', demoPassword);
    await page.waitForURL('**/job-status');
    await openContact(page);
    expect(await message(page).inputValue()).toBe('Weekend trips');
  });
});

describe('what a person typed', () => {
  it('is not shown to the next person, who signed in while the tab was on another page', async () => {
    const { page, context } = await app.visitAs('standard');
    await new ProfilePage(page).open();
    await openContact(page);
    await message(page).fill('Weekend trips');
    await page.goto('about:blank');
    await context.clearCookies();
    await signInQuietly(context, 'premium');

    await new ProfilePage(page).open();
    await new ProfilePage(page).card('Travel').waitFor();
    await openContact(page);
    expect(await message(page).inputValue()).toBe('');
  });
});

describe('a person who was signed in at the last visit', () => {
  it.each(['/api/config', '/api/auth/user'])(
    'sees that the start has failed, with Retry, when %s gets no response',
    async (call) => {
      const { page, provoke } = await app.visit();
      provoke(new RegExp(`${call}$`));
      await page.addInitScript(() => localStorage.setItem('cabrank.signedIn', '1'));
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/login');
      await new Shell(page).retry.waitFor();
      await page.unroute(`**${call}`);
      await new Shell(page).retry.click();
      await new LoginPage(page).heading.waitFor();
    },
  );
});

describe('a login that was open during a deployment', () => {
  it('says after the sign-in that the page must be reloaded, and does not request code again and again', async () => {
    const { page, provoke, provokeLine } = await app.visit();
    provokeLine(/ChunkFailure: The code of FramedPage did not arrive/u);
    const screen = codeOf('src/features/legacy/legacy-frame/legacy-frame.route.tsx');
    provoke(screen);
    const asked: string[] = [];
    await page.route(screen, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('standard@cabrank.test', demoPassword);
    await page.getByRole('link', { name: 'Reload the page' }).or(new Shell(page).reload).first().waitFor();
    await eventually(() => asked.length > 0).toBe(true);
    expect(Math.max(...asked.map((url) => asked.filter((other) => other === url).length))).toBeLessThan(4);
  });
});
