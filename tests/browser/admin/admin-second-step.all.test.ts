import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, DEMO_PASSWORD } from '../../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { mailLinkTo, mailsTo } from '../../support/backend/outbox';
import { setClockAhead, switchBackend } from '../../support/backends/switch-backend';
import type { DemoName } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import {
  AdminCustomers,
  LogInAsDialog,
  LostSecondStepDialog,
} from '../../support/pages/admin/admin-customers';
import { Banners } from '../../support/pages/banners';
import { FactorsSection } from '../../support/pages/factors';
import { LoginPage } from '../../support/pages/session/login-page';
import { MailLinkPage } from '../../support/pages/session/mail-link-page';
import { SecondStepPage } from '../../support/pages/session/second-step-page';

const app = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const reason = 'Rang us: her phone was stolen';

/** Without `look-only` an admin acts at once. */
const extensions = servedGroups.filter((group) => group !== 'look-only');
beforeAll(() => switchBackend(app.url(), { extensions }));
afterEach(() => setClockAhead(app.url(), 0));

const isLoggedIn = (page: Page) => page.waitForURL(({ pathname }) => pathname !== '/login');

async function signIn(page: Page, email: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open('/login');
  await login.signIn(email, DEMO_PASSWORD);
}

/** A customer adds an authenticator app, and then nobody has it or the recovery codes. */
async function loseApp(name: DemoName): Promise<void> {
  const { page } = await app.visitAs(name);
  await page.goto('/profile/security');
  await new FactorsSection(page).addAuthenticatorApp();
}

/** An admin starts to remove a customer's second step. */
async function startRemoval(name: string): Promise<void> {
  const { page } = await app.visitAs('admin');
  const customers = new AdminCustomers(page);
  await customers.open(`/customers?query=${encodeURIComponent(name)}`);
  await customers.lostSecondStep(name).click();
  const dialog = new LostSecondStepDialog(page);
  await dialog.reason.fill(reason);
  await dialog.begin.click();
  await dialog.begun.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.done.click();
}

describe('a lost second step', () => {
  it('is removed by an admin a day later, and the customer is told before and after', async () => {
    const { email } = demoAccounts.standard;
    await loseApp('standard');
    await startRemoval('Niamh Kelly');

    const { page, context, provoke } = await app.visit();
    provoke(/\/api\/auth\/login$/u);
    await signIn(page, email);
    await new SecondStepPage(page).heading.waitFor();
    await setClockAhead(app.url(), DAY_MS);
    await signIn(page, email);
    await isLoggedIn(page);
    const subjects = (await mailsTo(context.request, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your second step will be removed from your Cabrank account');
    expect(subjects).toContain('Your second step was removed from your Cabrank account');
    await page.goto('/profile/security');
    await new FactorsSection(page).none.waitFor();
  });

  it('stays if the customer did not ask: the link of the mail stops it', async () => {
    const { email } = demoAccounts.premium;
    await loseApp('premium');
    await startRemoval('Aoife Byrne');

    const { page, context, provoke } = await app.visit();
    provoke(/\/api\/auth\/login$/u);
    await page.goto(await mailLinkTo(context.request, email, 'keep-second-step'));
    const link = new MailLinkPage(page, 'keep-second-step');
    await link.submit.click();
    await link.done.waitFor();
    await setClockAhead(app.url(), DAY_MS);
    await signIn(page, email);
    await new SecondStepPage(page).heading.waitFor();
  });
});

describe('an admin who must have a second step', () => {
  it('acts for no customer without one, is told why, and acts with one', async () => {
    const name = demoAccounts.business.firstName;
    const { page, provoke } = await app.visitAs('secureadmin');
    provoke(/\/api\/admin\/impersonate\//u);
    const customers = new AdminCustomers(page);
    const ask = async () => {
      await customers.open(`/customers?query=${name}`);
      await customers.logInAs(`${name} Murphy`).click();
      const dialog = new LogInAsDialog(page, `${name} Murphy`);
      await dialog.reason.fill('Asked us by phone');
      await dialog.begin.click();
      return dialog;
    };
    const dialog = await ask();
    await dialog.failure.getByText('Please add a second step to your account').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto('/admin/second-factor');
    await new FactorsSection(page).addAuthenticatorApp();
    await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor();
    await ask();
    await new Banners(page).acting.waitFor();
  });
});
