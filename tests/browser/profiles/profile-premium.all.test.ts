import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { CHOSEN_PASSWORD } from '../../support/backend/fresh-customer';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { CancelPremiumDialog, PremiumSection } from '../../support/pages/profile/profile-premium';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { SignInAgain } from '../../support/pages/session/sign-in-again';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const view = /\/cards\/premium$/u;
const business = /\/cards\/business$/u;
const nav = /\/api\/content\/nav$/u;
const cancelCalls = /\/subscriptions\/cancel\/\d+$/u;
const reason = 'I moved to Cork';

async function open(page: Page): Promise<PremiumSection> {
  await new ProfilePage(page).open();
  const premium = new PremiumSection(page);
  await premium.subscriptions.first().waitFor();
  return premium;
}

async function ask(page: Page): Promise<CancelPremiumDialog> {
  await (await open(page)).cancel.click();
  const dialog = new CancelPremiumDialog(page);
  await dialog.keep.waitFor();
  return dialog;
}

describe('Premium on the profile', () => {
  it('shows a personal subscription with its price, benefit and card', async () => {
    const { page } = await app.visitAs('premium');
    const said = await (await open(page)).subscriptions.first().innerText();
    for (const text of ['€9.99', 'per month · Personal Premium', 'use it or lose it', '•••• 4242'])
      expect(said).toContain(text);
  });

  it('shows whether a business price includes VAT', async () => {
    const { page } = await app.visitAs('business');
    const said = await (await open(page)).subscriptions.first().innerText();
    expect(said).toMatch(/€\d+\.\d{2}/u);
    expect(said).toMatch(/per month, (incl|excl)\. VAT · Business Premium/u);
  });

  it('is not shown to a customer without it', async () => {
    const { page } = await app.visitAs('standard');
    await new ProfilePage(page).open();
    await new ProfilePage(page).loaded();
    expect(await new PremiumSection(page).section.count()).toBe(0);
  });

  it('is cancelled with the keyboard alone, shows when it ends, and is still cancelled after a reload', async () => {
    const { page, requests } = await app.visitAs('premium');
    const premium = await open(page);
    const dialog = new CancelPremiumDialog(page);
    await tabTo(page, premium.cancel);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(dialog.keep)).toBe(true);
    const question = await dialog.dialog.innerText();
    expect(question).toContain('This action cannot be undone');
    expect(question).toMatch(/You'll keep your benefits until \d+ \w+ \d{4}\./u);
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(premium.cancel)).toBe(true);
    expect(requests.of('DELETE', cancelCalls)).toEqual([]);

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.reason);
    await page.keyboard.type(reason);
    await tabTo(page, dialog.confirm);
    const before = [nav, view, business].map((call) => requests.of('GET', call).length);
    await page.keyboard.press('Enter');
    await premium.section.getByText(/^Ends on \d+ \w+ \d{4}$/u).waitFor();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(premium.heading)).toBe(true);
    expect(await new Shell(page).notices.innerText()).toContain('Your Premium subscription was cancelled.');
    expect(requests.of('DELETE', cancelCalls).map(({ body }) => body)).toEqual([
      new URLSearchParams({ reason }).toString(),
    ]);
    await eventually(() => [nav, view, business].map((call) => requests.of('GET', call).length)).toEqual(
      before.map((count) => count + 1),
    );

    await page.reload();
    await premium.section.getByText(/^Ends on/u).waitFor();
    expect(await premium.cancel.count()).toBe(0);
    expect(await premium.changeCard.count()).toBe(1);
  });

  it('can be seen and cancelled if no new Premium is offered', async () => {
    const { page, context } = await app.visit();
    const { read } = await enterAsCustomerWith(context, { premium: 'personal' });
    await changeConfig(page, { premiumEnabled: false });
    const dialog = await ask(page);
    await dialog.confirm.click();
    await new PremiumSection(page).section.getByText(/^Ends on/u).waitFor();
    expect(await read('cards/premium')).toMatchObject([{ cancellable: false }]);
  });

  it('asks for no reason if the backend accepts none, and sends no body', async () => {
    const { page, context, requests } = await app.visit();
    await enterAsCustomerWith(context, { premium: 'personal' });
    await changeConfig(page, { extensions: ['auth', 'idempotency'] });
    const dialog = await ask(page);
    expect(await dialog.reason.count()).toBe(0);
    await dialog.confirm.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(requests.of('DELETE', cancelCalls).map(({ body }) => body)).toEqual([null]);
  });

  it('ends once zero subscriptions load, but not if the load fails', async () => {
    const { page, provoke } = await app.visitAs('business');
    provoke(view);
    let failing = true;
    await page.route(view, (route) =>
      failing
        ? route.fulfill({ status: 503, body: '' })
        : route.fulfill({ json: { code: 200, response: [] } }),
    );
    await new ProfilePage(page).open();
    const premium = new PremiumSection(page);
    await premium.failure.waitFor();
    expect(await premium.heading.count()).toBe(1);
    failing = false;
    await premium.retry.click();
    await premium.section.waitFor({ state: 'detached' });
  });

  it('keeps the last loaded list if a reload fails, and Retry loads the new one', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(view);
    await enterAsCustomerWith(context, { premium: 'personal' });
    const dialog = await ask(page);
    await page.route(view, (route) => route.abort());
    await dialog.confirm.click();
    const premium = new PremiumSection(page);
    await premium.failure.waitFor();
    expect(await premium.subscriptions.count()).toBe(1);
    await page.unroute(view);
    await premium.retry.click();
    await premium.section.getByText(/^Ends on/u).waitFor();
    expect(await premium.failure.count()).toBe(0);
  });

  it('keeps the typed reason when the session ends, and continues after signing in again', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(/\/api\//u);
    const { email, read } = await enterAsCustomerWith(context, { premium: 'personal' });
    const premium = await open(page);
    // A list that is asked for later would notice the end of the session first.
    await new ProfilePage(page).settled();
    await premium.cancel.click();
    const dialog = new CancelPremiumDialog(page);
    await dialog.reason.fill(reason);
    await context.clearCookies();
    await dialog.confirm.click();
    const again = new SignInAgain(page);
    await again.signIn(email, CHOSEN_PASSWORD);
    await again.dialog.waitFor({ state: 'detached' });
    expect(await dialog.reason.inputValue()).toBe(reason);
    await dialog.confirm.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await read('cards/premium')).toMatchObject([{ cancellable: false }]);
  });
});
