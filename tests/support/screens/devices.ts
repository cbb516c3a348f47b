import { Devices } from '../pages/devices';
import { MailLinkPage } from '../pages/session/mail-link-page';
import type { ScreenState, Stage } from './screen-state';

const sessions = /\/api\/user\/[^/]+\/sessions$/u;
const notMe = /\/api\/auth\/not-me$/u;

const times = { signedInAt: '2026-11-20T09:00:00Z', lastUsedAt: '2026-11-20T10:00:00Z' };
const devices = [
  { id: 'd1', browser: 'Chrome', system: 'Linux', country: 'IE', current: true, ...times },
  { id: 'd2', browser: 'Safari', system: 'iOS', country: 'FR', current: false, ...times },
  { id: 'd3', current: false, ...times },
];

async function showDevices({ page, signIn }: Stage): Promise<Devices> {
  await page.route(sessions, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { code: 200, response: devices } })
      : route.fulfill({ status: 403, json: { code: 403, message: 'Please call us first.' } }),
  );
  await signIn('standard');
  await page.goto('/profile/security');
  const screen = new Devices(page);
  await screen.signOut('Safari on iOS').scrollIntoViewIfNeeded();
  return screen;
}

async function openNotMe({ page }: Stage): Promise<MailLinkPage> {
  await page.goto('/not-me/a-code-from-a-mail');
  const screen = new MailLinkPage(page, 'not-me');
  await screen.heading.waitFor();
  return screen;
}

/** The devices of a customer, and the page of the mail about a new one. */
export const deviceScreens: readonly ScreenState[] = [
  {
    name: 'devices',
    show: async (stage) => {
      await showDevices(stage);
    },
  },
  {
    name: 'devices-unloaded',
    provokes: sessions,
    show: async ({ page, signIn }) => {
      await page.route(sessions, (route) => route.fulfill({ status: 503, body: '' }));
      await signIn('standard');
      await page.goto('/profile/security');
      await new Devices(page).failure.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'device-sign-out',
    show: async (stage) => {
      const screen = await showDevices(stage);
      await screen.signOut('Safari on iOS').click();
      await screen.keep.waitFor();
    },
  },
  {
    name: 'device-sign-out-refused',
    provokes: sessions,
    show: async (stage) => {
      const screen = await showDevices(stage);
      await screen.signOutOthers.click();
      await screen.confirm.click();
      await screen.refusal.waitFor();
    },
  },
  {
    name: 'not-me',
    show: async (stage) => {
      await openNotMe(stage);
    },
  },
  {
    name: 'not-me-over',
    provokes: notMe,
    show: async (stage) => {
      const screen = await openNotMe(stage);
      await screen.submit.click();
      await screen.refusal.waitFor();
    },
  },
  {
    name: 'not-me-done',
    show: async (stage) => {
      await stage.page.route(notMe, (route) =>
        route.fulfill({ json: { code: 200, response: { location: '/reset/another-code' } } }),
      );
      const screen = await openNotMe(stage);
      await screen.submit.click();
      await screen.done.waitFor();
    },
  },
];
