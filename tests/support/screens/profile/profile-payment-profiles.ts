import { changeConfig } from '../../browser/answers/change-config';
import {
  CardAccountDialog,
  CreditRequestDialog,
  PaymentProfiles,
} from '../../pages/profile/profile-payment-profiles';
import { showProfile } from './manage-payments';
import type { ScreenState, Stage } from '../screen-state';

const businessList = /\/cards\/business$/;
const billPayList = /\/settings\/accounts\/view$/;
const cardList = /\/cards\/view$/;
const switching = /\/cards\/business\/\d+\/(?:enable|disable)$/;
const adding = /\/cards\/business\/add$/;

async function showProfiles(stage: Stage, customer: string): Promise<PaymentProfiles> {
  await showProfile(stage, customer);
  return new PaymentProfiles(stage.page);
}

async function showAddAccount(stage: Stage, customer = 'standard'): Promise<CardAccountDialog> {
  const profiles = await showProfiles(stage, customer);
  await profiles.addCardAccount.click();
  const dialog = new CardAccountDialog(stage.page);
  await dialog.company.waitFor();
  return dialog;
}

async function showRequest(stage: Stage, customer = 'standard'): Promise<CreditRequestDialog> {
  await changeConfig(stage.page, { premiumEnabled: false });
  const profiles = await showProfiles(stage, customer);
  await profiles.requestBillPay.click();
  const dialog = new CreditRequestDialog(stage.page);
  await dialog.company.waitFor();
  return dialog;
}

/** The payment profiles, each list in its states. */
const lists: readonly ScreenState[] = [
  {
    name: 'profiles-business',
    show: async (stage) => (await showProfiles(stage, 'business')).row('Murphy Events').waitFor(),
  },
  {
    name: 'profiles-member',
    show: async (stage) => (await showProfiles(stage, 'member')).row('Murphy & Sons Ltd').waitFor(),
  },
  {
    name: 'profiles-bill-pay',
    show: async (stage) => (await showProfiles(stage, 'billpay')).billPay.first().waitFor(),
  },
  {
    name: 'profiles-pending',
    show: async (stage) => (await showProfiles(stage, 'pending')).billPay.first().waitFor(),
  },
  {
    name: 'profiles-declined',
    show: async (stage) => {
      await stage.page.route(billPayList, (route) =>
        route.fulfill({
          json: {
            code: 200,
            response: [
              {
                ref: 'BD-1042',
                name: 'Byrne Design Ltd',
                created: '2026-11-20T10:00:00Z',
                status: 'declined',
                reason: 'The Companies Registration Office knows no company of this number.',
              },
            ],
          },
        }),
      );
      await (await showProfiles(stage, 'standard')).billPay.first().waitFor();
    },
  },
  {
    name: 'profiles-empty',
    show: async (stage) => (await showProfiles(stage, 'new')).empty.waitFor(),
  },
  {
    name: 'profiles-without-premium',
    show: async (stage) => {
      await changeConfig(stage.page, { premiumEnabled: false });
      const profiles = await showProfiles(stage, 'business');
      await profiles.row('Murphy Events').waitFor();
      await profiles.requestBillPay.waitFor();
    },
  },
  {
    name: 'profiles-loading',
    show: async (stage) => {
      for (const list of [businessList, billPayList]) await stage.page.route(list, () => undefined);
      await (await showProfiles(stage, 'business')).section.getByRole('status').first().waitFor();
    },
  },
  {
    name: 'profiles-failed',
    provokes: /\/(?:cards\/business|settings\/accounts\/view)$/,
    show: async (stage) => {
      for (const list of [businessList, billPayList])
        await stage.page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
      await (await showProfiles(stage, 'business')).retry.nth(1).waitFor();
    },
  },
  {
    name: 'profiles-one-failed',
    provokes: billPayList,
    show: async (stage) => {
      await stage.page.route(billPayList, (route) => route.fulfill({ status: 503, body: '' }));
      const profiles = await showProfiles(stage, 'business');
      await Promise.all([profiles.retry.waitFor(), profiles.row('Murphy Events').waitFor()]);
    },
  },
  {
    name: 'profiles-switching',
    show: async (stage) => {
      await stage.page.route(switching, () => undefined);
      const profiles = await showProfiles(stage, 'business');
      await profiles.switchOf('Murphy Events').click();
      await profiles.section.getByRole('switch', { checked: true }).nth(1).waitFor();
    },
  },
  {
    name: 'profiles-switch-refused',
    provokes: switching,
    show: async (stage) => {
      await stage.page.route(switching, (route) =>
        route.fulfill({ status: 403, json: { code: 403, message: 'This account is closed for now.' } }),
      );
      const profiles = await showProfiles(stage, 'business');
      await profiles.switchOf('Murphy Events').click();
      await profiles.failureOf('Murphy Events').waitFor();
    },
  },
];

/** The dialog 'Add business account'. */
const addAccount: readonly ScreenState[] = [
  {
    name: 'add-card-account',
    show: async (stage) => (await showAddAccount(stage)).card('Everyday').waitFor(),
  },
  {
    name: 'add-card-account-incomplete',
    show: async (stage) => {
      const dialog = await showAddAccount(stage);
      await dialog.card('Everyday').waitFor();
      await dialog.pressUnready();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'add-card-account-filled',
    show: async (stage) => {
      const dialog = await showAddAccount(stage);
      await dialog.company.fill('Byrne Design Ltd');
      await dialog.card('Joint account').check();
    },
  },
  {
    name: 'add-card-account-no-cards',
    show: async (stage) => {
      const dialog = await showAddAccount(stage, 'new');
      await dialog.dialog.getByText(/^You don't have a card yet/u).waitFor();
    },
  },
  {
    name: 'add-card-account-cards-failed',
    provokes: cardList,
    show: async (stage) => {
      await stage.page.route(cardList, (route) => route.fulfill({ status: 503, body: '' }));
      await (await showAddAccount(stage)).retry.waitFor();
    },
  },
  {
    name: 'add-card-account-adding',
    show: async (stage) => {
      await stage.page.route(adding, () => undefined);
      const dialog = await showAddAccount(stage);
      await dialog.company.fill('Byrne Design Ltd');
      await dialog.card('Everyday').check();
      await dialog.submit.click();
      await dialog.dialog.getByRole('button', { name: /…$/u }).waitFor();
    },
  },
  {
    name: 'add-card-account-refused',
    provokes: adding,
    show: async (stage) => {
      await stage.page.route(adding, (route) =>
        route.fulfill({
          status: 400,
          json: {
            code: 400,
            message: 'Please check the form.',
            errors: { companyName: 'We know this company already.' },
          },
        }),
      );
      const dialog = await showAddAccount(stage);
      await dialog.company.fill('Byrne Design Ltd');
      await dialog.card('Everyday').check();
      await dialog.submit.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'add-card-account-unanswered',
    provokes: adding,
    show: async (stage) => {
      await stage.page.route(adding, (route) => route.abort());
      const dialog = await showAddAccount(stage);
      await dialog.company.fill('Byrne Design Ltd');
      await dialog.card('Everyday').check();
      await dialog.submit.click();
      await dialog.failure.waitFor();
    },
  },
];

/** The dialog 'Request Bill Pay', if Premium is not sold. */
const creditRequest: readonly ScreenState[] = [
  {
    name: 'request-bill-pay',
    show: async (stage) => void (await showRequest(stage)),
  },
  {
    name: 'request-bill-pay-incomplete',
    show: async (stage) => {
      const dialog = await showRequest(stage);
      await dialog.pressUnready();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'request-bill-pay-refused',
    provokes: /\/settings\/accounts\/request$/,
    show: async (stage) => {
      const dialog = await showRequest(stage, 'pending');
      await dialog.fill('Byrne Design Ltd');
      await dialog.submit.click();
      await dialog.failure.waitFor();
    },
  },
];

/** The payment profiles and the dialogs that add to them. */
export const paymentProfileScreens: readonly ScreenState[] = [...lists, ...addAccount, ...creditRequest];
