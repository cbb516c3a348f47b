import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../src/server/backend/seeds/accounts';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { mailLinkTo } from '../../support/backend/outbox';
import { eventually } from '../../support/browser/eventually';
import { actFor } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import { EmailChange } from '../../support/pages/email-change';
import { LoginPage } from '../../support/pages/session/login-page';
import { MailLinkPage } from '../../support/pages/session/mail-link-page';
import { ResetPage } from '../../support/pages/session/reset-page';

const app = useApp();
const call = /\/api\/user\/[^/]+\/settings\/email$/u;
const password = DEMO_PASSWORD;

async function open(page: Page): Promise<EmailChange> {
  await page.goto('/profile/security');
  const section = new EmailChange(page);
  await section.change.waitFor();
  return section;
}

describe('the email address', () => {
  it('is changed with the keyboard alone: asked for, confirmed by its link, and used to sign in', async () => {
    const { page, context } = await app.visitAs('standard');
    const section = await open(page);
    await tabTo(page, section.change);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(section.newEmail)).toBe(true);
    await page.keyboard.type('aoife.byrne@example.com');
    await tabTo(page, section.password);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await section.dialog.waitFor({ state: 'detached' });
    await section.pending.getByText('aoife.byrne@example.com').waitFor();
    expect(await isFocused(section.change)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    const link = await mailLinkTo(context.request, 'aoife.byrne@example.com', 'confirm-email');
    await page.goto(link);
    const confirm = new MailLinkPage(page, 'confirm-email');
    await confirm.heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/confirm-email');
    expect(await page.content()).not.toContain(link.split('/').at(-1));
    await confirm.submit.click();
    await confirm.done.waitFor();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.waitForURL((url) => url.pathname !== '/confirm-email');
    const after = await open(page);
    await after.section.getByText('aoife.byrne@example.com', { exact: true }).waitFor();
    expect(await after.pending.count()).toBe(0);

    const again = await app.visit();
    again.provoke(/\/api\/auth\/confirm-email$/u);
    await again.page.goto(link);
    const spent = new MailLinkPage(again.page, 'confirm-email');
    await spent.submit.click();
    await spent.refusal.getByText('This link no longer works.').waitFor();
    const login = new LoginPage(again.page);
    await login.openAlive();
    await login.signIn('aoife.byrne@example.com', password);
    await again.page.waitForURL((url) => url.pathname !== '/login');
  });

  it('is taken back by its former owner, who chooses a new password', async () => {
    const thief = await app.visitAs('premium');
    const section = await open(thief.page);
    await section.ask('thief@example.com', password);
    await section.pending.waitFor();
    const { page, context } = await app.visit();
    await page.goto(await mailLinkTo(context.request, 'thief@example.com', 'confirm-email'));
    await new MailLinkPage(page, 'confirm-email').submit.click();
    await new MailLinkPage(page, 'confirm-email').done.waitFor();

    await page.goto(await mailLinkTo(context.request, 'premium@cabrank.test', 'restore-email'));
    const restore = new MailLinkPage(page, 'restore-email');
    await restore.submit.click();
    await restore.done.waitFor();
    await restore.next.click();
    const reset = new ResetPage(page);
    await reset.heading.waitFor();
    await reset.choose('Nine-taxis-at-dusk-73');
    await reset.done.waitFor();
    const login = new LoginPage(page);
    await login.openAlive();
    await login.signIn('premium@cabrank.test', 'Nine-taxis-at-dusk-73');
    await page.waitForURL((url) => url.pathname !== '/login');
    await thief.page.goto('/profile/security');
    await new LoginPage(thief.page).heading.waitFor();
  });

  it('stays the same: the one that waits is forgotten, and the focus goes to the section', async () => {
    const { page } = await app.visitAs('business');
    const section = await open(page);
    await section.ask('other@example.com', password);
    await section.pending.waitFor();
    await page.reload();
    await section.pending.getByText('other@example.com').waitFor();
    await section.keep.click();
    await section.keep.waitFor({ state: 'detached' });
    expect([await section.pending.count(), await isFocused(section.heading)]).toEqual([0, true]);
  });

  it('keeps what was typed when the password is wrong or no response arrives', async () => {
    const { page, provoke } = await app.visitAs('new');
    provoke(call);
    const section = await open(page);
    await section.ask('other@example.com', 'wrong');
    await section.dialog.getByText("This isn't your current password.").first().waitFor();
    await section.password.fill(password);
    await page.route(call, (route) => route.abort(), { times: 1 });
    await section.submit.click();
    await section.refusal.first().waitFor();
    expect(await section.newEmail.inputValue()).toBe('other@example.com');
    await section.submit.click();
    await section.pending.waitFor();
  });

  it('is not for an admin who acts for the customer, who is told why', async () => {
    const { page, context } = await app.visit();
    await actFor(context, 'billpay');
    await page.goto('/profile/security');
    await page.getByText(/can change this email address\./u).waitFor();
    expect(await new EmailChange(page).change.count()).toBe(0);
  });
});
