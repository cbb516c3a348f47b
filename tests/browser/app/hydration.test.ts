import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { NOT_FOUND_PATH, PRERENDERED } from '../../../src/build/pages';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { useBuild } from '../../support/review/other-build';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

// Only React's development version warns: of a page that was drawn differently, of what strict mode finds. Its first half,
// the drawing, warns while it builds, which fails the build.
const layout = useBuild('react-warnings', { CABRANK_REACT: 'development' });
const app = useApp(() => ({}), join(layout.server, 'main.js'));

type Watched = { drawn?: Element | null };

/** Keeps hold of the screen's main part as it came with the page. */
const holdDrawn = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      (globalThis as Watched).drawn = document.querySelector('#root main');
    });
  });

/** Whether React has taken over that very element, and has not drawn another in its place. */
const isTakenOver = (page: Page) =>
  page.evaluate(() => {
    const { drawn } = globalThis as Watched;
    return drawn?.isConnected === true && Object.keys(drawn).some((key) => key.startsWith('__reactFiber$'));
  });

/** All that comes by itself has come: answers, the fonts, what they change. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

describe('a prerendered page, with all of React’s warnings', () => {
  it.each(sampled([...Object.keys(PRERENDERED), NOT_FOUND_PATH]))(
    '%s hydrates without a warning',
    async (path) => {
      const { page, provoke } = await app.visit();
      if (path === NOT_FOUND_PATH) provoke(new RegExp(`${path}$`, 'u'));
      await holdDrawn(page);
      await page.goto(path);
      await eventually(() => isTakenOver(page)).toBe(true);
      await atRest(page);
      expect(await isTakenOver(page)).toBe(true);
    },
  );

  it('reports a planted mismatch: a text, which is rendered again', async () => {
    const { page, provokeLine, errors } = await planted(
      '<h1 id="main-heading" tabindex="-1"',
      /Sign in<\/h1>/u,
      'Sign out</h1>',
    );
    await eventually(() => errors().join('\n')).toMatch(/Hydration failed/u);
    provokeLine(/Hydration failed|Minified React error/u);
    await eventually(() => new LoginPage(page).heading.count()).toBe(1);
  });

  it('reports a planted mismatch: an attribute, which only the warning shows', async () => {
    const { provokeLine, errors } = await planted(
      '<input id="login-email"',
      / spellCheck="false"/u,
      ' spellCheck="true"',
    );
    await eventually(() => errors().join('\n')).toMatch(
      /some attributes of the server rendered HTML didn't match/u,
    );
    provokeLine(/some attributes of the server rendered HTML didn't match/u);
  });
});

/** The login, changed in one place on its way to the browser. */
async function planted(near: string, found: RegExp, by: string) {
  const opened = await app.visit();
  await opened.page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const at = body.indexOf(near);
    const changed = body.slice(at).replace(found, by);
    if (at < 0 || changed === body.slice(at)) throw new Error('The login reads differently');
    await route.fulfill({ response: answer, body: body.slice(0, at) + changed });
  });
  await opened.page.goto('/login');
  return opened;
}

describe('a screen rendered by the script, with all of React’s warnings and every effect run twice', () => {
  it('the login is rendered from the shell for a visitor', async () => {
    const { page } = await app.visit();
    await page.goto('/profile');
    await new LoginPage(page).heading.waitFor();
    await atRest(page);
  });

  it('the profile is loaded, including its settings', async () => {
    const { page } = await app.visitAs('standard');
    const settings = new SettingsSection(page);
    await page.goto('/profile');
    await new ProfilePage(page).cards.first().waitFor();
    await settings.firstName.waitFor();
    expect(await settings.failed.count()).toBe(0);
    await atRest(page);
  });

  it.each(sampled(['/content/terms', '/register', '/users']))('%s is shown', async (path) => {
    const { page } = await app.visitAs('standard');
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await atRest(page);
  });

  it('a screen whose code is loaded on a press', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.openAlive();
    await login.createAccount.click();
    await page.getByRole('heading', { level: 1, name: 'Account Details' }).waitFor();
    await atRest(page);
  });
});
