import { ExpiringCards, SectionMenu } from '../pages/profile-expiring';
import { ProfilePage } from '../pages/profile-page';
import type { ScreenState, Stage } from './screen-state';

async function showNotices({ page }: Stage): Promise<ExpiringCards> {
  const expiring = new ExpiringCards(page);
  await expiring.open('/profile');
  await new ProfilePage(page).loaded();
  await expiring.all.nth(1).waitFor();
  return expiring;
}

/** The notices of cards that expire, and the profile's menu on its way down the page. */
export const expiringScreens: readonly ScreenState[] = [
  {
    name: 'expiring-cards',
    show: async (stage) => {
      await stage.signIn('standard');
      const expiring = await showNotices(stage);
      await expiring.box('Joint account').check();
    },
  },
  {
    name: 'profile-menu-payments',
    show: async ({ page, signIn }) => {
      await signIn('premium');
      await new ProfilePage(page).open();
      await new ProfilePage(page).loaded();
      const menu = new SectionMenu(page);
      await menu.entry('Manage Payments').click();
      await menu.current.and(menu.entry('Manage Payments')).waitFor();
    },
  },
];
