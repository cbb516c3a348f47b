import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { creditForm } from '../../support/contract/access/access-forms';
import { accessibilityFaults, COLOUR_RULES } from '../../support/accessibility/axe';
import { committedThenLost } from '../../support/browser/answers/committed-then-lost';
import { eventually } from '../../support/browser/eventually';
import { enterAsNewCustomer } from '../../support/backend/fresh-customer';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { AdminRequest, AdminRequests, DecisionDialog } from '../../support/pages/admin/admin-requests';
import { openProfiles } from '../../support/pages/profile/profile-payment-profiles';
import { pressUnready } from '../../support/browser/press-unready';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

const approving = /\/approve$/u;
const declining = /\/decline$/u;
const listCall = /\/api\/admin\/credit-account-requests$/u;
const oneCall = /\/api\/admin\/credit-account-requests\/[0-9a-f-]{36}$/u;
const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const reason = 'The company number is not known to the register.';

/** A customer of their own for each test, who has applied for a company. */
async function applied(companyName: string): Promise<BrowserContext> {
  const { context } = await app.visit();
  await enterAsNewCustomer(context);
  const user = await context.request.get('/api/auth/user', { headers });
  const { response } = (await user.json()) as { readonly response: { readonly uuid: string } };
  const sent = await context.request.post(`/api/user/${response.uuid}/settings/accounts/request`, {
    headers,
    form: { ...creditForm, companyName },
  });
  expect(sent.ok()).toBe(true);
  return context;
}

/** The request of a company, found in the list. */
async function openRequest(page: Page, company: string): Promise<AdminRequest> {
  const requests = new AdminRequests(page);
  await requests.open();
  await requests.link(company).click();
  const request = new AdminRequest(page, company);
  await request.decision.waitFor();
  return request;
}

async function openDialog(page: Page, company: string, verb: 'Approve' | 'Decline') {
  const request = await openRequest(page, company);
  await (verb === 'Approve' ? request.approve : request.decline).click();
  const dialog = new DecisionDialog(page, verb);
  await dialog.confirm.waitFor();
  return { request, dialog };
}

/** What the customer's profile says of their application. */
async function rowOf(context: BrowserContext, company: string): Promise<string> {
  const page = await context.newPage();
  const profiles = await openProfiles(page);
  return profiles.row(company).innerText();
}

describe('a credit account request', () => {
  it('is approved with the keyboard alone; the customer then has the account, with its number', async () => {
    const { page, requests } = await app.visitAs('admin');
    const list = new AdminRequests(page);
    await list.open();
    await tabTo(page, list.link('McCarthy & Daughters'));
    await page.keyboard.press('Enter');
    const request = new AdminRequest(page, 'McCarthy & Daughters');
    await request.decision.waitFor();
    expect(await request.fact('Registration number').innerText()).toBe('IE551204');
    expect(await request.fact('Name').innerText()).toBe('Oisín McCarthy');
    await tabTo(page, request.approve);
    await page.keyboard.press('Enter');
    const dialog = new DecisionDialog(page, 'Approve');
    await eventually(() => isFocused(dialog.cancel)).toBe(true);
    expect(await dialog.dialog.innerText()).toContain(
      'Oisín McCarthy can then book on account for McCarthy & Daughters',
    );
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(request.approve)).toBe(true);
    expect(requests.of('POST', approving)).toEqual([]);

    await page.keyboard.press('Enter');
    await dialog.confirm.waitFor();
    await tabTo(page, dialog.confirm);
    await page.keyboard.press('Enter');
    await dialog.dialog.waitFor({ state: 'detached' });
    await request.decision.getByText(/^The account number is BP-\d{8}\.$/u).waitFor();
    await eventually(() => isFocused(request.decisionHeading)).toBe(true);
    expect(await request.approve.or(request.decline).count()).toBe(0);
    expect(requests.of('POST', approving)).toHaveLength(1);

    await request.all.click();
    await list.decided
      .getByRole('row', { name: /McCarthy & Daughters/u })
      .getByText('Approved')
      .waitFor();
    const { context } = await app.visitAs('pending');
    const row = await rowOf(context, 'McCarthy & Daughters');
    expect(row).toMatch(/No\. BP-\d{8}/u);
    expect(row).not.toContain('Pending');
  });

  it('is declined with a reason, which the customer reads', async () => {
    const customer = await applied('Brennan Events');
    expect(await rowOf(customer, 'Brennan Events')).toContain('Pending');
    const { page, requests } = await app.visitAs('admin');
    const { request, dialog } = await openDialog(page, 'Brennan Events', 'Decline');
    await eventually(() => isFocused(dialog.reason)).toBe(true);
    await pressUnready(dialog.confirm);
    await dialog.dialog.getByRole('link', { name: 'Reason: Required.' }).click();
    expect(await isFocused(dialog.reason)).toBe(true);
    expect(requests.of('POST', declining)).toEqual([]);
    await dialog.reason.fill(reason);
    await dialog.cancel.click();
    await request.decline.click();
    expect(await dialog.reason.inputValue()).toBe(reason);
    await dialog.confirm.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    await request.decision.getByText(`Reason given to the customer: ${reason}`).waitFor();
    const row = await rowOf(customer, 'Brennan Events');
    expect(row).toContain('Declined');
    expect(row).toContain(`We couldn't approve your request: ${reason}`);
  });

  it('that another admin has decided in the meantime shows that decision and says so', async () => {
    await applied('Brennan Couriers');
    const { page, provoke } = await app.visitAs('admin');
    provoke(declining);
    const { request, dialog } = await openDialog(page, 'Brennan Couriers', 'Decline');
    const other = await app.visitAs('admin');
    const there = await openDialog(other.page, 'Brennan Couriers', 'Approve');
    await there.dialog.confirm.click();
    await there.request.decision.getByText('This request is approved').waitFor();
    await dialog.reason.fill(reason);
    await dialog.confirm.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    await request.decision.getByText('Someone else has already decided this request').waitFor();
    await request.decision.getByText('This request is approved').waitFor();
    await eventually(() => isFocused(request.decisionHeading)).toBe(true);
  });

  it('whose decline fails keeps the reason; after a lost response it is checked and sent again as the same request', async () => {
    await applied('Brennan Tours');
    const { page, provoke } = await app.visitAs('admin');
    provoke(declining);
    const keys: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (declining.test(sent.url())) keys.push(sent.headers()['idempotency-key']);
    });
    const { request, dialog } = await openDialog(page, 'Brennan Tours', 'Decline');
    await dialog.reason.fill(reason);
    await page.route(declining, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await dialog.confirm.click();
    await dialog.failure.getByText('Please try again later').waitFor();
    expect(await dialog.reason.inputValue()).toBe(reason);
    await page.route(declining, committedThenLost);
    await dialog.confirm.click();
    await request.decision.getByText(`Reason given to the customer: ${reason}`).waitFor();
    expect(await request.decision.getByText('Somebody else').count()).toBe(0);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('of an admin whose session has ended leads to the admin login, and back', async () => {
    await applied('Brennan Vans');
    const { page, context, provoke } = await app.visitAs('admin');
    provoke(/\/api\//u);
    const { dialog } = await openDialog(page, 'Brennan Vans', 'Decline');
    const path = new URL(page.url()).pathname;
    await dialog.reason.fill(reason);
    await context.clearCookies();
    await dialog.confirm.click();
    await new AdminLoginPage(page).heading.waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path);
  });

  it('that cannot be loaded is loaded again on Retry, and so is the list', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(/\/api\/admin\//u);
    await page.route(listCall, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    const list = new AdminRequests(page);
    await list.open();
    await list.failure.waitFor();
    await list.retry.click();
    await list.link('Walsh Architects').waitFor();
    expect(await isFocused(list.heading)).toBe(true);
    await page.route(oneCall, (route) => route.abort(), { times: 1 });
    await list.link('Walsh Architects').click();
    const request = new AdminRequest(page, 'Walsh Architects');
    await request.failure.getByText("We couldn't load this request").waitFor();
    await request.retry.click();
    await request.decision.getByText('The account number is BP-20418.').waitFor();
  });

  it.each([
    ['An unknown', '/admin/credit-account-requests/5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f30'],
    ['A malformed', '/admin/credit-account-requests/5b0c0c1e'],
  ])('with %s uuid shows the not-found page', async (_kind, path) => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(/credit-account-requests\//u);
    await page.goto(path);
    await page.getByRole('heading', { name: 'This page was not found', level: 1 }).waitFor();
  });

  it('is not available to customers: neither its screens nor its calls', async () => {
    const { page, context } = await app.visitAs('standard');
    for (const path of ['/admin/credit-account-requests', '/admin/audit']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/admin/login');
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path);
    }
    for (const call of ['credit-account-requests', 'audit'])
      expect((await context.request.get(`/api/admin/${call}`, { headers })).status()).toBe(403);
  });

  it.each([1280, 390])('has no axe violations, light or dark, at %i px', async (width) => {
    const company = `Brennan & Company ${width}`;
    await applied(company);
    const { page } = await app.visitAs('admin', { width });
    const list = new AdminRequests(page);
    await list.open();
    await list.waiting.waitFor();
    expect(await accessibilityFaults(page), 'the list').toEqual([]);
    const { dialog } = await openDialog(page, company, 'Decline');
    expect(await accessibilityFaults(page), 'the dialog').toEqual([]);
    await dialog.cancel.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await accessibilityFaults(page), 'the request').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page, COLOUR_RULES), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysFaults(page)).toEqual([]);
    await list.open();
    await list.waiting.waitFor();
    expect(await sidewaysFaults(page)).toEqual([]);
  });
});
