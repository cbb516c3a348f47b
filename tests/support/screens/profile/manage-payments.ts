import { ProfilePage } from '../../pages/profile/profile-page';
import type { ScreenState, Stage } from '../screen-state';

const viewCards = /\/cards\/view$/;

/** Signs a customer in and opens the profile. It may still be loading. */
export async function showProfile({ page, signIn }: Stage, customer: string): Promise<ProfilePage> {
  await signIn(customer);
  const profile = new ProfilePage(page);
  await profile.open();
  return profile;
}

/** The profile's section with the cards. */
export const managePaymentsScreens: readonly ScreenState[] = [
  {
    name: 'payments',
    show: async (stage) => {
      const { cards } = await showProfile(stage, 'standard');
      await cards.nth(2).waitFor();
    },
  },
  {
    name: 'payments-empty',
    show: async (stage) => {
      await (await showProfile(stage, 'new')).empty.waitFor();
    },
  },
  {
    name: 'payments-list-failed',
    provokes: viewCards,
    show: async (stage) => {
      await stage.page.route(viewCards, (route) => route.fulfill({ status: 503, body: '' }));
      await (await showProfile(stage, 'standard')).retry.waitFor();
    },
  },
  {
    name: 'payments-list-loading',
    show: async (stage) => {
      await stage.page.route(viewCards, () => undefined);
      await showProfile(stage, 'standard');
    },
  },
];
