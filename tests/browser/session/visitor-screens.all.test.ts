import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { offerGroups } from '../../support/browser/answers/offer-groups';
import { Banners } from '../../support/pages/banners';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { GuestPage } from '../../support/pages/session/guest-page';
import { LoginPage } from '../../support/pages/session/login-page';
import { LostPasswordPage } from '../../support/pages/session/lost-password-page';
import { NewUserPage } from '../../support/pages/new-user-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const uuid = '0b7f5f0e-6a56-4c0e-9a3b-0f5d8f6c2a11';

const fieldsOf = (body: string | null) => Object.fromEntries(new URLSearchParams(body ?? ''));

describe('the customer login', () => {
  it('leads to the lost password, guest and signup screens, and back', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.open();
    // What the configuration brings is drawn by the script: until then a link loads its page anew.
    await page.getByRole('link', { name: '01 555 0100' }).first().waitFor();
    await login.forgotten.click();
    const lostPassword = new LostPasswordPage(page);
    await lostPassword.heading.waitFor();
    await eventually(() =>
      lostPassword.heading.evaluate((heading) => heading === document.activeElement),
    ).toBe(true);
    await lostPassword.login.click();
    await login.guest.click();
    const guest = new GuestPage(page);
    await guest.heading.waitFor();
    await guest.login.click();
    await login.heading.waitFor();
    await login.createAccount.click();
    await page.waitForURL('**/register/signup');
  });
});

describe('the admin login', () => {
  it('lets an admin in, and leads to the admin area', async () => {
    const { page } = await app.visit();
    const login = new AdminLoginPage(page);
    await login.open();
    await login.signIn('admin@cabrank.test', demoPassword);
    await page.waitForURL('**/admin/dashboard');
  });

  it('leads an admin to the requested page', async () => {
    const { page } = await app.visit();
    await page.goto('/customers');
    const login = new AdminLoginPage(page);
    await login.heading.waitFor();
    await login.signIn('admin@cabrank.test', demoPassword);
    await page.waitForURL('**/customers');
  });

  it('rejects a customer, keeps the address, and says where to go', async () => {
    const { page, provoke } = await app.visit();
    provoke(/\/api\/auth\/admin\/login$/);
    const login = new AdminLoginPage(page);
    await login.open();
    await login.signIn('standard@cabrank.test', demoPassword);
    await login.refusal.getByText('Please use the customer sign-in page.', { exact: false }).waitFor();
    expect(await login.email.inputValue()).toBe('standard@cabrank.test');
    await login.customerLogin.click();
    await new LoginPage(page).heading.waitFor();
  });
});

describe('a guest', () => {
  it('gives a name and a number, and may book', async () => {
    const { page, requests } = await app.visit();
    const guest = new GuestPage(page);
    await guest.open();
    await guest.name.fill('Seán O’Brien-Ní Dhomhnaill');
    await guest.phone.fill('087 123 4567');
    await guest.submit.click();
    await page.waitForURL('**/new-booking');
    const [sent] = requests.of('POST', /\/api\/auth\/guest$/);
    expect(fieldsOf(sent?.body ?? null)).toEqual({
      name: 'Seán O’Brien-Ní Dhomhnaill',
      phone: '+353871234567',
    });
  });

  it('can give a number of another country', async () => {
    const { page, requests } = await app.visit();
    const guest = new GuestPage(page);
    await guest.open();
    await guest.name.fill('Ann Smith');
    await guest.country.selectOption('GB');
    await guest.phone.fill('07400 123456');
    await guest.email.fill('ann@example.com');
    await guest.submit.click();
    await page.waitForURL('**/new-booking');
    const [sent] = requests.of('POST', /\/api\/auth\/guest$/);
    expect(fieldsOf(sent?.body ?? null)).toEqual({
      name: 'Ann Smith',
      phone: '+447400123456',
      email: 'ann@example.com',
    });
  });

  it('sees the server’s error for the number at the number, and loses nothing', async () => {
    const { page, provoke } = await app.visit();
    provoke(/\/api\/auth\/guest$/);
    await page.route('**/api/auth/guest', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, message: 'Please check.', errors: { phone: 'Not this one.' } },
      }),
    );
    const guest = new GuestPage(page);
    await guest.open();
    await guest.name.fill('Ann Smith');
    await guest.phone.fill('087 123 4567');
    await guest.submit.click();
    await eventually(() => guest.phone.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Not this one.').first().waitFor();
    expect([await guest.name.inputValue(), await guest.phone.inputValue()]).toEqual([
      'Ann Smith',
      '087 123 4567',
    ]);
  });
});

describe('a press on an incomplete form', () => {
  it('counts even if the field that loses focus then shows its error above the button', async () => {
    const { page } = await app.visit({ width: 390, height: 844 });
    const guest = new GuestPage(page);
    await guest.open();
    await guest.email.fill('nobody');
    await guest.pressUnready();
    await guest.summary.waitFor();
    await guest.summary.getByText('Email Address: Invalid e-mail address.').waitFor();
  });
});

describe('on the smallest screen', () => {
  it.each(sampled(['/guest', '/reset/not-a-code']))(
    'the focused element of %s is never covered by a bar',
    async (path) => {
      const { page } = await app.visit({ width: 320, height: 568 });
      await page.goto(path);
      const { demo, dismissDemo } = new Banners(page);
      await demo.waitFor();
      const covered: string[] = [];
      /** Walks to the end of the page, where the bar's own button is, and back to its beginning. */
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 20; stop += 1) {
          await page.keyboard.press(key);
          const where = await demo.evaluate((bar) => {
            const focused = document.activeElement;
            if (focused === null || focused === document.body || bar.contains(focused)) return null;
            const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
            return isCovered ? focused.outerHTML : '';
          });
          if (where === null) break;
          if (where !== '') covered.push(where);
        }
        if (key === 'Tab') await eventually(() => isFocused(dismissDemo)).toBe(true);
      }
      expect(covered).toEqual([]);
    },
  );
});

describe('with the keyboard alone', () => {
  it('the focus order of the login is its reading order', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.open();
    await login.email.focus();
    const stops = [
      login.password,
      page.getByRole('button', { name: 'Show password' }),
      login.forgotten,
      login.submit,
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      expect(await stop.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('a guest can continue, and the summary of what is missing leads to its fields', async () => {
    const { page } = await app.visit();
    const guest = new GuestPage(page);
    await guest.open();
    await guest.name.focus();
    await page.keyboard.type('Ann Smith');
    await page.keyboard.press('Enter');
    await guest.summary.waitFor();
    await eventually(() => guest.summary.evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => guest.phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('087 123 4567');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/new-booking');
  });
});

describe('the notice of a new account', () => {
  it('leads to the login, which continues from there', async () => {
    const { page } = await app.visit();
    await offerGroups(page, 'registration');
    const notice = new NewUserPage(page);
    await notice.open(uuid, '?returnUrl=%2Fprofile%2Fnew-user');
    await notice.login.click();
    const login = new LoginPage(page);
    await login.heading.waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/profile/new-user');
  });

  it('does not pass on an unsafe address', async () => {
    const { page } = await app.visit();
    await offerGroups(page, 'registration');
    const notice = new NewUserPage(page);
    await notice.open(uuid, '?returnUrl=%2F%2Fevil.example%2F');
    await notice.login.click();
    await new LoginPage(page).heading.waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
