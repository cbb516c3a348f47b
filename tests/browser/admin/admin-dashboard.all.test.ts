import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waiting } from '../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import { defaultSwitches, servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults, COLOUR_RULES } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AdminDashboard } from '../../support/pages/admin/admin-dashboard';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { FramedSite } from '../../support/pages/framed-site';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const call = /\/api\/admin\/dashboard$/u;
const requestsCall = /\/api\/admin\/credit-account-requests$/u;
const auditCall = /\/api\/admin\/audit$/u;
const pathOf = (page: Page) => Promise.resolve(new URL(page.url()).pathname);
const unavailable = { status: 500, contentType: 'text/html', body: '<h1>Sorry</h1>' };

describe('the dashboard of an admin', () => {
  beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

  it.each(['/admin', '/admin/dashboard'])(
    '%s shows four figures, each with its trend in words',
    async (path) => {
      const { page } = await app.visitAs('admin');
      await page.goto(path);
      const dashboard = new AdminDashboard(page);
      await dashboard.heading.waitFor();
      await dashboard.tiles.first().waitFor();
      expect(await page.title()).toBe('Dashboard · Cabrank');
      expect(await dashboard.tiles.count()).toBe(4);
      const customers = dashboard.tile('Customers');
      expect(await customers.innerText()).toMatch(/^Customers\s+10\s+Up [89] in 11 weeks$/u);
      // The demo's first customers registered about eleven weeks ago.
      expect(await customers.getByRole('img').getAttribute('aria-label')).toMatch(
        /^Over 11 weeks: from [12] to 10$/u,
      );
      expect(await dashboard.tile('Upcoming trips').innerText()).toContain('No change in 11 weeks');
      expect(await page.locator('main iframe').count()).toBe(0);
    },
  );

  it('leads with the keyboard from a figure to what it counts', async () => {
    const { page } = await app.visitAs('admin');
    const dashboard = new AdminDashboard(page);
    for (const [label, path] of [
      ['Customers', '/customers'],
      ['Credit requests to decide', '/admin/credit-account-requests'],
      ['Upcoming trips', '/admin/dispatch'],
    ] as const) {
      await dashboard.open();
      await tabTo(page, dashboard.tile(label).getByRole('link'));
      await page.keyboard.press('Enter');
      await eventually(() => pathOf(page)).toBe(path);
    }
    await dashboard.open();
    expect(await dashboard.tile('Premium subscriptions').getByRole('link').count()).toBe(0);
  });

  it('has no axe violations, light or dark, and needs no horizontal scrolling at 320 px', async () => {
    const { page } = await app.visitAs('admin');
    await new AdminDashboard(page).open();
    expect(await accessibilityFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page, COLOUR_RULES), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysFaults(page)).toEqual([]);
  });

  it('is loaded again on demand: focus stays, and the update is announced', async () => {
    const { page, requests } = await app.visitAs('admin');
    const dashboard = new AdminDashboard(page);
    await dashboard.open();
    await page.route(call, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"value":10', '"value":1284');
      await route.fulfill({ response: answer, body });
    });
    await tabTo(page, dashboard.refresh);
    await page.keyboard.press('Enter');
    await dashboard.tile('Customers').getByText('1,284').waitFor();
    expect(await isFocused(dashboard.refresh)).toBe(true);
    expect(requests.of('GET', call)).toHaveLength(2);
    await page.getByRole('status').getByText('The figures are up to date.').waitFor({ state: 'attached' });
  });

  it('says that it could not be loaded; Retry loads the figures, and focus moves to the heading', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(call);
    await page.route(call, (route) => route.fulfill(unavailable));
    await page.goto('/admin/dashboard');
    const dashboard = new AdminDashboard(page);
    await dashboard.failure.waitFor();
    expect(await dashboard.failure.innerText()).toContain("We couldn't load the figures");
    expect(await dashboard.tiles.count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(call);
    await dashboard.retry.click();
    await dashboard.tiles.first().waitFor();
    expect([await dashboard.failure.count(), await isFocused(dashboard.heading)]).toEqual([0, true]);
  });

  it('keeps the previous figures when no response arrives', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(call);
    const dashboard = new AdminDashboard(page);
    await dashboard.open();
    await page.route(call, (route) => route.abort());
    await dashboard.refresh.click();
    await dashboard.failure.waitFor();
    expect(await dashboard.failure.innerText()).toContain("We couldn't refresh the figures");
    expect(await dashboard.tiles.count()).toBe(4);
  });

  it('shows at most five waiting requests and the five latest entries of the audit, each list with a link to all', async () => {
    const { page, provoke } = await app.visitAs('admin');
    // The server has none of these requests.
    provoke(/credit-account-requests\/5b0c/u);
    const requests = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({
      ...waiting,
      uuid: `5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f3${index}`,
      companyName: `Company ${name}`,
    }));
    await page.route(requestsCall, (route) =>
      route.fulfill({ json: { code: 200, response: [{ ...waiting, status: 'approved' }, ...requests] } }),
    );
    const entry = { at: '2026-11-20T14:05:00Z', admin: 'Fionnuala Quinn', customer: 'Aoife Byrne' };
    const entries = [1, 2, 3, 4, 5, 6].map((id) => ({ ...entry, id, action: `Did ${id}` }));
    await page.route(auditCall, (route) => route.fulfill({ json: { code: 200, response: entries } }));
    const dashboard = new AdminDashboard(page);
    await dashboard.open();
    expect(await dashboard.waiting.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual([
      'Company A',
      'Company B',
      'Company C',
      'Company D',
      'Company E',
    ]);
    expect(await dashboard.latest.getByRole('listitem').count()).toBe(5);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tabTo(page, dashboard.waiting.getByRole('link', { name: 'Company B' }));
    await page.keyboard.press('Enter');
    await eventually(() => pathOf(page)).toBe(`/admin/credit-account-requests/${requests[1]?.uuid ?? ''}`);
    await dashboard.open();
    await dashboard.latest.getByRole('link', { name: 'See all activity' }).click();
    await eventually(() => pathOf(page)).toBe('/admin/audit');
  });

  it('says so if nothing waits; a list that cannot be loaded leaves the others, and Retry loads it', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(auditCall);
    await page.route(requestsCall, (route) => route.fulfill({ json: { code: 200, response: [] } }));
    await page.route(auditCall, (route) => route.fulfill(unavailable), { times: 1 });
    const dashboard = new AdminDashboard(page);
    await dashboard.open();
    await dashboard.waiting.getByText('No requests are waiting for a decision.').waitFor();
    const failure = dashboard.latest.getByRole('alert');
    expect(await failure.innerText()).toContain("We couldn't load the latest activity");
    expect([await dashboard.failure.count(), await dashboard.tiles.count()]).toEqual([0, 4]);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await dashboard.latest.getByRole('link', { name: 'See all activity' }).waitFor();
    expect(await isFocused(dashboard.latest.getByRole('heading', { level: 2 }))).toBe(true);
  });

  it('asks an admin whose session has ended to sign in, and returns', async () => {
    const { page, context, provoke } = await app.visitAs('admin');
    provoke(/\/api\//u);
    const dashboard = new AdminDashboard(page);
    await dashboard.open();
    await context.clearCookies();
    await dashboard.refresh.click();
    const login = new AdminLoginPage(page);
    await login.heading.waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/admin/dashboard');
  });

  it.each(['standard', null])('is not available to %s, and requests nothing', async (who) => {
    const { page, requests } = who === null ? await app.visit() : await app.visitAs(who);
    await page.goto('/admin/dashboard');
    await new AdminLoginPage(page).heading.waitFor();
    expect(requests.of('GET', /\/api\/admin\//u)).toEqual([]);
  });
});

describe('if the backend does not offer the group', () => {
  beforeAll(() =>
    switchBackend(app.url(), { extensions: defaultSwitches.extensions.filter((group) => group !== 'admin') }),
  );

  it.each([
    ['/admin', 'Dashboard'],
    ['/admin/dashboard', 'Dashboard'],
    ['/customers', 'Customers'],
  ])('%s is the older page in its frame', async (path, heading) => {
    const { page, requests } = await app.visitAs('admin');
    await page.goto(path);
    await new FramedSite(page).at(heading);
    expect(requests.of('GET', /\/api\/admin\//u)).toEqual([]);
  });
});
