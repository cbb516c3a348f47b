import { describe, expect, it } from 'vitest';
import { profile as texts } from '#messages/settings/profile';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

describe('the printed profile', () => {
  it('is its sections, black on white, without header, menu, notices and buttons', async () => {
    const { page } = await app.visitAs('standard');
    const notices = new Notices(page);
    const settings = new SettingsSection(page);
    await notices.listen();
    await settings.open();
    await new ProfilePage(page).settled();
    await notices.show({ id: 'stays', type: 'error', title: 'It stays', message: 'Until it is closed.' });
    await notices.close('It stays').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const menu = page.getByRole('navigation', { name: texts.sections });
    for (const gone of [page.getByRole('banner'), menu, notices.region, page.locator('button:visible')])
      expect(await gone.count(), gone.toString()).toBe(0);
    const paper = await settings.section.evaluate((section) => {
      const inks = [...section.querySelectorAll('h2, label, input, p')].map(
        (text) => getComputedStyle(text).color,
      );
      const { colorScheme } = getComputedStyle(document.documentElement);
      return { inks: [...new Set(inks)], background: getComputedStyle(section).backgroundColor, colorScheme };
    });
    expect(paper).toEqual({ inks: ['rgb(0, 0, 0)'], background: 'rgba(0, 0, 0, 0)', colorScheme: 'light' });
  });
});
