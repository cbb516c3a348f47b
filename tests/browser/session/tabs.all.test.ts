import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visit } from '../../support/browser/browser';
import { drawn } from '../../support/browser/drawn';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { demoPassword, signInQuietly } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const noBroadcast = (): void => void Reflect.deleteProperty(globalThis, 'BroadcastChannel');

/** No word of another tab arrives: neither a message nor that the storage has changed. */
const deaf = (): void => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
};

/** How the tabs of a browser can reach each other. */
const ways: readonly (readonly [string, (context: BrowserContext) => Promise<unknown>])[] = [
  ['BroadcastChannel', () => Promise.resolve()],
  ['the storage alone', (context) => context.addInitScript(noBroadcast)],
];

/** Tabs of one browser, each on the profile of standard@ with the cards there. */
async function openTabs(count: number, prepare: (context: BrowserContext) => Promise<unknown>) {
  const first = await app.visitAs('standard');
  await prepare(first.context);
  const tabs: Visit[] = [first];
  while (tabs.length < count) tabs.push(await app.visit({ context: first.context }));
  for (const { page } of tabs) {
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.card('Joint account').waitFor();
    // What is still being asked for would be refused once the session has ended elsewhere, and a browser complains of that.
    await page.waitForLoadState('networkidle');
  }
  return tabs;
}

type Clocked = { readonly blankAt?: number; readonly heardAt?: number };

/** Writes down when word of another tab comes, and when nothing of standard@ is on the page any more. */
const watchForBlank = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const hear = (event: Event): void => {
      if (event instanceof StorageEvent && event.key !== 'cabrank.account') return;
      Object.assign(globalThis, { heardAt: performance.now() });
    };
    if (typeof BroadcastChannel === 'undefined') addEventListener('storage', hear);
    else new BroadcastChannel('cabrank.account').addEventListener('message', hear);
    const shows = (): boolean => /Joint account|Niamh/u.test(document.body.textContent);
    const observer = new MutationObserver(() => {
      if (shows()) return;
      Object.assign(globalThis, { blankAt: performance.now() });
      observer.disconnect();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const clockOf = (page: Page): Promise<Clocked> =>
  page.evaluate(() => {
    const { blankAt, heardAt } = globalThis as Clocked;
    return { ...(blankAt !== undefined && { blankAt }), ...(heardAt !== undefined && { heardAt }) };
  });

describe.each(sampled(ways))('tabs that communicate by %s', (_name, prepare) => {
  it.each(sampled([2, 3]))(
    '%i of them: a logout in one clears the others within a second, once',
    async (count) => {
      const tabs = await openTabs(count, prepare);
      const [first, ...others] = tabs;
      if (!first) throw new Error('There is no tab.');
      for (const { page } of others) await watchForBlank(page);

      await new Shell(first.page).logout.click();
      for (const { page } of tabs) await new LoginPage(page).heading.waitFor();

      for (const { page } of others) {
        const { blankAt = NaN, heardAt = NaN } = await clockOf(page);
        expect(blankAt - heardAt).toBeLessThan(1000);
        expect(await page.getByText('Joint account').count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe('/login');
      }
      expect(tabs.flatMap(({ requests }) => requests.of('GET', /\/auth\/logout$/u))).toHaveLength(1);

      // What one tab does because of another must not set off the other again: a whole login later they have asked for the
      // user once more.
      await new LoginPage(first.page).signIn('premium@cabrank.test', demoPassword);
      for (const { page } of others) await new ProfilePage(page).card('Travel').waitFor();
      expect(others.map(({ requests }) => requests.of('GET', /\/auth\/user$/u).length)).toEqual(
        others.map(() => 2),
      );
    },
  );

  it('a login as someone else reaches the other tabs, and no data of the previous customer reappears', async () => {
    const tabs = await openTabs(2, prepare);
    const [first, second] = tabs;
    if (!first || !second) throw new Error('There are not two tabs.');
    await new Shell(first.page).logout.click();
    await new LoginPage(second.page).heading.waitFor();

    await new LoginPage(first.page).open('/login?returnUrl=%2Fprofile');
    await new LoginPage(first.page).signIn('premium@cabrank.test', demoPassword);
    for (const { page } of tabs) {
      await new ProfilePage(page).card('Travel').waitFor();
      expect(await new ProfilePage(page).card('Joint account').count()).toBe(0);
    }
    await second.page.goBack();
    await drawn(second.page);
    expect(await second.page.getByText('Joint account').count()).toBe(0);
  });

  it('a tab that still shows the previous customer adopts the new session', async () => {
    const [first, second] = await openTabs(2, prepare);
    if (!first || !second) throw new Error('There are not two tabs.');
    await signInQuietly(first.context, 'premium');
    await first.page.reload();
    await new ProfilePage(second.page).card('Travel').waitFor();
    expect(await new ProfilePage(second.page).card('Joint account').count()).toBe(0);
    expect(second.requests.of('GET', /\/auth\/user$/u)).toHaveLength(2);
  });
});

describe('a tab that missed the message', () => {
  it('notices before the next write that someone else is signed in, and writes nothing', async () => {
    const first = await app.visitAs('standard');
    const second = await app.visit({ context: first.context });
    await second.page.addInitScript(deaf);
    const profile = new ProfilePage(second.page);
    await profile.open();
    await profile.card('Joint account').waitFor();
    await profile.settled();
    await profile.addCard.first().click();
    const dialog = new AddCardDialog(second.page);
    await dialog.number.waitFor();
    await dialog.fill('Not for others', validFor('4242424242424242'));

    await signInQuietly(first.context, 'premium');
    await new ProfilePage(first.page).open();
    await new ProfilePage(first.page).card('Travel').waitFor();
    await dialog.submit.click();

    await profile.card('Travel').waitFor();
    await eventually(() => dialog.dialog.count()).toBe(0);
    expect(second.requests.of('POST', /\/cards\/add$/u)).toEqual([]);
    expect(await profile.card('Joint account').count()).toBe(0);
    await first.page.reload();
    await new ProfilePage(first.page).card('Travel').waitFor();
    expect(await new ProfilePage(first.page).card('Not for others').count()).toBe(0);
  });
});
