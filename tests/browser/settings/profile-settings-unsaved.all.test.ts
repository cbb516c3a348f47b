import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { Shell } from '../../support/pages/shell';
import { SignInAgain } from '../../support/pages/session/sign-in-again';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const update = /\/settings\/update$/u;

const open = async (page: Page): Promise<SettingsSection> => {
  const settings = new SettingsSection(page);
  await settings.open();
  return settings;
};
/** As when a link inside the app is followed. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), path);
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('settings that were changed in a second tab', () => {
  /** Both tabs have the form; the second one saves. */
  const inTwoTabs = async (customer: string) => {
    const first = await app.visitAs(customer);
    const settings = await open(first.page);
    const second = await app.visit({ context: first.context });
    const other = await open(second.page);
    await other.bookingName.fill('Reception');
    await other.job.selectOption({ label: 'Six seats' });
    await other.save();
    return { ...first, settings, other };
  };

  it('are shown and not overwritten: the chosen version is kept', async () => {
    const { page, requests, settings, other } = await inTwoTabs('premium');
    await settings.bookingName.fill('Front desk');
    await settings.submit.click();
    const { changes } = settings;
    await changes.dialog.waitFor();
    expect(requests.of('POST', update)).toEqual([]);
    const marked = async (setting: string) =>
      Promise.all((await changes.of(setting).all()).map((radio) => radio.isChecked()));
    expect([await marked('Default Booking Name'), await marked('Default Job Template')]).toEqual([
      [false, true],
      [true, false],
    ]);
    await changes.save.click();
    await settings.saved.waitFor();
    expect(await settings.job.inputValue()).toBe('3');
    await other.open();
    expect([await other.bookingName.inputValue(), await other.job.inputValue()]).toEqual(['Front desk', '3']);
    expect(await isFocused(settings.bookingName)).toBe(true);
    expect(pathOf(page)).toBe('/profile');
  });

  it('can be adopted, and are left unchanged by going back to the form', async () => {
    const { page, requests, settings } = await inTwoTabs('new');
    await settings.bookingName.fill('Front desk');
    await settings.submit.click();
    await settings.changes.back.click();
    await settings.changes.dialog.waitFor({ state: 'detached' });
    expect([await settings.bookingName.inputValue(), requests.of('POST', update)]).toEqual([
      'Front desk',
      [],
    ]);
    expect(await isFocused(settings.bookingName)).toBe(true);
    await page.keyboard.press('Enter');
    await settings.changes.of('Default Booking Name').first().check();
    await settings.changes.save.click();
    await settings.saved.waitFor();
    expect(await settings.bookingName.inputValue()).toBe('Reception');
  });
});

describe('unsaved changes', () => {
  it('are asked about before the profile is left, and are kept or discarded as answered', async () => {
    const { page } = await app.visitAs('standard');
    const settings = await open(page);
    // A link of the menu: nobody is asked before an address that only the history was told of.
    const elsewhere = page.getByRole('link', { name: 'Book Online' }).first();
    await settings.bookingName.fill('Entered and not saved');
    await elsewhere.click();
    await settings.leaving.dialog.waitFor();
    expect(await isFocused(settings.leaving.stay)).toBe(true);
    await page.keyboard.press('Enter');
    expect([pathOf(page), await settings.bookingName.inputValue()]).toEqual([
      '/profile',
      'Entered and not saved',
    ]);
    await elsewhere.click();
    await settings.leaving.leave.click();
    await eventually(() => pathOf(page)).toBe('/new-booking');
    await settings.open();
    expect(await settings.bookingName.inputValue()).not.toBe('Entered and not saved');
  });

  it('are restored after another address of the profile, and after a confirmed reload', async () => {
    const { page } = await app.visitAs('standard');
    const settings = await open(page);
    // A browser asks nobody who has not touched the page.
    await settings.bookingName.click();
    await settings.bookingName.fill('Entered and not saved');
    await follow(page, '/profile/welcome');
    await eventually(() => pathOf(page)).toBe('/profile/welcome');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto('/profile');
    await settings.bookingName.waitFor();
    expect(await settings.bookingName.inputValue()).toBe('Entered and not saved');
    await settings.bookingName.click();
    await page.reload();
    await settings.bookingName.waitFor();
    expect([await settings.bookingName.inputValue(), new Set(asked)]).toEqual([
      'Entered and not saved',
      new Set(['beforeunload']),
    ]);
  });

  it('do not block a logout, and are discarded by it', async () => {
    const { page, context } = await app.visitAs('standard');
    const settings = await open(page);
    await settings.bookingName.fill('Entered and not saved');
    // A logout that overtakes a read of the sections below would have that refused.
    await new ProfilePage(page).settled();
    await new Shell(page).logout.click();
    await eventually(() => pathOf(page)).toBe('/');
    expect(await settings.leaving.dialog.count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join(' '))).not.toContain('draft.settings');
    await context.clearCookies();
  });

  it('survive the end of the session: after signing in again in place they can be saved', async () => {
    const { page, context, provoke } = await app.visitAs('premium');
    provoke(/\/api\//u);
    const settings = await open(page);
    await settings.bookingName.fill('Entered before the session ended');
    // A list that is asked for later would notice the end of the session first.
    await new ProfilePage(page).settled();
    await context.clearCookies();
    await settings.submit.click();
    const again = new SignInAgain(page);
    await again.dialog.waitFor();
    await again.signIn('premium@cabrank.test', demoPassword);
    await again.dialog.waitFor({ state: 'detached' });
    expect(await settings.bookingName.inputValue()).toBe('Entered before the session ended');
    await settings.save();
    await page.reload();
    await settings.bookingName.waitFor();
    expect(await settings.bookingName.inputValue()).toBe('Entered before the session ended');
  });
});
