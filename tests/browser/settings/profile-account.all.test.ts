import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { CHOSEN_PASSWORD } from '../../support/backend/fresh-customer';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { committedThenLost } from '../../support/browser/answers/committed-then-lost';
import { CloseAccount, DataDownload } from '../../support/pages/profile/profile-account';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { actFor } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const deleteProfile = /\/settings\/delete-profile$/u;
const settingsView = /\/settings\/view$/u;

const isStart = ({ pathname }: URL) => pathname === '/';

async function open(page: Page): Promise<CloseAccount> {
  const profile = new ProfilePage(page);
  await profile.open();
  // What is asked for after the session has ended with the account would be refused.
  await profile.settled();
  const closing = new CloseAccount(page);
  await closing.open.waitFor();
  return closing;
}

describe('closing the account', () => {
  it('asks first and works with the keyboard alone: logs out to /, and the account is gone', async () => {
    const { page, context, requests } = await app.visit();
    const { canSignIn } = await enterAsCustomerWith(context);
    const closing = await open(page);
    await tabTo(page, closing.open);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(closing.cancel)).toBe(true);
    const question = await closing.dialog.innerText();
    for (const text of [
      'All of your information will be deleted from our web booking platform',
      'This action cannot be undone',
    ])
      expect(question).toContain(text);
    expect(question).not.toContain('Premium');
    await page.keyboard.press('Enter');
    await closing.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(closing.open)).toBe(true);
    expect(requests.of('POST', deleteProfile)).toEqual([]);

    await page.keyboard.press('Enter');
    await closing.cancel.waitFor();
    await tabTo(page, closing.confirm);
    await page.keyboard.press('Enter');
    await page.waitForURL(isStart);
    await new LoginPage(page).heading.waitFor();
    await eventually(() => new Shell(page).notices.innerText()).toContain('Your account is closed');
    expect(requests.of('POST', deleteProfile).map(({ body }) => body)).toEqual([null]);
    expect(requests.of('GET', /\/api\/auth\/logout$/u)).toHaveLength(1);
    expect(await canSignIn(CHOSEN_PASSWORD)).toBe(false);
  });

  it('warns a customer with an active Premium', async () => {
    const { page } = await app.visitAs('premium');
    const closing = await open(page);
    await closing.open.click();
    await closing.dialog.getByText('You have an active Premium subscription').waitFor();
    await closing.cancel.click();
    await closing.dialog.waitFor({ state: 'detached' });
  });

  it('is not offered if the settings do not allow it', async () => {
    const { page } = await app.visitAs('standard');
    await page.route(settingsView, async (route) => {
      const answer = await route.fetch();
      const { response, ...body } = (await answer.json()) as { readonly response: object };
      await route.fulfill({
        response: answer,
        json: { ...body, response: { ...response, showDelete: false } },
      });
    });
    await new ProfilePage(page).open();
    await page.getByLabel('Default Booking Name').waitFor();
    expect(await new CloseAccount(page).section.count()).toBe(0);
  });

  it('is not available to an admin who acts for the customer: says why instead', async () => {
    const { page, context } = await app.visit();
    await actFor(context, 'premium');
    await new ProfilePage(page).open();
    const closing = new CloseAccount(page);
    await closing.section.getByText(/^Only .+ can close this account\.$/u).waitFor();
    expect(await closing.open.count()).toBe(0);
  });

  it('D4.9: ends and says what is known if the session ended with the account and the response was lost', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(deleteProfile);
    const { canSignIn } = await enterAsCustomerWith(context);
    await page.route(deleteProfile, committedThenLost, { times: 1 });
    const closing = await open(page);
    await closing.open.click();
    await closing.confirm.click();
    await page.waitForURL(isStart);
    await eventually(() => new Shell(page).notices.innerText()).toContain("You're signed out");
    expect(await canSignIn(CHOSEN_PASSWORD)).toBe(false);
  });
});

describe('Download my data', () => {
  it('saves a file of the customer’s own data, without secrets', async () => {
    const { page } = await app.visitAs('premium');
    await new ProfilePage(page).open();
    const data = new DataDownload(page);
    const arriving = page.waitForEvent('download');
    await data.download.click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/u);
    await data.saved.waitFor();
    expect(await data.saved.innerText()).toContain(file.suggestedFilename());
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      user: { email: 'premium@cabrank.test', premium: true },
      settings: { firstName: 'Aoife' },
      cards: [{ lastFour: '4242' }, { name: 'Travel' }],
      subscriptions: [{ type: 'personal', price: 999 }],
      cardAccounts: [],
      accounts: [],
    });
    expect(text).not.toMatch(/pm_sandbox|card_[0-9a-f]|token|password/iu);
  });

  it('saves no file if part of the data cannot be read, and the next press saves it', async () => {
    const { page, provoke } = await app.visitAs('standard');
    const subscriptions = /\/cards\/premium$/u;
    provoke(subscriptions);
    await page.route(subscriptions, (route) => route.abort());
    await new ProfilePage(page).open();
    const data = new DataDownload(page);
    await data.download.click();
    await data.failure.waitFor();
    await page.unroute(subscriptions);
    const arriving = page.waitForEvent('download');
    await data.download.click();
    await arriving;
    await data.saved.waitFor();
    expect(await data.failure.count()).toBe(0);
  });
});
