import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults, COLOUR_RULES } from '../../support/accessibility/axe';
import { committedThenLost } from '../../support/browser/answers/committed-then-lost';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AdminCustomers, LogInAsDialog } from '../../support/pages/admin/admin-customers';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { Banners } from '../../support/pages/banners';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { pressUnready } from '../../support/browser/press-unready';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
/** Without `look-only` an admin acts at once. */
beforeAll(() =>
  switchBackend(app.url(), { extensions: servedGroups.filter((group) => group !== 'look-only') }),
);

const call = /\/api\/admin\/impersonate\//u;
const reason = 'Asked us by phone to change a card';
const name = 'Niamh Kelly';
const pathOf = (page: Page) => Promise.resolve(new URL(page.url()).pathname);

/** The dialog for one customer, found by name. */
async function openDialog(page: Page): Promise<LogInAsDialog> {
  const customers = new AdminCustomers(page);
  await customers.open('/customers?query=kelly');
  await customers.logInAs(name).click();
  const dialog = new LogInAsDialog(page, name);
  await dialog.reason.waitFor();
  return dialog;
}

describe("'Log in as'", () => {
  it('with the keyboard alone: the reason, the customer’s default page, their profile, and back to the customers', async () => {
    const { page, requests, provoke } = await app.visitAs('admin');
    // The return may overtake reads of the customer's data, which are then refused.
    provoke(/\/api\/user\//u);
    const customers = new AdminCustomers(page);
    await customers.open('/customers?query=kelly');
    await tabTo(page, customers.logInAs(name));
    await page.keyboard.press('Enter');
    const dialog = new LogInAsDialog(page, name);
    await eventually(() => isFocused(dialog.reason)).toBe(true);
    expect(await dialog.dialog.innerText()).toContain('standard@cabrank.test');
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(customers.logInAs(name))).toBe(true);

    await page.keyboard.press('Enter');
    await eventually(() => isFocused(dialog.reason)).toBe(true);
    await page.keyboard.type(reason);
    await tabTo(page, dialog.begin);
    await page.keyboard.press('Enter');
    await eventually(() => pathOf(page)).toBe('/new-booking');
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(requests.of('POST', call).map(({ url, body }) => [new URL(url).pathname, body])).toEqual([
      [`/api/admin/impersonate/${demoAccounts.standard.uuid}`, new URLSearchParams({ reason }).toString()],
    ]);
    const banners = new Banners(page);
    expect(await banners.acting.innerText()).toContain(`${name} · ${reason}`);

    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await new ProfilePage(page).card('Joint account').waitFor();
    await page.goto('/customers');
    await page.getByRole('heading', { level: 1, name: `You are acting for ${name}` }).waitFor();
    await banners.returnToAdmin.click();
    await customers.heading.waitFor();
    await customers.rows.first().waitFor();
    expect([await pathOf(page), await banners.acting.count()]).toEqual(['/customers', 0]);
  });

  it('requires a reason: a press without one sends nothing and moves focus to the field', async () => {
    const { page, requests } = await app.visitAs('admin');
    const dialog = await openDialog(page);
    await dialog.reason.fill('   ');
    await pressUnready(dialog.begin);
    await dialog.dialog.getByRole('link', { name: 'Reason: Required.' }).click();
    expect(await isFocused(dialog.reason)).toBe(true);
    expect(await dialog.reason.getAttribute('maxlength')).toBe('500');
    expect(requests.of('POST', call)).toEqual([]);
  });

  it.each([
    [400, { errors: { reason: 'Please say more.' } }, 'Please say more.'],
    [404, { message: 'There is no such customer any more.' }, 'There is no such customer any more.'],
  ])(
    'says why it was refused with %i, keeps the reason, and can be tried again',
    async (code, more, said) => {
      const { page, provoke } = await app.visitAs('admin');
      provoke(call);
      provoke(/\/api\/user\//u);
      const dialog = await openDialog(page);
      await page.route(call, (route) => route.fulfill({ status: code, json: { code, ...more } }));
      await dialog.reason.fill(reason);
      await dialog.begin.click();
      await dialog.dialog.getByText(said).first().waitFor();
      expect(await dialog.reason.inputValue()).toBe(reason);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.unroute(call);
      await dialog.reason.fill(`${reason}, again`);
      await dialog.begin.click();
      await eventually(() => pathOf(page)).toBe('/new-booking');
      await new Banners(page).returnToAdmin.click();
      await new AdminCustomers(page).heading.waitFor();
    },
  );

  it('that gets no response says so, and can be tried again', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(call);
    const dialog = await openDialog(page);
    await page.route(call, (route) => route.abort(), { times: 1 });
    await dialog.reason.fill(reason);
    await dialog.begin.click();
    await dialog.failure.waitFor();
    await dialog.begin.click();
    await eventually(() => pathOf(page)).toBe('/new-booking');
  });

  it('whose response was lost after the server acted continues as if it had arrived', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(call);
    const dialog = await openDialog(page);
    await page.route(call, committedThenLost, { times: 1 });
    await dialog.reason.fill(reason);
    await dialog.begin.click();
    await eventually(() => pathOf(page)).toBe('/new-booking');
    expect(await new Banners(page).acting.innerText()).toContain(name);
  });

  it('of an admin whose session has ended leads to the admin login', async () => {
    const { page, context, provoke } = await app.visitAs('admin');
    provoke(/\/api\//u);
    const dialog = await openDialog(page);
    await dialog.reason.fill(reason);
    await context.clearCookies();
    await dialog.begin.click();
    await new AdminLoginPage(page).heading.waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/customers?query=kelly');
  });

  it.each([1280, 390])('has no axe violations, light or dark, at %i px', async (width) => {
    const { page } = await app.visitAs('admin', { width });
    const dialog = await openDialog(page);
    expect(await accessibilityFaults(page), 'light').toEqual([]);
    await pressUnready(dialog.begin);
    await dialog.failure.first().waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page, COLOUR_RULES), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysFaults(page)).toEqual([]);
  });
});
