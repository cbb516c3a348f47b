import { offerGroups } from '../browser/answers/offer-groups';
import { ContactPanel } from '../pages/content';
import { ProfilePage } from '../pages/profile/profile-page';
import { SupportCodePart, SupportCodesScreen } from '../pages/support-code';
import { CustomerWhereaboutsDialog, WhereaboutsPart } from '../pages/whereabouts';
import type { ScreenState, Stage } from './screen-state';

const codesCall = /\/api\/support-codes$/u;
const readCall = /\/api\/admin\/support-codes\//u;
const customersCall = /\/api\/admin\/customers(\?|$)/u;
const resetCall = /\/reset-factors$/u;

async function showPart({ page, signIn }: Stage): Promise<SupportCodePart> {
  await signIn('standard');
  await new ProfilePage(page).open();
  await new ContactPanel(page).open.click();
  const part = new SupportCodePart(page);
  await part.make.waitFor();
  await part.make.scrollIntoViewIfNeeded();
  return part;
}

async function enterCode(stage: Stage, code: string): Promise<SupportCodesScreen> {
  await stage.signIn('admin');
  const screen = new SupportCodesScreen(stage.page);
  await screen.enter(code);
  return screen;
}

const whereaboutsCall = /\/whereabouts$/u;

const whereabouts = {
  charts: [
    {
      chart: 'card-add',
      state: 'open (saving: filling: editing, leaving: staying)',
      since: '2026-11-29T09:29:48Z',
    },
    { chart: 'manage-payments', state: 'open', since: '2026-11-29T09:21:00Z' },
  ],
  at: '2026-11-29T09:30:00Z',
};

const customer = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c00',
  name: 'Siobhán O’Brien-Ní Dhomhnaill',
  email: 'siobhan.obrien@example.test',
  phone: '+353851234505',
  profileType: 'personal',
  premium: false,
};

async function showReset({ page, signIn }: Stage): Promise<void> {
  await signIn('admin');
  await offerGroups(page, 'admin', 'second-factor');
  const response = { items: [customer], page: 1, pageSize: 20, total: 1 };
  await page.route(customersCall, (route) => route.fulfill({ json: { code: 200, response } }));
  await page.goto('/customers?query=e');
  await page.getByRole('button', { name: `Remove the lost second step of ${customer.name}` }).click();
  await page.getByRole('button', { name: 'Remove second step' }).waitFor();
}

/** The support code in the contact panel, its screen for admins, and the removal of a lost second step. */
export const supportScreens: readonly ScreenState[] = [
  { name: 'support-code', show: showPart },
  {
    name: 'support-code-made',
    show: async (stage) => {
      const part = await showPart(stage);
      await part.code();
      await part.copy.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'support-code-failed',
    provokes: codesCall,
    show: async (stage) => {
      await stage.page.route(codesCall, (route) => route.fulfill({ status: 503, body: '' }));
      const part = await showPart(stage);
      await part.make.click();
      await part.failed.waitFor();
    },
  },
  {
    name: 'admin-support-codes',
    show: async (stage) => {
      await stage.signIn('admin');
      await stage.page.goto('/admin/support-codes');
      await new SupportCodesScreen(stage.page).open.waitFor();
    },
  },
  {
    name: 'admin-support-codes-opened',
    show: async (stage) => {
      const code = await (await showPart(stage)).code();
      await (await enterCode(stage, code)).heading.waitFor();
    },
  },
  {
    name: 'admin-support-codes-unknown',
    provokes: readCall,
    show: async (stage) => (await enterCode(stage, 'AAAAA-AAAAA')).notFound.waitFor(),
  },
  {
    name: 'whereabouts-shown',
    show: async (stage) => {
      await showPart(stage);
      const part = new WhereaboutsPart(stage.page);
      await part.agree.click();
      await part.shown.waitFor();
    },
  },
  {
    name: 'customer-whereabouts',
    show: async (stage) => {
      await stage.signIn('admin');
      await stage.page.route(whereaboutsCall, (route) =>
        route.fulfill({ json: { code: 200, response: whereabouts } }),
      );
      const dialog = new CustomerWhereaboutsDialog(stage.page);
      await dialog.open('standard@cabrank.test');
      await dialog.rowOf('card-add').waitFor();
    },
  },
  {
    name: 'customer-whereabouts-none',
    provokes: whereaboutsCall,
    show: async (stage) => {
      await stage.signIn('admin');
      const dialog = new CustomerWhereaboutsDialog(stage.page);
      // Another state shows where standard@ is, on the same server.
      await dialog.open('hospitality@cabrank.test');
      await dialog.notShown.waitFor();
    },
  },
  { name: 'factor-reset', show: showReset },
  {
    name: 'factor-reset-begun',
    show: async (stage) => {
      await stage.page.route(resetCall, (route) =>
        route.fulfill({ json: { code: 200, response: { resetAt: '2026-11-30T09:30:00Z' } } }),
      );
      await showReset(stage);
      await stage.page.getByRole('textbox', { name: 'Reason' }).fill('She lost her phone and called us');
      await stage.page.getByRole('button', { name: 'Remove second step' }).click();
      await stage.page.getByRole('button', { name: 'Done' }).waitFor();
    },
  },
];
