import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { settingsForm } from '../../support/contract/access/access-forms';
import { accessibilityFaults, COLOUR_RULES } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AdminDashboard } from '../../support/pages/admin/admin-dashboard';
import { ActedForYou, AdminAudit } from '../../support/pages/admin/admin-requests';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { actFor } from '../../support/browser/sign-in-quietly';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
/** Without the menu's item of the second step: with it, the audit is behind More at this width. */
const extensions = servedGroups.filter((group) => group !== 'second-factor');
beforeAll(() => switchBackend(app.url(), { extensions }));

const auditCall = /\/api\/admin\/audit$/u;
const ownCall = /\/api\/user\/[0-9a-f-]{36}\/audit$/u;
const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const { uuid } = demoAccounts.premium;

describe('what an admin does in the name of a customer', () => {
  it('is recorded in the audit and on the customer’s own profile: who, what, for whom, when and why', async () => {
    const acting = await app.visit();
    await actFor(acting.context, 'premium');
    const { ccEmail: _cc, shareBookings: _share, ...form } = settingsForm;
    const saved = await acting.context.request.post(`/api/user/${uuid}/settings/update`, {
      headers,
      form: { ...form, firstName: 'Aoife', lastName: 'Byrne', 'ccEmail[]': '', 'shareBookings[]': '' },
    });
    expect(saved.status()).toBe(200);

    const customer = await app.visitAs('premium');
    await new ProfilePage(customer.page).open();
    const own = new ActedForYou(customer.page);
    await own.groups.first().waitFor();
    const moment = String.raw`\d+ \w+ \d{4}, \d\d:\d\d`;
    expect(await own.groups.first().innerText()).toMatch(
      new RegExp(
        [
          'Signed in to your account',
          `Fionnuala Quinn · ${moment}`,
          'Reason: Asked us by phone',
          'Saved the settings',
          moment,
          'Started to act for the customer',
          moment,
          'Looked at the account',
          `${moment}$`,
        ].join(String.raw`\s+`),
        'u',
      ),
    );

    const back = await acting.context.request.get('/api/admin/end-impersonation', { headers });
    expect(back.status()).toBe(200);
    const { page } = acting;
    await page.goto('/admin/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Audit' }).click();
    const audit = new AdminAudit(page);
    const session = audit.groups.first();
    await session.waitFor();
    expect(await session.getByRole('heading', { level: 2 }).innerText()).toBe('Signed in as Aoife Byrne');
    expect(await session.innerText()).toMatch(
      /Fionnuala Quinn · .+ · Aoife Byrne\s+Reason: Asked us by phone/u,
    );
    expect((await session.innerText()).split('Reason:')).toHaveLength(2);
    expect(
      (await session.getByRole('listitem').allInnerTexts()).map((text) => text.split(/\s*\d/u)[0]),
    ).toEqual([
      'Returned to the admin panel',
      'Saved the settings',
      'Started to act for the customer',
      'Looked at the account',
    ]);
    await tabTo(page, session.getByRole('link', { name: 'Aoife Byrne' }));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/customers');
    expect(new URL(page.url()).searchParams.get('query')).toBe('Aoife Byrne');
  });

  it('is not requested if the backend does not offer it, and then the app has no audit page', async () => {
    await switchBackend(app.url(), { extensions: extensions.filter((name) => name !== 'admin') });
    const { page, requests } = await app.visitAs('standard');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.loaded();
    expect(await new ActedForYou(page).section.count()).toBe(0);
    expect(requests.of('GET', ownCall)).toEqual([]);
    const admin = await app.visitAs('admin');
    await admin.page.goto('/admin/tariffs');
    await admin.page.locator('main iframe').waitFor();
    expect(await admin.page.getByRole('link', { name: 'Audit' }).count()).toBe(0);
    await switchBackend(app.url(), { extensions });
  });
});

it('the audit can be saved as CSV with the keyboard; before there is one, it says that there is nothing', async () => {
  const { page } = await app.visitAs('admin');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const entry = { id: 1, at: '2026-11-20T14:05:00Z', admin: 'Fionnuala Quinn', action: 'Added a card' };
  await page.route(auditCall, async (route) => {
    await asked;
    await route.fulfill({ json: { code: 200, response: [{ ...entry, reason: '=1+1' }] } });
  });
  const audit = new AdminAudit(page);
  await audit.open();
  await tabTo(page, audit.exportCsv);
  await page.keyboard.press('Enter');
  await page.getByText('There is nothing to export yet.').waitFor();
  answer();
  await audit.groups.first().waitFor();
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/u);
  expect(await readFile(await download.path(), 'utf8')).toBe(
    "\uFEFFWhen,Who,What,Customer,Reason,Signed in since\r\n2026-11-20T14:05:00Z,Fionnuala Quinn,Added a card,,'=1+1,\r\n",
  );
  await page.getByText(/^Downloaded as audit-/u).waitFor();
  expect(await isFocused(audit.exportCsv)).toBe(true);
});

it('the audit has pages and can be searched; the export contains what the search found, on all pages', async () => {
  const { page } = await app.visitAs('admin');
  const entry = { at: '2026-11-20T14:05:00Z', admin: 'Fionnuala Quinn', reason: null };
  const actions = Array.from(
    { length: 50 },
    (_, index) => `${index < 25 ? 'Added' : 'Removed'} card ${index + 1}`,
  );
  const response = actions.map((action, id) => ({ ...entry, id, action }));
  await page.route(auditCall, (route) => route.fulfill({ json: { code: 200, response } }));
  const audit = new AdminAudit(page);
  await audit.open();
  await eventually(() => audit.result.innerText()).toBe('50 entries');
  expect(await audit.groups.count()).toBe(20);
  await tabTo(page, audit.next);
  await page.keyboard.press('Enter');
  await audit.pages.getByText('Page 2 of 3').waitFor();
  expect(await audit.groups.first().innerText()).toContain('Added card 21');
  expect(await isFocused(audit.result)).toBe(true);
  await audit.order.selectOption('By staff');
  await audit.pages.getByText('Page 1 of 3').waitFor();

  await audit.search.fill('quinn REMOVED');
  await eventually(() => audit.result.innerText()).toBe('25 of 50 entries');
  await audit.pages.getByText('Page 1 of 2').waitFor();
  expect(await audit.groups.first().innerText()).toContain('Removed card 26');
  const arriving = page.waitForEvent('download');
  await audit.exportCsv.click();
  const saved = await readFile(await (await arriving).path(), 'utf8');
  expect(saved.match(/Removed card \d+/gu)).toEqual(actions.slice(25));
  expect(saved).not.toContain('Added');

  await audit.search.fill('no such thing');
  await page.getByText('No entry found for “no such thing”.').waitFor();
  expect([await audit.result.innerText(), await audit.pages.count()]).toEqual(['0 of 50 entries', 0]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await audit.showAll.click();
  await eventually(() => audit.result.innerText()).toBe('50 entries');
  expect([await audit.search.inputValue(), await isFocused(audit.result)]).toEqual(['', true]);
});

it('the audit is newest first, or in the order that is chosen, and so is the export', async () => {
  const { page } = await app.visitAs('admin');
  const response = [
    ['2026-11-20T14:05:00Z', 'Fionnuala Quinn', 'Did c'],
    ['2026-11-19T14:05:00Z', 'Brendan Daly', 'Did b'],
    ['2026-11-18T14:05:00Z', 'Fionnuala Quinn', 'Did a'],
  ].map(([at, admin, action], id) => ({ id, at, admin, action, reason: null }));
  await page.route(auditCall, (route) => route.fulfill({ json: { code: 200, response } }));
  const audit = new AdminAudit(page);
  await audit.open();
  const shown = async () => (await audit.groups.allInnerTexts()).map((text) => text.slice(0, 5));
  await eventually(shown).toEqual(['Did c', 'Did b', 'Did a']);
  await audit.order.selectOption('Oldest first');
  await eventually(shown).toEqual(['Did a', 'Did b', 'Did c']);
  await audit.order.selectOption('By staff');
  await eventually(shown).toEqual(['Did b', 'Did c', 'Did a']);
  const arriving = page.waitForEvent('download');
  await audit.exportCsv.click();
  const saved = await readFile(await (await arriving).path(), 'utf8');
  expect(saved.match(/Did \w/gu)).toEqual(['Did b', 'Did c', 'Did a']);
  await audit.order.selectOption('Newest first');
  await eventually(shown).toEqual(['Did c', 'Did b', 'Did a']);
});

describe('an audit that cannot be loaded', () => {
  it.each([503, 500, 0])('says so, with Retry, for admins and for customers: %i', async (status) => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(/\/audit$/u);
    await page.route(
      auditCall,
      (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: '' })),
      {
        times: 1,
      },
    );
    const audit = new AdminAudit(page);
    await audit.open();
    await audit.failure.waitFor();
    await audit.retry.click();
    await audit.failure.waitFor({ state: 'detached' });
    expect(await isFocused(audit.heading)).toBe(true);

    const customer = await app.visitAs('business');
    customer.provoke(/\/audit$/u);
    await customer.page.route(ownCall, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    const profile = new ProfilePage(customer.page);
    await profile.open();
    const own = new ActedForYou(customer.page);
    await own.failure.waitFor();
    await profile.loaded();
    await own.retry.click();
    await own.section.getByText('No staff activity yet.').waitFor();
    expect(await isFocused(own.heading)).toBe(true);
  });

  it('leads to the admin login if the session has ended', async () => {
    const { page, context, provoke } = await app.visitAs('admin');
    provoke(/\/api\//u);
    // With its figures: while they are on their way, they would lead to the login first.
    await new AdminDashboard(page).open();
    await context.clearCookies();
    await page.getByRole('banner').getByRole('link', { name: 'Audit' }).click();
    await page.waitForURL((url) => url.pathname === '/admin/login');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/admin/audit');
  });
});

it.each([1280, 390])('the audit has no axe violations, light or dark, at %i px', async (width) => {
  const { page } = await app.visitAs('admin', { width });
  const audit = new AdminAudit(page);
  await audit.open();
  await audit.groups.first().waitFor();
  expect(await accessibilityFaults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page, COLOUR_RULES), 'dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysFaults(page)).toEqual([]);
});
