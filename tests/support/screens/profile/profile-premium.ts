import type { Page } from 'playwright-core';
import {
  CancelPremiumDialog,
  PremiumSection,
  ResumePremiumDialog,
} from '../../pages/profile/profile-premium';
import { showProfile } from './manage-payments';
import type { ScreenState, Stage } from '../screen-state';

const view = /\/cards\/premium$/u;
const resume = /\/subscriptions\/\d+\/resume$/u;
const cancel = /\/subscriptions\/cancel\/\d+$/u;

async function show(stage: Stage, customer: string): Promise<PremiumSection> {
  await showProfile(stage, customer);
  const premium = new PremiumSection(stage.page);
  await premium.heading.waitFor();
  return premium;
}

async function showList(stage: Stage, customer: string): Promise<PremiumSection> {
  const premium = await show(stage, customer);
  await premium.subscriptions.first().waitFor();
  return premium;
}

async function showDialog(stage: Stage): Promise<CancelPremiumDialog> {
  const premium = await showList(stage, 'premium');
  await premium.cancel.click();
  const dialog = new CancelPremiumDialog(stage.page);
  await dialog.keep.waitFor();
  return dialog;
}

/** The server's response, as if the subscription had been cancelled. */
async function endPremium(page: Page): Promise<void> {
  await page.route(view, async (route) => {
    const answer = await route.fetch();
    const { response, ...body } = (await answer.json()) as { readonly response: readonly object[] };
    const ended = response.map((one) => ({ ...one, cancellable: false, endsOn: '2099-12-14T00:00:00Z' }));
    await route.fulfill({ response: answer, json: { ...body, response: ended } });
  });
}

/** The part Premium of Manage Payments, and the dialog that cancels it. */
export const premiumScreens: readonly ScreenState[] = [
  { name: 'premium', show: (stage) => showList(stage, 'premium') },
  { name: 'premium-business', show: (stage) => showList(stage, 'business') },
  {
    name: 'premium-cancelled',
    show: async (stage) => {
      await endPremium(stage.page);
      const premium = await showList(stage, 'premium');
      await premium.section.getByText('Ends on 14 Dec 2099').waitFor();
    },
  },
  {
    name: 'premium-resume',
    show: async (stage) => {
      await endPremium(stage.page);
      await (await showList(stage, 'premium')).resume.click();
      await new ResumePremiumDialog(stage.page).keep.waitFor();
    },
  },
  {
    name: 'premium-resume-refused',
    provokes: resume,
    show: async (stage) => {
      await endPremium(stage.page);
      await stage.page.route(resume, (route) =>
        route.fulfill({ status: 409, json: { code: 409, message: 'Your Premium subscription has ended.' } }),
      );
      await (await showList(stage, 'premium')).resume.click();
      const dialog = new ResumePremiumDialog(stage.page);
      await dialog.confirm.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'premium-failed',
    provokes: view,
    show: async (stage) => {
      await stage.page.route(view, (route) => route.fulfill({ status: 503, body: '' }));
      await (await show(stage, 'premium')).retry.waitFor();
    },
  },
  {
    name: 'premium-loading',
    show: async (stage) => {
      await stage.page.route(view, () => undefined);
      await show(stage, 'premium');
    },
  },
  { name: 'premium-cancel', show: (stage) => showDialog(stage) },
  {
    name: 'premium-cancel-refused',
    provokes: cancel,
    show: async (stage) => {
      await stage.page.route(cancel, (route) =>
        route.fulfill({ status: 400, json: { code: 400, message: 'Please pay your last month first.' } }),
      );
      const dialog = await showDialog(stage);
      await dialog.reason.fill('I moved to Cork');
      await dialog.confirm.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'premium-cancel-failed',
    provokes: cancel,
    show: async (stage) => {
      await stage.page.route(cancel, (route) => route.abort());
      const dialog = await showDialog(stage);
      await dialog.confirm.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'premium-cancelling',
    show: async (stage) => {
      await stage.page.route(cancel, () => undefined);
      const dialog = await showDialog(stage);
      await dialog.confirm.click();
      await dialog.dialog.getByRole('button', { name: /Cancelling Premium…/u }).waitFor();
    },
  },
];
