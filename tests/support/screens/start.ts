import { Shell } from '../pages/shell';
import type { ScreenState } from './screen-state';

const config = /\/api\/config$/;

/** What is shown without a screen: loading, failed, or page not found. */
export const startScreens: readonly ScreenState[] = [
  {
    name: 'loading',
    show: async ({ page }) => {
      await page.route('**/api/auth/user', () => undefined);
      await page.goto('/profile');
      await new Shell(page).loading.waitFor();
    },
  },
  {
    name: 'not-loaded',
    provokes: /\.js$/,
    show: async ({ page }) => {
      await page.route(/\/main-[^/]*\.js$/, (route) => route.abort());
      await page.goto('/login');
      await new Shell(page).reload.waitFor();
    },
  },
  {
    name: 'start-failed',
    provokes: config,
    show: async ({ page }) => {
      await page.route(config, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/profile');
      await new Shell(page).startFailure.waitFor();
    },
  },
  {
    name: 'not-found',
    provokes: /\/no\/such\/page$/,
    show: async ({ page }) => {
      await page.goto('/no/such/page');
      await new Shell(page).notFound.waitFor();
    },
  },
  {
    name: 'not-found-customer',
    provokes: /\/no\/such\/page$/,
    show: async ({ page, signIn }) => {
      await signIn('standard');
      await page.goto('/no/such/page');
      const shell = new Shell(page);
      await shell.phoneOfNotFound.waitFor();
      await shell.footer.waitFor();
    },
  },
];
