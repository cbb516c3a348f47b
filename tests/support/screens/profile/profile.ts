import { Banners } from '../../pages/banners';
import { PasswordSection } from '../../pages/profile/profile-page';
import { showProfile } from './manage-payments';
import type { ScreenState, Stage } from '../screen-state';

const changePassword = /\/settings\/change-password$/;
const meter = /\/strength-meter-[^/]*\.js$/;
const strong = 'Nine taxis at dusk';

async function showSection(stage: Stage): Promise<PasswordSection> {
  await (await showProfile(stage, 'new')).empty.waitFor();
  const section = new PasswordSection(stage.page);
  await section.newPassword.waitFor();
  return section;
}

async function showMustChange({ page, signIn }: Stage): Promise<PasswordSection> {
  await signIn('mustchange');
  const section = new PasswordSection(page);
  await page.goto('/profile');
  await section.mustChange.waitFor();
  return section;
}

const strengths: readonly ScreenState[] = [
  ['Insecure', 'password'],
  ['Poor', 'rainbow9'],
  ['Okay', 'Cabrank2026!'],
  ['Good', 'zebra lamp'],
  ['Excellent', strong],
].map(([label = '', typed = '']) => ({
  name: `password-${label.toLowerCase()}`,
  show: async (stage) => {
    const section = await showSection(stage);
    await section.newPassword.fill(typed);
    await section.strength(label).waitFor();
  },
}));

/** The profile's section Change Password, and the screen of somebody who must change their password. */
export const passwordScreens: readonly ScreenState[] = [
  {
    name: 'must-change',
    show: async (stage) => {
      await showMustChange(stage);
    },
  },
  {
    name: 'must-change-weak',
    show: async (stage) => {
      const section = await showMustChange(stage);
      await section.newPassword.fill('rainbow9');
      await section.strength('Poor').waitFor();
      await section.pressUnready();
      await section.summary.waitFor();
    },
  },
  ...strengths,
  {
    name: 'password-refused',
    provokes: changePassword,
    show: async (stage) => {
      const section = await showSection(stage);
      await section.oldPassword.fill('not the password');
      await section.newPassword.fill(strong);
      await section.strength('Excellent').waitFor();
      await section.submit.click();
      await section.refusal.waitFor();
    },
  },
  {
    name: 'password-unmeasured',
    provokes: meter,
    show: async (stage) => {
      await stage.page.route(meter, (route) => route.abort());
      const section = await showSection(stage);
      await section.newPassword.fill(strong);
      await section.unavailable.waitFor();
    },
  },
  {
    name: 'password-acting',
    show: async ({ page, actFor }) => {
      await actFor('standard');
      await page.goto('/profile');
      await page.getByText(/^Only .+ can change this password\.$/u).waitFor();
      await new Banners(page).acting.waitFor();
    },
  },
];
