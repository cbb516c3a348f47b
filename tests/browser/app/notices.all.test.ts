import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { NOTICE_MAX_WIDTH_PX, SUCCESS_STAY_MS } from '../../../src/domain/limits';
import { accessibilityFaults } from '../../support/accessibility/axe';
import type { VisitOptions } from '../../support/browser/browser';
import { eventually } from '../../support/browser/eventually';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { sampleNotices } from '../../support/matrix/sample-notices';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const logoutCall = /\/api\/auth\/logout$/;

/** The profile with the notices at hand. */
async function openProfile(options?: VisitOptions) {
  const visit = await app.visitAs('standard', options);
  const notices = new Notices(visit.page);
  const profile = new ProfilePage(visit.page);
  await notices.listen();
  await profile.open();
  await profile.loaded();
  return { ...visit, notices, profile, shell: new Shell(visit.page) };
}

const showAll = async (notices: Notices) => {
  for (const notice of sampleNotices) await notices.show(notice);
};

const focusedText = (page: Notices['region']) =>
  page.evaluate(() => document.activeElement?.textContent ?? null);

/** @returns the elements that have been focused since, by name */
async function recordFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const focused: string[] = [];
    addEventListener('focusin', ({ target }) => target instanceof Element && focused.push(target.tagName));
    Object.assign(globalThis, { focused });
  });
  return () => page.evaluate(() => (globalThis as { focused?: string[] }).focused ?? []);
}

describe('the notices', () => {
  it('of all types are stacked, three at a time, newest first; the rest is counted', async () => {
    const { notices } = await openProfile();
    await showAll(notices);
    expect((await notices.texts()).map((text) => text.split('\n'))).toEqual([
      ['Warning!', 'Joint account •••• 4444 expires 12/26. Replace it before your next trip.'],
      [
        'Unable to remove Everyday',
        'This card is currently in use by a payment profile.',
        'Please attach a different card to your payment profile before deleting this card.',
      ],
      ['Success!', 'Success!'],
    ]);
    await notices.region.getByText('2 more notices').waitFor();
    const tops = await notices.tops();
    expect(tops, 'the tab order is the order that is seen').toEqual(
      [...tops].sort((one, other) => one - other),
    );
    expect((await notices.assertive.innerText()).match(/Warning!|Unable/g)).toHaveLength(2);
    expect((await notices.polite.innerText()).match(/booked|Information/g)).toHaveLength(2);
  });

  it('replace the one with the same id', async () => {
    const { notices } = await openProfile();
    await notices.show({ id: 'same', type: 'info', message: 'Once.' });
    await notices.show({ id: 'other', type: 'success', message: 'Other.' });
    await notices.show({ id: 'same', type: 'info', message: 'Twice.' });
    expect(await notices.texts()).toEqual(['Information\nTwice.', 'Success!\nOther.']);
  });

  it.each(
    sampled([
      [1280, NOTICE_MAX_WIDTH_PX],
      [390, 390 - 2 * 16],
    ]),
  )('are no wider than 600 px: at %i px, %i; and have two buttons to a row', async (width, expected) => {
    const { notices } = await openProfile({ width });
    await notices.show(sampleNotices[4] as (typeof sampleNotices)[number]);
    const card = await notices.titled('Warning!').boundingBox();
    expect(card?.width).toBe(expected);
    const [first, second, third] = await Promise.all(
      ['Replace card', 'Later', 'Contact us'].map((label) => notices.button(label).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect(third?.x).toBe(first?.x);
  });

  it('of success leave after 6 s, unless the pointer or the focus is on them; the others stay', async () => {
    const { page, notices } = await openProfile();
    await page.clock.install();
    await notices.show({ id: 'lasting', type: 'error', message: 'Still here.' });
    const leaving = { id: 'leaving', type: 'success', message: 'Saved.', leaves: true } as const;
    await notices.show(leaving);
    await notices.titled('Success!').hover();
    await page.clock.fastForward(SUCCESS_STAY_MS);
    expect(await notices.texts()).toEqual(['Success!\nSaved.', 'Error!\nStill here.']);
    await notices.close('Success!').focus();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(SUCCESS_STAY_MS);
    expect(await notices.texts()).toHaveLength(2);
    await page.locator('#main').focus();
    await page.clock.fastForward(SUCCESS_STAY_MS);
    await notices.close('Success!').waitFor({ state: 'detached' });
    await page.clock.fastForward('24:00:00');
    expect(await notices.texts()).toEqual(['Error!\nStill here.']);
  });

  it('scroll if they do not fit the screen, and the last can be closed', async () => {
    const { notices } = await openProfile({ width: 390, height: 640 });
    await showAll(notices);
    const last = notices.close('Success!');
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await last.waitFor({ state: 'detached' });
    await notices.close('Information').waitFor();
    expect(await notices.texts()).toHaveLength(3);
  });

  it('have no axe violations, light or dark', async () => {
    const { page, notices } = await openProfile();
    await showAll(notices);
    expect(await accessibilityFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page), 'dark').toEqual([]);
  });
});

describe('a notice that is closed', () => {
  it('with the keyboard returns focus to what caused it', async () => {
    const { page, provoke, notices, shell } = await openProfile();
    provoke(logoutCall);
    await page.route(logoutCall, (route) => route.abort());
    await shell.logout.focus();
    await page.keyboard.press('Enter');
    const close = notices.close('An error occurred with your request');
    await close.waitFor();
    await close.focus();
    await page.keyboard.press('Enter');
    await close.waitFor({ state: 'detached' });
    await eventually(() => focusedText(page.locator('body'))).toBe('Logout');
  });

  it('moves focus to the main heading if that element is gone', async () => {
    const { page, notices } = await openProfile();
    await notices.show({ id: 'orphan', type: 'info', activator: 'long-gone' });
    await notices.close('Information').click();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('leaves focus where it is if told not to return it', async () => {
    const { page, notices, shell } = await openProfile();
    await notices.show({ id: 'quiet', type: 'info', returnFocus: false });
    const activator = await shell.logout.evaluate((button) => (button.id ||= 'way-out'));
    await notices.show({ id: 'loud', type: 'success', activator });
    const focused = await recordFocus(page);
    await notices.close('Information').click();
    await notices.close('Success!').click();
    // The one that gives it back closed later: the other would have done so before.
    await eventually(() => focusedText(page.locator('body'))).toBe('Logout');
    expect(await focused()).not.toContain('H1');
  });
});

describe('a button of a notice', () => {
  it('closes the notice or keeps it, as configured', async () => {
    const { notices } = await openProfile();
    await notices.show(sampleNotices[4] as (typeof sampleNotices)[number]);
    await notices.button('Replace card').click();
    expect(await notices.texts()).toHaveLength(1);
    await notices.button('Later').click();
    await notices.button('Later').waitFor({ state: 'detached' });
    expect(await notices.texts()).toEqual([]);
  });

  it('triggers an app event: the dialog opens, and returns focus to the button', async () => {
    const { page, notices } = await openProfile();
    const button = { type: 'event', label: 'Read the terms', close: false, event: 'terms' } as const;
    await notices.show({ id: 'eventful', type: 'info', buttons: [button] });
    await notices.button('Read the terms').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => focusedText(page.locator('body'))).toBe('Read the terms');
    expect(await notices.texts()).toHaveLength(1);
  });

  it('navigates within the app, without a reload', async () => {
    const { page, notices } = await openProfile();
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    const button = { type: 'link', label: 'See the start', close: true, link: '/no/such/page' } as const;
    await notices.show({ id: 'leading', type: 'info', buttons: [button] });
    await notices.link('See the start').click();
    await new Shell(page).notFound.waitFor();
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
    expect(await notices.texts()).toEqual([]);
  });

  it.each(sampled(['javascript:alert(1)', 'data:text/html,x', '//example.com', '/\\example.com']))(
    'does not navigate to %s',
    async (link) => {
      const { notices } = await openProfile();
      const button = { type: 'link', label: 'Harmful', close: false, link } as const;
      const close = { type: 'button', label: 'Close', close: true, run: null } as const;
      await notices.show({ id: 'hostile', type: 'warning', buttons: [button, close] });
      await notices.button('Close').waitFor();
      expect(await notices.link('Harmful').count()).toBe(0);
    },
  );
});

describe('the live regions', () => {
  it.each(sampled(['/login', '/profile', '/no/such/page']))(
    'of %s exist in the page before any script runs',
    async (path) => {
      const { context } = await app.visit();
      const html = await (await context.request.get(path)).text();
      const regions = /<div id="heard-notices">.*?role="status"/s.exec(html)?.[0] ?? '';
      expect(regions.match(/role="(?:alert|status)"/g)).toEqual(['role="alert"', 'role="status"']);
    },
  );
});
