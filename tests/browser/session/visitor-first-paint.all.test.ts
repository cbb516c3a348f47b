import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack } from '../../support/browser/answers/hold-back';
import { eventually } from '../../support/browser/eventually';
import { newAddress } from '../../support/backend/fresh-customer';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { GuestPage } from '../../support/pages/session/guest-page';
import { LostPasswordPage } from '../../support/pages/session/lost-password-page';
import { WizardPage } from '../../support/pages/wizard-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

describe('before the script has loaded', () => {
  it('a guest types, presses Enter, and continues once', async () => {
    const { page, requests } = await app.visit();
    const letGo = await holdBack(page, /\.js$/);
    await page.goto('/guest', { waitUntil: 'commit' });
    const guest = new GuestPage(page);
    await guest.name.pressSequentially('Ann Smith');
    await guest.country.selectOption('GB');
    await guest.phone.pressSequentially('07400 123456');
    await page.keyboard.press('Enter');
    expect(requests.of('POST', /.*/)).toEqual([]);
    letGo();
    await page.waitForURL('**/new-booking');
    const sent = requests.of('POST', /\/api\/auth\/guest$/);
    expect(sent.map(({ body }) => new URLSearchParams(body ?? '').get('phone'))).toEqual(['+447400123456']);
  });

  it('an admin signs in once', async () => {
    const { page, requests } = await app.visit();
    const letGo = await holdBack(page, /\.js$/);
    await page.goto('/admin/login', { waitUntil: 'commit' });
    const login = new AdminLoginPage(page);
    await login.email.pressSequentially('admin@cabrank.test');
    await login.password.pressSequentially(demoPassword);
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL('**/admin/dashboard');
    expect(requests.of('POST', /\/api\/auth\/admin\/login$/)).toHaveLength(1);
  });

  it.each(['/lost-pass', '/lost-pass/app'])(
    '%s takes an address and Enter, and sends one request',
    async (path) => {
      const { page, requests } = await app.visit();
      const letGo = await holdBack(page, /\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      const lostPassword = new LostPasswordPage(page);
      await lostPassword.email.pressSequentially('new@cabrank.test');
      await page.keyboard.press('Enter');
      letGo();
      await lostPassword.sent.waitFor();
      expect(await lostPassword.email.inputValue()).toBe('new@cabrank.test');
      expect(requests.of('POST', /\/api\/auth\/lost-password$/)).toHaveLength(1);
    },
  );

  it.each(
    sampled([
      ['/register/signup', '/register'],
      ['/premium/signup', '/premium/subscribe'],
    ]),
  )('%s can be filled in at its first step, takes Enter, and advances one step', async (path, next) => {
    const { page } = await app.visit();
    const letGo = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const wizard = new WizardPage(page);
    await wizard.step('Account Details').waitFor();
    await page.getByText('Step 1 of 3', { exact: true }).waitFor();
    await wizard.fillAccount({ email: newAddress() });
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Sorcha');

    letGo();
    await wizard.step('Profile Type').waitFor();
    await page.waitForURL(({ pathname }) => pathname === next);
    await page.goBack();
    await wizard.step('Account Details').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Sorcha');
  });
});

describe('the first step of a registration', () => {
  const path = '/register/signup';
  const firstName = (page: Page) => page.getByLabel('First Name');
  const lastName = (page: Page) => page.getByLabel('Last Name');

  it('is shown without any script', async () => {
    const { page } = await app.visit();
    await page.route(/\.js$/, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    const wizard = new WizardPage(page);
    await wizard.step('Account Details').waitFor();
    for (const field of [firstName(page), page.getByLabel('Phone number'), page.getByPlaceholder('Town')])
      expect(await field.isEditable()).toBe(true);
    expect(await wizard.next.isVisible()).toBe(true);
  });

  /** Opened, the company's configuration not there before `answer` is called. */
  async function openEarly() {
    const { page } = await app.visit();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/config', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(path);
    return { page, answer, wizard: new WizardPage(page) };
  }

  /** Next says what is missing: the screen has come alive. */
  async function hydrated(wizard: WizardPage) {
    await wizard.pressUnready();
    await wizard.summary.waitFor();
  }

  it('says that it waits if Next is pressed before the configuration has loaded, and then advances', async () => {
    const { wizard, answer } = await openEarly();
    await wizard.fillAccount({ email: newAddress() });
    await wizard.next.click();
    await wizard.waiting.waitFor();
    answer();
    await wizard.step('Profile Type').waitFor();
  });

  it('asks before what was entered is discarded; the question also waits for the configuration', async () => {
    const { page, wizard, answer } = await openEarly();
    await hydrated(wizard);
    await firstName(page).fill('Sorcha');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    expect(new URL(page.url()).pathname).toBe(path);
    answer();
    await wizard.leaveDialog.getByRole('button', { name: 'Stay here' }).click();
    expect(await firstName(page).inputValue()).toBe('Sorcha');
  });

  it('can be closed by Back before the configuration has loaded', async () => {
    const { page, wizard, answer } = await openEarly();
    await hydrated(wizard);
    await wizard.back.click();
    answer();
    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  it('restores what was entered before a reload, and keeps what is typed in the meantime', async () => {
    const { page } = await app.visit();
    await page.goto(path);
    await new WizardPage(page).come();
    await firstName(page).fill('Sorcha');
    await lastName(page).fill('Brennan');
    page.on('dialog', (dialog) => void dialog.accept());
    const letGo = await holdBack(page, /\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await firstName(page).fill('Aoife');
    expect(await lastName(page).inputValue()).toBe('');
    letGo();
    await eventually(() => lastName(page).inputValue()).toBe('Brennan');
    expect(await firstName(page).inputValue()).toBe('Aoife');
    await lastName(page).fill('Byrne');
    expect(await firstName(page).inputValue()).toBe('Aoife');
  });
});
