import { hasExpiredCards } from '../../matrix/expiring-notices';
import { AddCardDialog } from '../../cards/add-card-dialog';
import { ExpiringCards, SectionMenu } from '../../pages/profile/profile-expiring';
import { ProfilePage } from '../../pages/profile/profile-page';
import type { ScreenState, Stage } from '../screen-state';

async function showNotice({ page }: Stage): Promise<ExpiringCards> {
  const expiring = new ExpiringCards(page);
  await expiring.open('/profile');
  await new ProfilePage(page).loaded();
  await expiring.close.waitFor();
  await expiring.notices.region.locator('input[type=checkbox]').first().waitFor({ state: 'attached' });
  return expiring;
}

/** The profile of somebody with this many expired cards, with the notice about them. */
const withExpired = (count: number) => async (stage: Stage) => {
  await stage.signIn('standard');
  await hasExpiredCards(stage.page, count);
  return showNotice(stage);
};

/** The notices of expiring cards, and the profile's menu while scrolling. */
export const expiringScreens: readonly ScreenState[] = [
  {
    name: 'expiring-cards',
    show: async (stage) => {
      await stage.signIn('standard');
      await showNotice(stage);
    },
  },
  {
    name: 'expiring-cards-unfolded',
    widths: [390],
    show: async (stage) => {
      await stage.signIn('standard');
      const expiring = await showNotice(stage);
      await expiring.fold.click();
      await expiring.box('Joint account').check();
    },
  },
  { name: 'expiring-cards-one', show: withExpired(1) },
  { name: 'expiring-cards-three', show: withExpired(3) },
  { name: 'expiring-cards-twenty', show: withExpired(20) },
  {
    name: 'expiring-cards-twenty-unfolded',
    widths: [390],
    show: async (stage) => (await withExpired(20)(stage)).fold.click(),
  },
  {
    name: 'expiring-cards-behind-chooser',
    show: async (stage) => {
      await stage.signIn('standard');
      await showNotice(stage);
      await stage.page.getByRole('link', { name: 'Add Premium or Business+' }).click();
      await stage.page.getByRole('dialog', { name: 'Add a new profile' }).waitFor();
    },
  },
  {
    name: 'expiring-cards-behind-add-a-card',
    show: async (stage) => {
      await stage.signIn('standard');
      await showNotice(stage);
      await new ProfilePage(stage.page).addCard.first().click();
      await new AddCardDialog(stage.page).number.waitFor();
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
