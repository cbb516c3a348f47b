import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { WizardPage } from '../../support/pages/wizard-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** A window of 1280 × 1024 px with 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** What keeps its place while the page scrolls. The layers of a dialog cover the page anyway. */
const inPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .filter(
        (element) => !element.matches('[data-scope=dialog]:is([data-part=backdrop], [data-part=positioner])'),
      )
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Wholly inside the window, and nothing covers its middle. */
const isInSight = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(middle);
  });

type Opened = { readonly page: Page; readonly first: Locator };

async function openProfile(): Promise<Opened> {
  const { page } = await app.visitAs('standard', zoomed);
  await new Notices(page).listen();
  const settings = new SettingsSection(page);
  await settings.open();
  return { page, first: settings.bookingName };
}

/** Opens each screen and says which is its first field. */
const screens: Readonly<Record<string, () => Promise<Opened>>> = {
  'the login': async () => {
    const { page } = await app.visit(zoomed);
    const login = new LoginPage(page);
    await login.openAlive();
    return { page, first: login.email };
  },
  'a registration': async () => {
    const { page } = await app.visit(zoomed);
    await page.goto('/register/signup/personal');
    await new WizardPage(page).step('Account Details').waitFor();
    return { page, first: page.getByLabel('First Name') };
  },
  'the profile': openProfile,
  'the profile below a notice': async () => {
    const { page, first } = await openProfile();
    const notices = new Notices(page);
    await notices.show({ id: 'stays', type: 'error', title: 'It stays', message: 'Until it is closed.' });
    await notices.close('It stays').waitFor();
    return { page, first };
  },
};

describe('with 400 % zoom', () => {
  it.each(Object.keys(screens))('nothing of %s keeps its place, and its first field shows', async (name) => {
    const opened = await screens[name]?.();
    if (!opened) throw new Error(`There is no screen ${name}`);
    const { page, first } = opened;
    expect(await inPlace(page)).toEqual([]);
    await first.focus();
    await eventually(() => isInSight(first)).toBe(true);
    await page.setViewportSize({ width: 320, height: 640 });
    // In a window that is high enough, the notices stay in sight.
    if (name.endsWith('notice')) expect((await inPlace(page)).join()).toContain('Notices');
  });

  it('a dialog scrolls as a whole, and its first field is in sight at once', async () => {
    const { page } = await openProfile();
    const profile = new ProfilePage(page);
    await profile.loaded();
    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    expect(await inPlace(page)).toEqual([]);
    await eventually(() => isInSight(dialog.nickname)).toBe(true);
  });
});
