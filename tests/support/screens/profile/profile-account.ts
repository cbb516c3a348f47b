import { CloseAccount, DataDownload } from '../../pages/profile/profile-account';
import { showProfile } from './manage-payments';
import type { ScreenState, Stage } from '../screen-state';

const deleteProfile = /\/settings\/delete-profile$/u;
const accounts = /\/settings\/accounts\/view$/u;
const logout = /\/api\/auth\/logout$/u;

async function showSection(stage: Stage, customer: string): Promise<CloseAccount> {
  await showProfile(stage, customer);
  const closing = new CloseAccount(stage.page);
  await closing.open.scrollIntoViewIfNeeded();
  return closing;
}

async function showDialog(stage: Stage, customer: string): Promise<CloseAccount> {
  const closing = await showSection(stage, customer);
  await closing.open.click();
  await closing.cancel.waitFor();
  return closing;
}

async function pressDownload(stage: Stage): Promise<DataDownload> {
  await showProfile(stage, 'premium');
  const data = new DataDownload(stage.page);
  await data.download.click();
  return data;
}

/** Closing the account, and the customer's data as a file. */
export const accountScreens: readonly ScreenState[] = [
  { name: 'close-account', show: (stage) => showSection(stage, 'standard') },
  { name: 'close-account-confirm', show: (stage) => showDialog(stage, 'standard') },
  { name: 'close-account-premium', show: (stage) => showDialog(stage, 'premium') },
  {
    name: 'close-account-refused',
    provokes: deleteProfile,
    show: async (stage) => {
      await stage.page.route(deleteProfile, (route) =>
        route.fulfill({ status: 400, json: { code: 400, message: 'Please pay your last invoice first.' } }),
      );
      const closing = await showDialog(stage, 'standard');
      await closing.confirm.click();
      await closing.failure.waitFor();
    },
  },
  {
    name: 'close-account-failed',
    provokes: deleteProfile,
    show: async (stage) => {
      await stage.page.route(deleteProfile, (route) => route.abort());
      const closing = await showDialog(stage, 'standard');
      await closing.confirm.click();
      await closing.failure.waitFor();
    },
  },
  {
    name: 'close-account-acting',
    show: async ({ page, actFor }) => {
      await actFor('standard');
      await page.goto('/profile');
      await page.getByText(/^Only .+ can close this account\.$/u).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'close-account-logout-failed',
    provokes: logout,
    show: async (stage) => {
      const { page } = stage;
      await page.route(deleteProfile, (route) => route.fulfill({ json: { code: 200 } }));
      await page.route(logout, (route) => route.fulfill({ status: 500, body: '' }));
      const closing = await showDialog(stage, 'standard');
      await closing.confirm.click();
      await closing.logOut.waitFor();
    },
  },
  {
    name: 'data-downloaded',
    show: async (stage) => {
      await (await pressDownload(stage)).saved.waitFor();
    },
  },
  {
    name: 'data-download-failed',
    provokes: accounts,
    show: async (stage) => {
      await stage.page.route(accounts, (route) => route.fulfill({ status: 503, body: '' }));
      await (await pressDownload(stage)).failure.waitFor();
    },
  },
];
