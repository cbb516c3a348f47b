import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { useApp, type AppUnderTest } from '../../support/browser/use-app';
import { atApplication } from '../../support/pages/wizard-steps';

const app = useApp();
const register = /\/api\/register$/u;

const firstName = (page: Page) => page.getByLabel('First Name');
const hasFocus = (page: Page, label: string) =>
  eventually(() =>
    page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);

/** The first POST of the registration gets this answer. */
const answer = (page: Page, response: Parameters<Route['fulfill']>[0]) =>
  page.route(register, (route) => route.fulfill(response), { times: 1 });

/** A backend that does not honour Idempotency-Key. */
const unrepeatable: Pick<AppUnderTest, 'visit'> = {
  visit: async (options) => {
    const opened = await app.visit(options);
    await opened.page.route(/\/api\/config$/u, async (route) => {
      const given = await route.fetch();
      const body = (await given.json()) as { readonly response: { readonly extensions: readonly string[] } };
      const extensions = body.response.extensions.filter((group) => group !== 'idempotency');
      await route.fulfill({ response: given, json: { ...body, response: { ...body.response, extensions } } });
    });
    return opened;
  },
};

describe('a registration without a usable response that must not be repeated automatically', () => {
  it.each([500, 502])(
    '%i: what was entered is kept, even after a reload, and the screen shows the ways to an account',
    async (status) => {
      const { page, wizard, provoke } = await atApplication(unrepeatable);
      provoke(register);
      page.on('dialog', (dialog) => void dialog.accept());
      await answer(page, { status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
      await wizard.requestBusinessPlus.click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      expect(await page.getByRole('link', { name: 'Get a new password' }).getAttribute('href')).toBe(
        '/lost-pass',
      );
      await page.getByRole('button', { name: 'Go to the login page' }).waitFor();
      await page.getByRole('button', { name: 'Back to what I entered' }).click();
      await wizard.step('Account Details').waitFor();
      expect(await firstName(page).inputValue()).toBe('Sorcha');
      await page.reload();
      await wizard.step('Account Details').waitFor();
      await eventually(() => firstName(page).inputValue()).toBe('Sorcha');
    },
  );

  it('a reload of the message restores what was entered', async () => {
    const { page, wizard, provoke } = await atApplication(unrepeatable);
    provoke(register);
    await answer(page, { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    await wizard.requestBusinessPlus.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.reload();
    await wizard.step('Request Business+').waitFor();
  });
});

describe('an email that has an account', () => {
  it('is reported once, with links to sign in, get a new password or use another email', async () => {
    const { page, wizard, provoke } = await atApplication(app, 'standard@cabrank.test');
    provoke(register);
    await wizard.requestBusinessPlus.click();
    await wizard.step('Account Details').waitFor();
    const told = page.getByText(/already/u);
    await told.waitFor();
    expect(await told.allInnerTexts()).toEqual(['This email address already has an account']);
    const notice = page.getByRole('alert').filter({ has: told });
    const links = notice.getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Sign in', 'Get a new password']);
    await notice.getByRole('button', { name: 'Use another email address' }).click();
    await hasFocus(page, 'Email Address');
    await page.getByLabel('Email Address', { exact: true }).fill('somebody.else@cabrank.test');
    await told.waitFor({ state: 'hidden' });
    await page.getByLabel('Email Address', { exact: true }).fill('standard@cabrank.test');
    await links.getByText('Get a new password').click();
    await wizard.leaveDialog.getByRole('button', { name: 'Leave and discard' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/lost-pass');
  });
});

describe('a refusal that names a field', () => {
  const refuse = async (errors: Readonly<Record<string, string>>) => {
    const opened = await atApplication(app);
    opened.provoke(register);
    await answer(opened.page, { status: 400, json: { code: 400, message: 'Please check.', errors } });
    await opened.wizard.requestBusinessPlus.click();
    return opened;
  };

  it('of another step, under any name, leads to that step and to the field', async () => {
    const { page, wizard } = await refuse({ phone: 'No such number.' });
    await wizard.step('Account Details').waitFor();
    await wizard.summary.getByRole('link', { name: /No such number/u }).click();
    await hasFocus(page, 'Phone Number');
  });

  it('of the application is shown at that field', async () => {
    const { page, wizard } = await refuse({ 'creditAccount.companyEmail': 'No such company.' });
    await wizard.summary.getByRole('link', { name: /No such company/u }).click();
    await wizard.step('Request Business+').waitFor();
    await hasFocus(page, 'Company Email Address');
  });

  it('that no step has is shown above the steps, without a link', async () => {
    const { page } = await refuse({ premiumUsers: 'Too many users.', referral: 'Unknown referral.' });
    const notice = page.getByRole('alert').filter({ hasText: "We couldn't accept your details" });
    await notice.waitFor();
    expect(await notice.getByRole('paragraph').allInnerTexts()).toEqual(
      expect.arrayContaining(['Please check.', 'Too many users.', 'Unknown referral.']),
    );
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(0);
  });
});
