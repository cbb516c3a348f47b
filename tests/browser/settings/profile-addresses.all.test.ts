import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { tabTo } from '../../support/accessibility/keyboard';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { eventually } from '../../support/browser/eventually';
import { sampled } from '../../support/matrix/tier';
import { SectionMenu } from '../../support/pages/profile/profile-expiring';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const sections = [
  ['settings', 'Settings'],
  ['payments', 'Manage Payments'],
  ['security', 'Change Password'],
] as const;

describe('the addresses of the profile', () => {
  it.each(sampled([390, 1280]))('show one section each, which the title names, at %i px', async (width) => {
    const { page } = await app.visitAs('premium', { width });
    for (const [name, label] of sections) {
      await page.goto(`/profile/${name}`);
      await new ProfilePage(page).title.waitFor();
      await page.getByRole('heading', { level: 2, name: label, exact: true }).waitFor();
      await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
      expect(await page.title()).toBe(`${label} · Cabrank`);
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
      expect(headings.filter((heading) => sections.some(([, each]) => each === heading))).toEqual([label]);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysFaults(page)).toEqual([]);
    }
  });

  it('lead to each other with the keyboard, and the menu marks where one is', async () => {
    const { page } = await app.visitAs('premium');
    const menu = new SectionMenu(page);
    await page.goto('/profile/settings');
    await tabTo(page, menu.entry('Manage Payments'));
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/profile/payments');
    await new ProfilePage(page).loaded();
    expect(await menu.entry('Manage Payments').getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await eventually(() => menu.entry('Settings').getAttribute('aria-current')).toBe('page');
  });

  it('keep what was typed into the settings, without a question', async () => {
    const { page } = await app.visitAs('premium');
    const [menu, settings] = [new SectionMenu(page), new SettingsSection(page)];
    await page.goto('/profile/settings');
    await settings.bookingName.fill('Typed and not saved');
    await menu.entry('Change Password').click();
    await page.getByRole('heading', { level: 2, name: 'Change Password', exact: true }).waitFor();
    await menu.entry('Settings').click();
    await eventually(() => settings.bookingName.inputValue()).toBe('Typed and not saved');
  });
});
