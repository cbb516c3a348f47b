import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults, COLOUR_RULES } from '../../support/accessibility/axe';
import { drawn } from '../../support/browser/drawn';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AdminCustomers } from '../../support/pages/admin/admin-customers';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

const call = /\/api\/admin\/customers(\?|$)/u;
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return Promise.resolve(pathname + search);
};

/** What the server says, as one would that puts four customers on a page. */
async function onSmallPages(page: Page): Promise<void> {
  await page.route(call, async (route) => {
    const asked = new URL(route.request().url());
    const number = Number(asked.searchParams.get('page'));
    asked.searchParams.set('page', '1');
    const answer = await route.fetch({ url: asked.href });
    const { response, ...body } = (await answer.json()) as {
      readonly response: { readonly items: readonly object[] };
    };
    const items = response.items.slice((number - 1) * 4, number * 4);
    await route.fulfill({
      response: answer,
      json: { ...body, response: { ...response, items, page: number, pageSize: 4 } },
    });
  });
}

describe('searching customers', () => {
  it('works with the keyboard alone; the address contains the search, so a reload and Back restore it', async () => {
    const { page, requests } = await app.visitAs('admin');
    const customers = new AdminCustomers(page);
    await customers.open();
    expect(await page.title()).toBe('Customers · Cabrank');
    expect(await customers.result.innerText()).toBe('10 customers');
    await tabTo(page, customers.field);
    await page.keyboard.type(' murphy');
    await eventually(() => customers.result.innerText()).toBe('1 customer found for “murphy”');
    await eventually(() => addressOf(page)).toBe('/customers?query=murphy');
    expect(await isFocused(customers.field)).toBe(true);
    expect(await customers.field.inputValue()).toBe(' murphy');
    expect(await customers.rows.innerText()).toContain('business@cabrank.test');
    expect(requests.of('GET', call).length, 'no search at every key').toBeLessThan(7);

    await page.reload();
    await eventually(() => customers.result.innerText()).toBe('1 customer found for “murphy”');
    expect(await customers.field.inputValue()).toBe('murphy');
    await page.goBack();
    await eventually(() => customers.result.innerText()).toBe('10 customers');
    expect(await customers.field.inputValue()).toBe('');
    await page.goForward();
    await eventually(() => customers.field.inputValue()).toBe('murphy');
  });

  it('starts at once on Enter, on the button, and from an address', async () => {
    const { page } = await app.visitAs('admin');
    const customers = new AdminCustomers(page);
    await customers.open('/customers?query=BYRNE&page=1');
    expect(await customers.rows.innerText()).toContain('Aoife Byrne');
    await customers.field.fill('4506');
    await customers.field.press('Enter');
    await eventually(() => customers.rows.innerText()).toContain('Gráinne Walsh');
    await customers.field.fill('pending@');
    await customers.search.click();
    await eventually(() => customers.rows.innerText()).toContain('Oisín McCarthy');
    expect(await addressOf(page)).toBe('/customers?query=pending%40');
  });

  it('shows what distinguishes customers, and has text for screen readers in place of the dashes', async () => {
    const { page } = await app.visitAs('admin');
    const customers = new AdminCustomers(page);
    await customers.open('/customers?query=aoife');
    expect(await customers.table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Name',
      'Email',
      'Phone',
      'Profile',
      'Premium',
      'Actions',
    ]);
    expect((await customers.rows.getByRole('cell').allInnerTexts()).map((text) => text.trim())).toEqual([
      'premium@cabrank.test',
      '+353 85 123 4503',
      'Personal Premium',
      'Premium',
      'Sign in as\nLost second step\nWhere are they?',
    ]);
    expect(await customers.logInAs('Aoife Byrne').count()).toBe(1);
  });

  it('has an address for each page; focus moves to the number of results', async () => {
    const { page } = await app.visitAs('admin');
    await onSmallPages(page);
    const customers = new AdminCustomers(page);
    await customers.open();
    const pages = page.getByRole('navigation', { name: 'Pages of customers' });
    expect(await pages.innerText()).toContain('Page 1 of 3');
    expect(await customers.previous.count()).toBe(0);
    await tabTo(page, customers.next);
    await page.keyboard.press('Enter');
    await pages.getByText('Page 2 of 3').waitFor();
    expect(await addressOf(page)).toBe('/customers?page=2');
    expect(await isFocused(customers.result)).toBe(true);
    await customers.next.click();
    await pages.getByText('Page 3 of 3').waitFor();
    expect([await customers.next.count(), await customers.rows.count()]).toEqual([0, 2]);
    await page.goBack();
    await pages.getByText('Page 2 of 3').waitFor();
    await customers.field.fill('e');
    await eventually(() => addressOf(page)).toBe('/customers?query=e');
    await page.goBack();
    await pages.getByText('Page 2 of 3').waitFor();
    await page.goto('/customers?page=9');
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await pages.getByText('Page 3 of 3').waitFor();
  });

  it('says that no one was found, and leads back to all customers', async () => {
    const { page } = await app.visitAs('admin');
    const customers = new AdminCustomers(page);
    await page.goto('/customers?query=%25_%3Cb%3E');
    await eventually(() => customers.result.innerText()).toBe('No customer found for “%_<b>”');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show all customers' }).click();
    await customers.rows.first().waitFor();
    expect([await addressOf(page), await customers.field.inputValue()]).toEqual(['/customers', '']);
  });

  it('never shows an outdated response', async () => {
    const { page } = await app.visitAs('admin');
    const customers = new AdminCustomers(page);
    await customers.open();
    const held: Route[] = [];
    await page.route(call, (route) =>
      route.request().url().includes('murphy') ? void held.push(route) : route.continue(),
    );
    await customers.field.fill('murphy');
    await eventually(() => held.length).toBe(1);
    expect(await customers.rows.count(), 'what was found before stays').toBe(10);
    await customers.field.fill('walsh');
    await eventually(() => customers.rows.innerText()).toContain('Gráinne Walsh');
    await held[0]?.continue().catch(() => undefined);
    await drawn(page);
    expect(await customers.result.innerText()).toBe('1 customer found for “walsh”');
  });
});

describe('customers that cannot be loaded', () => {
  it.each([
    ['an error of the server', (route: Route) => route.fulfill({ status: 500, body: '<h1>Sorry</h1>' })],
    ['no answer', (route: Route) => route.abort()],
  ])('with %s: says so, keeps the previous results, and Retry searches again', async (_how, fail) => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(call);
    await page.route(call, fail);
    await page.goto('/customers?query=walsh');
    const customers = new AdminCustomers(page);
    await customers.failure.waitFor();
    expect(await customers.failure.innerText()).toContain("We couldn't load the customers");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(call);
    await customers.retry.click();
    await customers.rows.first().waitFor();
    expect(await isFocused(customers.result)).toBe(true);

    await page.route(call, fail);
    await customers.field.fill('murphy');
    await customers.failure.waitFor();
    expect(await customers.failure.innerText()).toContain("We couldn't run this search");
    expect(await customers.rows.innerText()).toContain('Gráinne Walsh');
  });

  it('because the session has ended: asks to sign in, and returns to the search', async () => {
    const { page, context, provoke } = await app.visitAs('admin');
    provoke(/\/api\//u);
    const customers = new AdminCustomers(page);
    await customers.open('/customers?query=walsh');
    await context.clearCookies();
    await customers.search.click();
    await new AdminLoginPage(page).heading.waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/customers?query=walsh');
  });

  it.each(['standard', null])('by %s: leads to the admin login, and requests no customer', async (who) => {
    const { page, requests } = who === null ? await app.visit() : await app.visitAs(who);
    await page.goto('/customers');
    await new AdminLoginPage(page).heading.waitFor();
    expect(requests.of('GET', /\/api\/admin\//u)).toEqual([]);
  });
});

describe('the list of customers', () => {
  it.each([1280, 768, 390])('has no axe violations, light or dark, at %i px', async (width) => {
    const { page } = await app.visitAs('admin', { width });
    await onSmallPages(page);
    const customers = new AdminCustomers(page);
    await customers.open();
    expect(await accessibilityFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page, COLOUR_RULES), 'dark').toEqual([]);
    expect(await sidewaysFaults(page)).toEqual([]);
  });

  it('becomes labelled cards on narrow screens, and needs no horizontal scrolling at 320 px', async () => {
    const { page } = await app.visitAs('admin', { width: 320, height: 640 });
    const customers = new AdminCustomers(page);
    await customers.open();
    expect(await sidewaysFaults(page)).toEqual([]);
    const [first, second] = await Promise.all([
      customers.rows.nth(0).boundingBox(),
      customers.rows.nth(1).boundingBox(),
    ]);
    expect((second?.y ?? 0) - (first?.y ?? 0), 'one card below the other').toBeGreaterThan(200);
    expect(await customers.rows.first().getByRole('cell').count()).toBe(5);
  });
});
