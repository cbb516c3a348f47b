import type { Page, Route } from 'playwright-core';
import { waiting } from '../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import { offerGroups } from '../browser/answers/offer-groups';
import { AdminCustomers, LogInAsDialog } from '../pages/admin/admin-customers';
import { AdminDashboard } from '../pages/admin/admin-dashboard';
import { pressUnready } from '../browser/press-unready';
import type { ScreenState, Stage } from './screen-state';

const figuresCall = /\/api\/admin\/dashboard$/u;
const requestsCall = /\/api\/admin\/credit-account-requests$/u;
const auditCall = /\/api\/admin\/audit$/u;
const customersCall = /\/api\/admin\/customers(\?|$)/u;
const impersonateCall = /\/api\/admin\/impersonate\//u;

const answering = (response: object) => (route: Route) => route.fulfill({ json: { code: 200, response } });
const failing = (route: Route) => route.fulfill({ status: 503, body: '' });

const figures = [
  {
    id: 'customers',
    label: 'Customers',
    value: 1284,
    trend: [1090, 1102, 1131, 1140, 1166, 1171, 1190, 1214, 1230, 1229, 1261, 1284],
  },
  {
    id: 'premium',
    label: 'Premium subscriptions',
    value: 212,
    trend: [230, 231, 228, 226, 221, 219, 215, 217, 214, 216, 213, 212],
  },
  {
    id: 'credit-requests',
    label: 'Credit requests to decide',
    value: 4,
    trend: [4, 2, 0, 1, 5, 6, 3, 3, 2, 4, 7, 4],
  },
  { id: 'bookings', label: 'Upcoming trips', value: 96, trend: [] },
];

const entry = {
  id: 9,
  at: '2026-11-20T14:05:00Z',
  admin: 'Fionnuala Quinn',
  action: 'Saved the settings',
  customer: 'Aoife Byrne',
  customerUuid: waiting.customer.uuid,
  reason: 'Asked us by phone to change the name on bookings',
  sessionStart: '2026-11-20T14:01:00Z',
};
const entries = [
  entry,
  { ...entry, id: 8, at: '2026-11-20T14:01:00Z', action: 'Signed in as the customer' },
  { ...entry, id: 7, action: 'Approved the request WA-2041 from Walsh Architects', sessionStart: null },
];

const NAME = 'Siobhán O’Brien-Ní Dhomhnaill';

const customers = [
  { name: NAME, email: 'siobhan.obrien@example.test', phone: '+353851234505', profileType: 'business' },
  {
    name: 'Gráinne Walsh',
    email: 'accounts.of.walsh.architects@example.test',
    phone: null,
    profileType: null,
  },
  { name: 'Aoife Byrne', email: 'aoife@example.test', phone: '+353851234503', profileType: 'personal' },
].map((customer, index) => ({
  ...customer,
  uuid: `7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c0${index}`,
  premium: customer.profileType === 'personal',
}));

/** An admin on a backend that offers the group, whatever the real one offers. */
async function enter({ page, signIn }: Stage): Promise<Page> {
  await signIn('admin');
  await offerGroups(page, 'admin');
  return page;
}

async function showDashboard(stage: Stage, answer: (route: Route) => unknown): Promise<AdminDashboard> {
  const page = await enter(stage);
  await page.route(figuresCall, (route) => void answer(route));
  await page.route(requestsCall, answering([waiting]));
  await page.route(auditCall, answering(entries));
  await page.goto('/admin/dashboard');
  const dashboard = new AdminDashboard(page);
  await dashboard.heading.waitFor();
  return dashboard;
}

async function showCustomers(stage: Stage, answer: (route: Route) => unknown): Promise<AdminCustomers> {
  const page = await enter(stage);
  await page.route(customersCall, (route) => void answer(route));
  await page.goto('/customers?query=e&page=2');
  const search = new AdminCustomers(page);
  await search.heading.waitFor();
  return search;
}

const secondPage = answering({ items: customers, page: 2, pageSize: 3, total: 9 });

async function showDialog(stage: Stage): Promise<LogInAsDialog> {
  const search = await showCustomers(stage, secondPage);
  await search.logInAs(NAME).click();
  const dialog = new LogInAsDialog(stage.page, NAME);
  await dialog.reason.waitFor();
  return dialog;
}

/** The admin's own screens: the dashboard, the search for customers, and the dialog to act for one. */
export const adminScreens: readonly ScreenState[] = [
  {
    name: 'admin-dashboard',
    show: async (stage) => (await showDashboard(stage, answering({ figures }))).tiles.first().waitFor(),
  },
  { name: 'admin-dashboard-loading', show: (stage) => showDashboard(stage, () => undefined) },
  {
    name: 'admin-dashboard-failed',
    provokes: figuresCall,
    show: async (stage) => (await showDashboard(stage, failing)).failure.waitFor(),
  },
  {
    name: 'admin-customers',
    show: async (stage) => (await showCustomers(stage, secondPage)).rows.first().waitFor(),
  },
  { name: 'admin-customers-loading', show: (stage) => showCustomers(stage, () => undefined) },
  {
    name: 'admin-customers-failed',
    provokes: customersCall,
    show: async (stage) => (await showCustomers(stage, failing)).failure.waitFor(),
  },
  {
    name: 'admin-customers-nobody',
    show: async (stage) => {
      await showCustomers(stage, answering({ items: [], page: 1, pageSize: 20, total: 0 }));
      await stage.page.getByRole('link', { name: 'Show all customers' }).waitFor();
    },
  },
  { name: 'log-in-as', show: showDialog },
  {
    name: 'log-in-as-without-reason',
    show: async (stage) => {
      const dialog = await showDialog(stage);
      await pressUnready(dialog.begin);
      await dialog.failure.first().waitFor();
    },
  },
  {
    name: 'log-in-as-refused',
    provokes: impersonateCall,
    show: async (stage) => {
      const message = 'There is no such customer any more.';
      await stage.page.route(impersonateCall, (route) =>
        route.fulfill({ status: 404, json: { code: 404, message } }),
      );
      const dialog = await showDialog(stage);
      await dialog.reason.fill('Asked us by phone to change a card');
      await dialog.begin.click();
      await dialog.dialog.getByText(message).waitFor();
    },
  },
];
