import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeCards } from '../../support/browser/answers/change-cards';
import { eventually } from '../../support/browser/eventually';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { DataDownload } from '../../support/pages/profile/profile-account';
import { FramedSite } from '../../support/pages/framed-site';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { PremiumSection } from '../../support/pages/profile/profile-premium';
import { CardActions } from '../../support/pages/profile/profile-cards';
import { Shell } from '../../support/pages/shell';

const app = useApp();

/** How far the person would have to scroll until all of it is in sight, in windows. */
const windowsAway = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(-top, bottom - innerHeight, 0) / innerHeight;
  });

type Hands = {
  /** Scrolls until it is in sight. */
  readonly find: (target: Locator) => Promise<void>;
  readonly press: (target: Locator) => Promise<void>;
};

/** Does something, and expects that it took at most three presses and two windows of scrolling. */
async function inShort(what: string, act: (hands: Hands) => Promise<void>): Promise<void> {
  const took = { presses: 0, windows: 0 };
  const find: Hands['find'] = async (target) => {
    await target.waitFor();
    // The page may still be on its way to the section that was pressed.
    let distance = -1;
    await eventually(async () => {
      const before = distance;
      distance = await windowsAway(target);
      return distance === before;
    }).toBe(true);
    took.windows += distance;
    await target.scrollIntoViewIfNeeded();
  };
  const press: Hands['press'] = async (target) => {
    await find(target);
    took.presses += 1;
    await target.click();
  };
  await act({ find, press });
  expect(took.presses, `presses to ${what}`).toBeLessThanOrEqual(3);
  expect(took.windows, `windows to scroll to ${what}`).toBeLessThanOrEqual(2);
}

const darkness = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
])('a customer who has never seen the app, on %s', (_device, { width, height }) => {
  const isNarrow = width < 1024;

  it('books, finds the next payment, replaces a card, makes the app dark and downloads the data', async () => {
    const { page } = await app.visit({ width, height });
    await changeCards(page, (cards) => cards.map((card) => ({ ...card, expired: card.name === 'Travel' })));
    const [shell, site, profile] = [new Shell(page), new FramedSite(page), new ProfilePage(page)];
    const section = (name: string) =>
      page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name });
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('premium@cabrank.test', demoPassword);
    await site.at('New booking');

    await inShort('book', async ({ press }) => {
      await site.inside.getByLabel('Pick-up').fill('1 Main Street, Cork');
      await site.inside.getByLabel('Destination').fill('Cork Airport');
      await press(site.inside.getByRole('button', { name: 'Book now' }));
      await site.inside.getByRole('status').filter({ hasText: 'Thank you.' }).waitFor();
    });
    await inShort('find the next payment', async ({ press, find }) => {
      if (isNarrow) await press(shell.menu);
      await press(isNarrow ? shell.drawer.link('Profile') : shell.item('Profile'));
      await profile.loaded();
      await press(section('Manage Payments'));
      await find(new PremiumSection(page).section.getByText(/^Next payment on \d/u));
    });
    await inShort('replace an expired card', async ({ press }) => {
      await press(new CardActions(page).replace('Travel'));
      const dialog = new AddCardDialog(page);
      await dialog.number.waitFor();
      await dialog.close.click();
    });
    await inShort('make the app dark', async ({ press }) => {
      await press(isNarrow ? shell.menu : shell.person);
      await press((isNarrow ? shell.drawer : shell.personMenu).appearance('Dark'));
      await eventually(() => darkness(page)).toBe('dark');
      if (isNarrow) await press(shell.drawer.close);
      else await page.keyboard.press('Escape');
    });
    await inShort('download the data', async ({ press }) => {
      const data = new DataDownload(page);
      await press(section('Change Password'));
      await press(data.download);
      await data.saved.waitFor();
    });
  });
});
