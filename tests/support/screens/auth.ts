import { offerGroups } from '../browser/answers/offer-groups';
import { AdminLoginPage } from '../pages/admin/admin-login-page';
import { GuestPage } from '../pages/session/guest-page';
import { LoginPage } from '../pages/session/login-page';
import { LostPasswordPage } from '../pages/session/lost-password-page';
import { NewUserPage } from '../pages/new-user-page';
import { ResetPage } from '../pages/session/reset-page';
import type { ScreenState, Stage } from './screen-state';

const lostPassword = /\/api\/auth\/lost-password$/;
const reset = /\/api\/auth\/reset$/;
const anyUuid = '0b7f5f0e-6a56-4c0e-9a3b-0f5d8f6c2a11';
const strong = 'Nine-taxis-at-dusk-73';

async function openReset({ page }: Stage, path = '/reset/not-a-code'): Promise<ResetPage> {
  const screen = new ResetPage(page);
  await page.goto(path);
  await screen.heading.waitFor();
  return screen;
}

async function askForLink({ page }: Stage, path: string): Promise<LostPasswordPage> {
  const screen = new LostPasswordPage(page);
  await screen.open(path);
  await screen.email.fill('standard@cabrank.test');
  await screen.submit.click();
  return screen;
}

const logins: readonly ScreenState[] = [
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
  { name: 'admin-login', show: ({ page }) => new AdminLoginPage(page).open() },
  {
    name: 'admin-login-refused',
    provokes: /\/api\/auth\/admin\/login$/,
    show: async ({ page }) => {
      const screen = new AdminLoginPage(page);
      await screen.open();
      await screen.signIn('standard@cabrank.test', 'not the password');
      await screen.refusal.waitFor();
    },
  },
];

const guests: readonly ScreenState[] = [
  { name: 'guest', show: ({ page }) => new GuestPage(page).open() },
  {
    name: 'guest-incomplete',
    show: async ({ page }) => {
      const screen = new GuestPage(page);
      await screen.open();
      await screen.email.fill('nobody');
      await screen.pressUnready();
      await screen.summary.waitFor();
    },
  },
];

const lostPasswords: readonly ScreenState[] = [
  { name: 'lost-password', show: ({ page }) => new LostPasswordPage(page).open() },
  {
    name: 'lost-password-incomplete',
    show: async ({ page }) => {
      const screen = new LostPasswordPage(page);
      await screen.open();
      await screen.pressUnready();
      await screen.summary.waitFor();
    },
  },
  {
    name: 'lost-password-sent',
    show: async (stage) => (await askForLink(stage, '/lost-pass')).sent.waitFor(),
  },
  {
    name: 'lost-password-failed',
    provokes: lostPassword,
    show: async (stage) => {
      await stage.page.route(lostPassword, (route) => route.fulfill({ status: 503, body: '' }));
      await (await askForLink(stage, '/lost-pass')).failure.waitFor();
    },
  },
  {
    name: 'lost-password-app',
    show: async (stage) => (await askForLink(stage, '/lost-pass/app')).sent.waitFor(),
  },
];

const resets: readonly ScreenState[] = [
  {
    name: 'reset',
    show: async (stage) => {
      await openReset(stage);
    },
  },
  {
    name: 'reset-strong',
    show: async (stage) => {
      const screen = await openReset(stage);
      await screen.password.fill(strong);
      await screen.strength('Excellent').waitFor();
    },
  },
  {
    name: 'reset-weak',
    show: async (stage) => {
      const screen = await openReset(stage);
      await screen.password.fill('password1');
      await screen.strength('Insecure').waitFor();
      await screen.pressUnready();
      await screen.summary.waitFor();
    },
  },
  {
    name: 'reset-expired',
    provokes: reset,
    show: async (stage) => {
      const screen = await openReset(stage);
      await screen.choose(strong);
      await screen.refusal.waitFor();
    },
  },
  ...(['/reset', '/reset/app'] as const).map((path) => ({
    name: path === '/reset' ? 'reset-done' : 'reset-done-app',
    show: async (stage: Stage) => {
      await stage.page.route(reset, (route) =>
        route.fulfill({ json: { code: 200, response: { location: '/login' } } }),
      );
      const screen = await openReset(stage, `${path}/a-code`);
      await screen.choose(strong);
      await screen.done.waitFor();
    },
  })),
  {
    name: 'reset-forgotten',
    show: async ({ page }) => {
      await page.goto('/reset');
      await new ResetPage(page).forgotten.waitFor();
    },
  },
];

/** The screens of visitors. */
export const authScreens: readonly ScreenState[] = [
  ...logins,
  ...guests,
  ...lostPasswords,
  ...resets,
  {
    name: 'new-user',
    show: async ({ page }) => {
      await offerGroups(page, 'registration');
      await new NewUserPage(page).open(anyUuid);
    },
  },
];
