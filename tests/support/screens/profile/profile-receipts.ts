import { enterAsCustomerWith } from '../../backend/made-customer';
import { ProfilePage } from '../../pages/profile/profile-page';
import { ReceiptsSection, WithdrawalDialog } from '../../pages/profile/profile-receipts';
import { showProfile } from './manage-payments';
import type { ScreenState, Stage } from '../screen-state';

const list = /\/receipts$/u;
const pdf = /\/receipts\/\d+\/pdf$/u;
const withdraw = /\/withdraw$/u;

async function show(stage: Stage, customer = 'premium'): Promise<ReceiptsSection> {
  await showProfile(stage, customer);
  const receipts = new ReceiptsSection(stage.page);
  await receipts.heading.waitFor();
  return receipts;
}

async function showDialog({ page, context }: Stage): Promise<WithdrawalDialog> {
  await enterAsCustomerWith(context, { premium: 'personal' });
  await new ProfilePage(page).open();
  const withdrawal = new WithdrawalDialog(page);
  await withdrawal.open.click();
  await withdrawal.keep.waitFor();
  return withdrawal;
}

/** The receipts of Manage Payments, and the dialog that withdraws from a contract. */
export const receiptScreens: readonly ScreenState[] = [
  {
    name: 'receipts',
    show: async (stage) => (await show(stage)).downloads.first().waitFor(),
  },
  {
    name: 'receipts-empty',
    show: async (stage) => (await show(stage, 'standard')).empty.waitFor(),
  },
  {
    name: 'receipts-loading',
    show: async (stage) => {
      await stage.page.route(list, () => undefined);
      await show(stage);
    },
  },
  {
    name: 'receipts-failed',
    provokes: list,
    show: async (stage) => {
      await stage.page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
      await (await show(stage)).retry.waitFor();
    },
  },
  {
    name: 'receipts-downloading',
    show: async (stage) => {
      await stage.page.route(pdf, () => undefined);
      const receipts = await show(stage);
      await receipts.downloads.first().click();
      await receipts.section.getByText('Downloading…').waitFor();
    },
  },
  {
    name: 'receipts-not-downloaded',
    provokes: pdf,
    show: async (stage) => {
      await stage.page.route(pdf, (route) => route.abort());
      const receipts = await show(stage);
      await receipts.downloads.first().click();
      await receipts.failure.waitFor();
    },
  },
  { name: 'withdrawal', show: (stage) => showDialog(stage) },
  {
    name: 'withdrawal-sending',
    show: async (stage) => {
      await stage.page.route(withdraw, () => undefined);
      const dialog = await showDialog(stage);
      await dialog.confirm.click();
      await dialog.dialog.getByText('Sending your withdrawal…').waitFor();
    },
  },
  {
    name: 'withdrawal-refused',
    provokes: withdraw,
    show: async (stage) => {
      await stage.page.route(withdraw, (route) =>
        route.fulfill({
          status: 409,
          json: { code: 409, message: 'The time to withdraw from this contract is over.' },
        }),
      );
      const dialog = await showDialog(stage);
      await dialog.confirm.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'withdrawal-failed',
    provokes: withdraw,
    show: async (stage) => {
      await stage.page.route(withdraw, (route) => route.abort());
      const dialog = await showDialog(stage);
      await dialog.confirm.click();
      await dialog.failure.waitFor();
    },
  },
  {
    name: 'withdrawal-done',
    show: async (stage) => {
      const dialog = await showDialog(stage);
      await dialog.confirm.click();
      await dialog.received.waitFor();
    },
  },
];
