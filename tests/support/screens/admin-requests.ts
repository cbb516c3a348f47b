import type { Page, Route } from 'playwright-core';
import type { CreditAccountRequest } from '../../../src/domain/admin-entities';
import { offerGroups } from '../browser/answers/offer-groups';
import {
  ActedForYou,
  AdminAudit,
  AdminRequest,
  AdminRequests,
  DecisionDialog,
} from '../pages/admin/admin-requests';
import { ProfilePage } from '../pages/profile/profile-page';
import { pressUnready } from '../browser/press-unready';
import type { ScreenState, Stage } from './screen-state';

const listCall = /\/api\/admin\/credit-account-requests$/u;
const oneCall = /\/api\/admin\/credit-account-requests\/[0-9a-f-]{36}$/u;
const approveCall = /\/approve$/u;
const declineCall = /\/decline$/u;
const auditCall = /\/api\/admin\/audit$/u;
const ownAuditCall = /\/api\/user\/[0-9a-f-]{36}\/audit$/u;

const answering = (response: unknown) => (route: Route) => route.fulfill({ json: { code: 200, response } });
const failing = (route: Route) => route.fulfill({ status: 503, body: '' });

const COMPANY = 'Ó Súilleabháin & Daughters Chauffeurs and Limousines International Holdings Ltd';

const waiting: CreditAccountRequest = {
  uuid: '5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f30',
  status: 'pending',
  created: '2026-11-18T09:30:00Z',
  companyName: COMPANY,
  companyAddress: '4 Quay Street, Galway, H91 V3PK',
  companyEmail: 'accounts.payable.and.receivable@osuilleabhain-chauffeurs.test',
  companyRegistrationNumber: 'IE551204',
  journeysPerMonth: '50 - 100',
  authorised: true,
  readTerms: true,
  customer: {
    uuid: '7f9c24e5-2f3a-4c0f-9a53-0a9a3c6d1e11',
    name: 'Siobhán O’Brien-Ní Dhomhnaill',
    email: 'siobhan@example.test',
    phone: '+353871234567',
    profileType: 'standard',
    premium: false,
  },
  reason: null,
  ref: 'OS-2077',
  identifier: null,
};
const approved: CreditAccountRequest = {
  ...waiting,
  uuid: '5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f31',
  status: 'approved',
  companyName: 'Walsh Architects',
  ref: 'WA-2041',
  identifier: 'BP-20418',
};
const declined: CreditAccountRequest = {
  ...waiting,
  uuid: '5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f32',
  status: 'declined',
  companyName: 'Nolan Events',
  ref: 'NE-1998',
  reason: 'The company number is not known to the register.',
};

const entry = {
  id: 9,
  at: '2026-11-20T14:05:00Z',
  admin: 'Fionnuala Quinn',
  action: 'Saved the settings',
  customer: 'Aoife Byrne',
  customerUuid: waiting.customer.uuid,
  reason: 'Asked us by phone to change the name on bookings, and to send copies to the office',
  sessionStart: '2026-11-20T14:01:00Z',
};
const entries = [
  entry,
  { ...entry, id: 8, at: '2026-11-20T14:01:00Z', action: 'Signed in as the customer' },
  {
    ...entry,
    id: 7,
    action: `Approved the request OS-2077 from ${COMPANY}`,
    reason: null,
    sessionStart: null,
  },
  { ...entry, id: 6, action: 'Removed a card', customer: null, customerUuid: null },
  { ...entry, id: 4, action: 'Added a card', sessionStart: '2026-11-19T09:00:00Z' },
  { ...entry, id: 3, action: 'Switched an account off', sessionStart: '2026-11-18T09:00:00Z' },
  {
    ...entry,
    id: 5,
    action: 'Declined the request NE-1998 from Nolan Events',
    admin: '',
    sessionStart: null,
  },
  { ...entry, id: 2, action: 'Declined the request NE-1997 from Nolan Events', sessionStart: null },
];

/** An admin on a backend that offers the group, whatever the real one offers. */
async function enter({ page, signIn }: Stage): Promise<Page> {
  await signIn('admin');
  await offerGroups(page, 'admin');
  return page;
}

async function showList(stage: Stage, answer: (route: Route) => unknown): Promise<AdminRequests> {
  const page = await enter(stage);
  await page.route(listCall, (route) => void answer(route));
  const requests = new AdminRequests(page);
  await requests.open();
  return requests;
}

async function showRequest(stage: Stage, request: CreditAccountRequest): Promise<AdminRequest> {
  const page = await enter(stage);
  await page.route(oneCall, answering(request));
  await page.goto(`/admin/credit-account-requests/${request.uuid}`);
  const screen = new AdminRequest(page, request.companyName);
  await screen.decision.waitFor();
  return screen;
}

async function showDialog(stage: Stage, verb: 'Approve' | 'Decline'): Promise<DecisionDialog> {
  const screen = await showRequest(stage, waiting);
  await (verb === 'Approve' ? screen.approve : screen.decline).click();
  const dialog = new DecisionDialog(stage.page, verb);
  await dialog.confirm.waitFor();
  return dialog;
}

async function showAudit(stage: Stage, answer: (route: Route) => unknown): Promise<AdminAudit> {
  const page = await enter(stage);
  await page.route(auditCall, (route) => void answer(route));
  const audit = new AdminAudit(page);
  await audit.open();
  return audit;
}

async function showOwn({ page, signIn }: Stage, answer: (route: Route) => unknown): Promise<ActedForYou> {
  await signIn('new');
  await offerGroups(page, 'admin');
  await page.route(ownAuditCall, (route) => void answer(route));
  await new ProfilePage(page).open();
  const own = new ActedForYou(page);
  await own.heading.waitFor();
  return own;
}

/** Credit account requests, the audit, and the customer's view of it. */
export const adminRequestScreens: readonly ScreenState[] = [
  {
    name: 'admin-requests',
    show: async (stage) =>
      (await showList(stage, answering([waiting, declined, approved]))).decided.waitFor(),
  },
  { name: 'admin-requests-loading', show: (stage) => showList(stage, () => undefined) },
  {
    name: 'admin-requests-empty',
    show: async (stage) => {
      await showList(stage, answering([]));
      await stage.page.getByText('No company has applied').waitFor();
    },
  },
  {
    name: 'admin-requests-failed',
    provokes: listCall,
    show: async (stage) => (await showList(stage, failing)).failure.waitFor(),
  },
  { name: 'admin-request', show: (stage) => showRequest(stage, waiting) },
  { name: 'admin-request-approved', show: (stage) => showRequest(stage, approved) },
  { name: 'admin-request-declined', show: (stage) => showRequest(stage, declined) },
  { name: 'admin-request-approve', show: (stage) => showDialog(stage, 'Approve') },
  {
    name: 'admin-request-decline-without-reason',
    show: async (stage) => {
      const dialog = await showDialog(stage, 'Decline');
      await pressUnready(dialog.confirm);
      await dialog.failure.first().waitFor();
    },
  },
  {
    name: 'admin-request-approve-unanswered',
    provokes: approveCall,
    show: async (stage) => {
      await stage.page.route(approveCall, failing);
      const dialog = await showDialog(stage, 'Approve');
      await dialog.confirm.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'admin-request-decline-refused',
    provokes: declineCall,
    show: async (stage) => {
      const errors = { reason: 'Please say more.' };
      await stage.page.route(declineCall, (route) =>
        route.fulfill({ status: 400, json: { code: 400, message: 'Please check the reason.', errors } }),
      );
      const dialog = await showDialog(stage, 'Decline');
      await dialog.reason.fill('No');
      await dialog.confirm.click();
      await dialog.failure.first().waitFor();
    },
  },
  {
    name: 'admin-audit',
    show: async (stage) => (await showAudit(stage, answering(entries))).groups.first().waitFor(),
  },
  {
    name: 'admin-audit-empty',
    show: async (stage) => {
      await showAudit(stage, answering([]));
      await stage.page.getByText('No admin activity yet.').waitFor();
    },
  },
  {
    name: 'admin-audit-nothing-found',
    show: async (stage) => {
      const audit = await showAudit(stage, answering(entries));
      await audit.search.fill('no such thing');
      await audit.showAll.waitFor();
    },
  },
  {
    name: 'admin-audit-failed',
    provokes: auditCall,
    show: async (stage) => (await showAudit(stage, failing)).failure.waitFor(),
  },
  {
    name: 'acted-for-you',
    show: async (stage) => (await showOwn(stage, answering(entries))).earlier.click(),
  },
  {
    name: 'acted-for-you-empty',
    show: async (stage) =>
      (await showOwn(stage, answering([]))).section.getByText('No staff activity yet.').waitFor(),
  },
  {
    name: 'acted-for-you-failed',
    provokes: ownAuditCall,
    show: async (stage) => (await showOwn(stage, failing)).failure.waitFor(),
  },
];
