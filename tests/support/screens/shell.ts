import type { Page } from 'playwright-core';
import { Banners } from '../pages/banners';
import { Shell } from '../pages/shell';
import type { ScreenState, Stage } from './screen-state';

const nav = /\/api\/content\/nav$/;

const open = async (page: Page, path: string): Promise<Shell> => {
  await page.goto(path);
  const shell = new Shell(page);
  // The loading screen has a heading too, but no header.
  await page.getByRole('banner').waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  return shell;
};

async function openDrawer({ page }: Stage): Promise<void> {
  const shell = await open(page, '/profile');
  await shell.menu.click();
  await shell.drawer.link('Profile').waitFor();
}

/** The server's next responses name another version than the first one. */
async function publishVersion(page: Page): Promise<void> {
  await page.route(nav, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...body, version: 'the next one' } });
  });
}

const narrow = [390, 768] as const;

/** The header of everybody who has one, the drawer, and what is above or below every screen. */
export const shellScreens: readonly ScreenState[] = [
  {
    name: 'shell-nobody',
    show: async ({ page }) => {
      await (await open(page, '/content/terms')).signIn.waitFor();
    },
  },
  {
    name: 'shell-guest',
    show: async ({ page, enterAsGuest }) => {
      await enterAsGuest();
      await open(page, '/content/terms');
    },
  },
  {
    name: 'shell-admin',
    show: async ({ page, signIn }) => {
      await signIn('admin');
      await open(page, '/content/terms');
    },
  },
  {
    name: 'shell-menu-failed',
    widths: [1280],
    provokes: nav,
    show: async ({ page, signIn }) => {
      await signIn('standard');
      await page.route(nav, (route) => route.fulfill({ status: 503, body: '' }));
      await (await open(page, '/profile')).loadMenuAgain.waitFor();
    },
  },
  {
    name: 'shell-menu-loading',
    widths: [1280],
    show: async ({ page, signIn }) => {
      await signIn('standard');
      await page.route(nav, () => undefined);
      await (await open(page, '/profile')).navigation.getByText('Loading the menu…').waitFor();
    },
  },
  {
    name: 'drawer',
    widths: narrow,
    show: async (stage) => {
      await stage.signIn('business');
      await openDrawer(stage);
    },
  },
  {
    name: 'drawer-acting',
    widths: narrow,
    show: async (stage) => {
      await stage.actFor('premium');
      await openDrawer(stage);
    },
  },
  {
    name: 'person-menu',
    widths: [1280],
    show: async ({ page, signIn }) => {
      await signIn('business');
      const shell = await open(page, '/profile');
      await shell.person.click();
      await shell.personMenu.profile.waitFor();
    },
  },
  {
    name: 'acting',
    show: async ({ page, actFor }) => {
      await actFor('premium');
      await open(page, '/profile');
      await new Banners(page).acting.waitFor();
    },
  },
  {
    name: 'acting-visitor-screen',
    show: async ({ page, actFor }) => {
      await actFor('premium');
      await open(page, '/lost-pass');
      await new Banners(page).acting.waitFor();
    },
  },
  {
    name: 'demo-banner',
    show: async ({ page }) => {
      await open(page, '/content/terms');
      await new Banners(page).demo.waitFor();
    },
  },
  {
    name: 'new-version',
    show: async ({ page, signIn }) => {
      await signIn('standard');
      await publishVersion(page);
      await open(page, '/profile');
      await new Banners(page).newVersion.waitFor();
    },
  },
];
