import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, DEMO_PASSWORD } from '../../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { isFocused } from '../../support/accessibility/keyboard';
import { eventually } from '../../support/browser/eventually';
import { useApp } from '../../support/browser/use-app';
import { switchBackend } from '../../support/backends/switch-backend';
import { addAuthenticator, atLocalhost } from '../../support/browser/virtual-authenticator';
import { codeNow, FactorsSection } from '../../support/pages/factors';
import { LoginPage } from '../../support/pages/session/login-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { SecondStepPage } from '../../support/pages/session/second-step-page';
import { SignInAgain } from '../../support/pages/session/sign-in-again';

const app = useApp();
const security = '/profile/security';
const at = (path: string) => atLocalhost(app.url(), path);

beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

async function signIn(page: Page, email: string): Promise<void> {
  const login = new LoginPage(page);
  await login.open(at('/login'));
  await login.signIn(email, DEMO_PASSWORD);
}

async function signedIn(email: string) {
  const visit = await app.visit();
  await signIn(visit.page, email);
  await visit.page.waitForURL((url) => url.pathname !== '/login');
  await visit.page.goto(at(security));
  const section = new FactorsSection(visit.page);
  await section.addApp.waitFor();
  return { ...visit, section };
}

async function signOut(page: Page, path = '/login'): Promise<void> {
  // Else what the page still reads is refused, and the browser complains of that.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(at(path));
}

describe('an authenticator app', () => {
  it('is added with the keyboard alone, asked for after the password, and removed with the password', async () => {
    const { email } = demoAccounts.standard;
    const { page, section, provoke } = await signedIn(email);
    await section.addApp.focus();
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(section.password)).toBe(true);
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(section.code)).toBe(true);
    const secret = await section.secret.textContent();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type(codeNow(secret));
    await page.keyboard.press('Enter');
    await section.kept.waitFor();
    const codes = await section.codes.allTextContents();
    expect(codes).toHaveLength(10);
    expect(await accessibilityFaults(page)).toEqual([]);
    await eventually(() => isFocused(section.kept)).toBe(true);
    await page.keyboard.press('Enter');
    await section.button('Remove', 'Authenticator app').waitFor();
    await eventually(() => isFocused(section.addApp)).toBe(true);
    expect(await page.content()).not.toContain(codes[0]);

    await signOut(page);
    provoke(/\/api\/auth\/(?:login|second-factor)$/u);
    await signIn(page, email);
    const step = new SecondStepPage(page);
    await eventually(() => isFocused(step.heading)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await step.code.fill('000000');
    await step.confirm.click();
    await page.getByText("This didn't work. Please try again, or use another way.").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await step.again.click();
    const login = new LoginPage(page);
    await eventually(() => isFocused(login.heading)).toBe(true);
    await login.signIn(email, DEMO_PASSWORD);
    await step.chooseRecoveryCode.click();
    await step.recoveryCode.fill(codes[0] ?? '');
    await step.confirm.click();
    await page.waitForURL((url) => url.pathname !== '/login');

    await page.goto(at(security));
    await section.button('Remove', 'Authenticator app').click();
    await section.password.fill(DEMO_PASSWORD);
    expect(await section.dialog.textContent()).toContain("It's your last second step");
    await section.remove.click();
    await section.none.waitFor();
    await eventually(() => isFocused(section.heading)).toBe(true);
    await signOut(page);
    await signIn(page, email);
    await page.waitForURL((url) => url.pathname !== '/login');
  });
});

describe('signing in again in place', () => {
  it('asks for the second step in the dialog, and keeps what was typed below it', async () => {
    const { email } = demoAccounts.billpay;
    const { page, context, section, provoke } = await signedIn(email);
    const codes = await section.addAuthenticatorApp();
    await page.goto(at('/profile/settings'));
    const settings = new SettingsSection(page);
    await settings.bookingName.fill('Typed before the session ended');
    // A list that is asked for later would notice the end of the session first.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    provoke(/\/api\//u);
    await settings.submit.click();

    const again = new SignInAgain(page);
    await again.dialog.waitFor();
    await again.signIn(email, DEMO_PASSWORD);
    const help = again.dialog.getByText('Enter the code that your authenticator app shows now.');
    await eventually(() => isFocused(help)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    const step = new SecondStepPage(page);
    await step.again.click();
    await eventually(() => isFocused(again.email)).toBe(true);

    await again.signIn(email, DEMO_PASSWORD);
    await step.chooseRecoveryCode.click();
    await step.recoveryCode.fill(codes[1] ?? '');
    await step.confirm.click();
    await again.dialog.waitFor({ state: 'detached' });
    expect(await settings.bookingName.inputValue()).toBe('Typed before the session ended');
  });
});

describe('an admin', () => {
  it('has a screen for the own second step, which the menu leads to', async () => {
    const { page, provoke } = await app.visit();
    const login = new LoginPage(page);
    await page.goto(at('/admin/login'));
    await login.signIn(demoAccounts.admin.email, DEMO_PASSWORD);
    await page.waitForURL('**/admin/dashboard');
    const item = page.getByRole('link', { name: 'Second step', exact: true });
    const more = page.getByRole('banner').getByRole('button', { name: 'More' });
    if (!(await item.isVisible())) await more.click();
    await item.click();
    await page.waitForURL('**/admin/second-factor');
    await new FactorsSection(page).addAuthenticatorApp();
    const remove = page.getByRole('button', { name: 'Remove Authenticator app' });
    await remove.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    provoke(/\/api\/auth\/admin\/login$/u);
    await signOut(page, '/admin/login');
    await login.signIn(demoAccounts.admin.email, DEMO_PASSWORD);
    await new SecondStepPage(page).heading.waitFor();
  });
});

describe('a passkey', () => {
  it('is added, renamed, used as the second step, and as the only one', async () => {
    const { email } = demoAccounts.premium;
    const { page, section, provoke } = await signedIn(email);
    const authenticator = await addAuthenticator(page);
    await section.addPasskey.click();
    await section.password.fill(DEMO_PASSWORD);
    await section.next.click();
    await section.name.fill('Laptop');
    await section.makePasskey.click();
    await section.kept.click();
    await section.button('Rename', 'Laptop').click();
    await section.name.fill('Old laptop');
    await section.save.click();
    await section.button('Rename', 'Old laptop').waitFor();

    await signOut(page);
    provoke(/\/api\/auth\/login$/u);
    // The authenticator gives the passkey to the offer at the field at once: only the password's own way is tried here.
    await authenticator.refuse(true);
    await signIn(page, email);
    const step = new SecondStepPage(page);
    await step.usePasskey.click();
    await page.getByText("Your browser didn't give us a passkey").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await authenticator.refuse(false);
    await step.usePasskey.click();
    await page.waitForURL((url) => url.pathname !== '/login');

    await authenticator.refuse(true);
    await signOut(page);
    const only = page.getByRole('button', { name: 'Sign in with a passkey' });
    await only.waitFor();
    await authenticator.refuse(false);
    await only.click();
    await page.waitForURL((url) => url.pathname !== '/login');
  });

  it('is offered at the email field, and signs in without a press', async () => {
    const { email } = demoAccounts.business;
    const { page, section } = await signedIn(email);
    await addAuthenticator(page);
    await section.addPasskey.click();
    await section.password.fill(DEMO_PASSWORD);
    await section.next.click();
    await section.makePasskey.click();
    await section.kept.click();
    await section.button('Remove', 'Passkey').waitFor();
    await signOut(page);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect((await page.context().cookies()).length).toBeGreaterThan(0);
  });
});
