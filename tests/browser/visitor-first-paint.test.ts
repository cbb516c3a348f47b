import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AdminLoginPage } from '../support/pages/admin-login-page';
import { GuestPage } from '../support/pages/guest-page';
import { LostPasswordPage } from '../support/pages/lost-password-page';
import { demoPassword } from '../support/sign-in-quietly';
import { useApp } from '../support/use-app';

const app = useApp();
const lateMs = 3_000;

/** Every script of the app arrives later. */
async function delayScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await delay(lateMs);
    await route.continue();
  });
}

describe('before the script has come', () => {
  it('a guest types, presses Enter, and goes on once', async () => {
    const { page, requests } = await app.visit();
    await delayScripts(page);
    await page.goto('/guest', { waitUntil: 'commit' });
    const guest = new GuestPage(page);
    await guest.name.pressSequentially('Ann Smith');
    await guest.country.selectOption('GB');
    await guest.phone.pressSequentially('07400 123456');
    await page.keyboard.press('Enter');
    expect(requests.of('POST', /.*/)).toEqual([]);
    await page.waitForURL('**/new-booking');
    const sent = requests.of('POST', /\/api\/auth\/guest$/);
    expect(sent.map(({ body }) => new URLSearchParams(body ?? '').get('phone'))).toEqual(['+447400123456']);
  });

  it('an admin signs in once', async () => {
    const { page, requests } = await app.visit();
    await delayScripts(page);
    await page.goto('/admin/login', { waitUntil: 'commit' });
    const login = new AdminLoginPage(page);
    await login.email.pressSequentially('admin@cabrank.test');
    await login.password.pressSequentially(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/dashboard');
    expect(requests.of('POST', /\/api\/auth\/admin\/login$/)).toHaveLength(1);
  });

  it.each(['/lost-pass', '/lost-pass/app'])('%s takes an address and Enter, and asks once', async (path) => {
    const { page, requests } = await app.visit();
    await delayScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.email.pressSequentially('new@cabrank.test');
    await page.keyboard.press('Enter');
    await lostPassword.sent.waitFor();
    expect(await lostPassword.email.inputValue()).toBe('new@cabrank.test');
    expect(requests.of('POST', /\/api\/auth\/lost-password$/)).toHaveLength(1);
  });
});
