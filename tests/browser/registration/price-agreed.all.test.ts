import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { enterAsNewCustomer } from '../../support/backend/fresh-customer';
import { validFor } from '../../support/cards/add-card-dialog';
import { WizardPage } from '../../support/pages/wizard-page';
import { pressUnready } from '../../support/browser/press-unready';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';
import { atPayment } from '../../support/pages/wizard-steps';

const app = useApp();
const GOOD = '4242424242424242';
const NEW_PRICE = 'The price has changed: the first month now costs €6.00.';

/** The admin of the sandbox says what Premium costs. */
const setPrices = (personalPriceDiscounted: number, personalPrice: number): Promise<void> =>
  switchBackend(app.url(), { premiumConfig: { personalPriceDiscounted, personalPrice } });
afterEach(() => setPrices(499, 999));

/** What the signed-in customer has of a kind, as the server says. */
const listOf = (page: Page, path: string): Promise<readonly { readonly amount?: number }[]> =>
  page.evaluate(async (under) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const read = async <T>(url: string) =>
      ((await (await fetch(url, { headers })).json()) as { readonly response: T }).response;
    const { uuid } = await read<{ readonly uuid: string }>('/api/auth/user');
    return read<readonly { readonly amount?: number }[]>(`/api/user/${uuid}/${under}`);
  }, path);

/** The price changes between showing and paying: it is told, nothing is lost, and the terms are asked for again. */
async function expectNewPrice(page: Page, wizard: WizardPage, pays: RegExp, provoke: (url: RegExp) => void) {
  await wizard.fillCard(validFor(GOOD));
  await wizard.acceptTerms();
  const review = (text: string) => page.getByRole('definition').filter({ hasText: text, visible: true });
  await review('€4.99 a month').waitFor();
  await setPrices(600, 1200);
  provoke(pays);
  await wizard.finish.click();
  await wizard.failure.filter({ hasText: NEW_PRICE }).waitFor();
  await wizard.failure.filter({ hasText: 'Nothing was charged' }).waitFor();
  for (const price of ['€6.00 a month', '€12.00 a month']) await review(price).waitFor();
  expect(await page.getByText('€4.99').count()).toBe(0);
  await eventually(() => wizard.terms.isChecked()).toBe(false);
  expect(await wizard.number.inputValue()).toMatch(/^4242/u);
  expect(await wizard.cardholder.inputValue()).not.toBe('');
}

it('a customer sees the new price, agrees to it, and is charged once', async () => {
  const visit = await app.visit();
  await enterAsNewCustomer(visit.context);
  const { page, requests, provoke } = visit;
  const wizard = new WizardPage(page);
  const addProfile = /\/api\/premium\/subscribe\/add-profile$/u;
  await page.goto('/profile/premium?type=personal');
  await wizard.step('Profile Type').waitFor();
  await wizard.next.click();
  await wizard.step('Profile Details').waitFor();
  await wizard.fillAddress();
  await wizard.next.click();
  await wizard.step('Personal Premium - Card Pay').waitFor();
  await expectNewPrice(page, wizard, addProfile, provoke);
  expect(await listOf(page, 'cards/premium')).toEqual([]);
  expect(await listOf(page, 'receipts')).toEqual([]);
  // Without the terms nothing is sent.
  await pressUnready(wizard.finish);
  expect(requests.of('POST', addProfile)).toHaveLength(1);
  await wizard.acceptTerms();
  await wizard.finish.click();
  await page.waitForURL(({ pathname }) => pathname === '/profile/welcome');
  expect(requests.of('POST', addProfile)).toHaveLength(2);
  expect(await listOf(page, 'cards/premium')).toHaveLength(1);
  expect((await listOf(page, 'receipts')).map(({ amount }) => amount)).toEqual([600]);
});

it('a visitor who registers sees it too, and is registered once', async () => {
  const { page, wizard, requests, provoke } = await atPayment(app);
  const subscribe = /\/api\/premium\/subscribe$/u;
  await expectNewPrice(page, wizard, subscribe, provoke);
  await wizard.acceptTerms();
  await wizard.finish.click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/notify/new-user/'));
  expect(requests.of('POST', subscribe)).toHaveLength(2);
});
