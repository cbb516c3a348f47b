import { LoginPage } from '../pages/login-page';
import type { ScreenState } from './screen-state';

/** The screens of those who are not signed in. */
export const authScreens: readonly ScreenState[] = [
  { name: 'login', show: ({ page }) => new LoginPage(page).open() },
  {
    name: 'login-incomplete',
    show: async ({ page }) => {
      const screen = new LoginPage(page);
      await screen.open();
      await screen.pressUnready();
      await screen.summary.waitFor();
    },
  },
  {
    name: 'login-refused',
    provokes: /\/api\/auth\/login$/,
    show: async ({ page }) => {
      const screen = new LoginPage(page);
      await screen.open();
      await screen.signIn('standard@cabrank.test', 'not the password');
      await screen.refusal.waitFor();
    },
  },
];
