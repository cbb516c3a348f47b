import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { coveredStops } from '../../support/accessibility/covered-stops';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { FramedSite } from '../../support/pages/framed-site';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { WizardPage } from '../../support/pages/wizard-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;
type Window = (typeof windows)[number];

async function openProfile(window: Window): Promise<Page> {
  const { page } = await app.visitAs('standard', window);
  await new Notices(page).listen();
  await new SettingsSection(page).open();
  await new ProfilePage(page).settled();
  return page;
}

/** Opens each screen, and waits until nothing more is added to it. */
const screens: Readonly<Record<string, (window: Window) => Promise<Page>>> = {
  'the profile': openProfile,
  'the profile below a notice': async (window) => {
    const page = await openProfile(window);
    const notices = new Notices(page);
    await notices.show({ id: 'stays', type: 'error', title: 'It stays', message: 'Until it is closed.' });
    await notices.close('It stays').waitFor();
    return page;
  },
  'an older page': async (window) => {
    const { page } = await app.visitAs('standard', window);
    await page.goto('/new-booking');
    await new FramedSite(page).at('New booking');
    return page;
  },
  'the first step of a registration': async (window) => {
    const { page } = await app.visit(window);
    await page.goto('/register/signup/personal');
    await new WizardPage(page).step('Account Details').waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  },
  'the dialog that adds a card': async (window) => {
    const page = await openProfile(window);
    await new ProfilePage(page).addCard.first().click();
    await new AddCardDialog(page).number.waitFor();
    return page;
  },
};

describe('WCAG 2.4.11: nothing covers the focused element', () => {
  it.each(
    Object.keys(screens).flatMap((name) => windows.map((window) => [name, window.width, window] as const)),
  )('of %s at %i px, forwards or backwards', async (name, _width, window) => {
    const page = await screens[name]?.(window);
    if (!page) throw new Error(`There is no screen ${name}`);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { stops, covered } = await coveredStops(page, key);
      expect(covered, key).toEqual([]);
      expect(stops, key).toBeGreaterThan(3);
    }
  });
});
