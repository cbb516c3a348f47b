import { expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

it.each([
  ['the app', /\/assets\/.*\.js$/u],
  ['the code of its screen', /\/assets\/screen-lost-password-[^/]*\.js$/u],
])('going back before %s has arrived shows the page that was left', async (_what, code) => {
  const { page } = await app.visit();
  const signIn = new LoginPage(page);
  await signIn.openAlive();
  await signIn.forgotten.click();
  const lostPassword = page.getByRole('heading', { level: 1, name: 'Forgot your password?' });
  await lostPassword.waitFor();

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(code, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await lostPassword.waitFor();
  await eventually(() => held).toBeGreaterThan(0);
  await page.goBack({ waitUntil: 'commit' });
  release();

  await signIn.heading.waitFor();
  expect([new URL(page.url()).pathname, await lostPassword.count()]).toEqual(['/login', 0]);
});
