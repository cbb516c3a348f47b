import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import type { VisitOptions } from '../../support/browser/browser';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { isFocused } from '../../support/accessibility/keyboard';
import { LoginPage } from '../../support/pages/session/login-page';
import { ExpiringCards } from '../../support/pages/profile/profile-expiring';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { actFor, demoPassword, enterAsGuest, signInQuietly } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const viewCards = /\/cards\/view$/;
const lists = /\/cards\/(view|premium|business)$/;
const code = codeOf('src/features/cards/expiring-cards/expiring-cards.provide.ts');
const checkbox = codeOf('src/features/app/notifications/notice-items.tsx');
const settings = /\/settings\/view$/;

/** The profile of the customer with a card that expires soon and one that has expired, who is told of both. */
async function openTold(options?: VisitOptions) {
  const visit = await app.visitAs('standard', options);
  const expiring = new ExpiringCards(visit.page);
  // A busy machine may draw the checkboxes later than the second that the check waits for them, which it logs.
  visit.provokeLine(/expiring-cards failed Error: The checkbox of a notice did not appear/u);
  await expiring.open('/profile');
  await expiring.all.nth(1).waitFor();
  return { ...visit, expiring };
}

const titles = async (expiring: ExpiringCards) =>
  (await expiring.all.allInnerTexts()).map((text) => text.split('\n')[0]?.replace(/\d\d\/\d\d/, 'MM/YY'));

/** Everything has arrived that the page asked for at its start. */
const settled = async (page: Page) => {
  await new ProfilePage(page).loaded();
  await page.waitForLoadState('networkidle');
};

describe('a person who signs in', () => {
  it('is told about each card that has expired or will expire soon, and what it pays for', async () => {
    const { page, requests } = await app.visit();
    const login = new LoginPage(page);
    const expiring = new ExpiringCards(page);
    await expiring.open('/login');
    await login.heading.waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.of('GET', code), 'nothing of it is in the first load').toEqual([]);
    await login.signIn('standard@cabrank.test', demoPassword);
    await expiring.all.nth(1).waitFor();
    expect(await titles(expiring)).toEqual([
      'Old one •••• 0069 has expired',
      'Joint account •••• 4444 expires MM/YY',
    ]);
    expect(await expiring.close.count(), 'in one notice').toBe(1);
    expect(await expiring.close.getAttribute('aria-label')).toBe(
      'Close notice: 2 of your cards need attention',
    );
    await eventually(() => expiring.boxes.count()).toBe(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(requests.of('GET', viewCards)).toHaveLength(1);
  });

  it('sees no notice if no card expires soon', async () => {
    const { page, requests } = await app.visitAs('premium');
    const expiring = new ExpiringCards(page);
    await expiring.open('/profile');
    await settled(page);
    await eventually(() => requests.of('GET', /\/cards\/premium$/).length).toBe(1);
    expect(await expiring.all.count()).toBe(0);
  });

  it('sees no notice as a guest, or as an admin who acts for no one', async () => {
    for (const enter of [
      enterAsGuest,
      (context: Parameters<typeof enterAsGuest>[0]) => signInQuietly(context, 'admin'),
    ]) {
      const { page, context, requests } = await app.visit();
      await enter(context);
      await page.goto('/content/terms');
      await new Shell(page).logout.first().waitFor();
      await page.waitForLoadState('networkidle');
      expect([...requests.of('GET', lists), ...requests.of('GET', code)]).toEqual([]);
    }
  });

  it('sees the customer’s notice as an admin who acts for them', async () => {
    const { page, context } = await app.visit();
    await actFor(context, 'standard');
    const expiring = new ExpiringCards(page);
    await expiring.open('/profile');
    await eventually(() => expiring.all.count()).toBe(2);
  });
});

describe('a notice', () => {
  it('that was hidden is not shown again, but the others are', async () => {
    const { page, expiring } = await openTold();
    await expiring.box('Joint account').check();
    expect(await expiring.all.count(), 'it stays until it is closed').toBe(2);
    await page.reload();
    await expiring.of('Old one').waitFor();
    await settled(page);
    expect(await titles(expiring)).toEqual(['Old one •••• 0069 has expired']);
  });

  it('is shown again after its checkbox was cleared with the keyboard', async () => {
    const { page, expiring } = await openTold();
    await expiring.box('Old one').focus();
    await page.keyboard.press('Space');
    expect(await expiring.box('Old one').isChecked()).toBe(true);
    await page.keyboard.press('Space');
    await page.reload();
    await eventually(() => expiring.all.count()).toBe(2);
    expect(await expiring.box('Old one').isChecked()).toBe(false);
  });

  it('is shown again if the browser stores nothing, without errors', async () => {
    const { page, context } = await app.visitAs('standard');
    const expiring = new ExpiringCards(page);
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await expiring.open('/profile');
    await expiring.box('Old one').check();
    await page.reload();
    await eventually(() => expiring.all.count()).toBe(2);
  });

  it('stays without its checkbox if that never appears', async () => {
    const { page, provoke, provokeLine } = await app.visitAs('standard');
    provoke(checkbox);
    provokeLine(/expiring-cards failed/);
    await page.route(checkbox, (route) => route.abort());
    const expiring = new ExpiringCards(page);
    const givenUp = page.waitForEvent('console', (message) =>
      message.text().includes('expiring-cards failed'),
    );
    await expiring.open('/profile');
    await expiring.all.nth(1).waitFor();
    await givenUp;
    expect([await expiring.all.count(), await expiring.boxes.count()]).toEqual([2, 0]);
    await expiring.close.click();
    await eventually(() => expiring.all.count()).toBe(0);
  });

  it('leads to Manage Payments from any screen, and focuses its heading', async () => {
    const { page } = await app.visitAs('standard');
    const expiring = new ExpiringCards(page);
    await expiring.open('/content/terms');
    await expiring.notices.link('Manage cards').click();
    const profile = new ProfilePage(page);
    await eventually(() => isFocused(profile.heading)).toBe(true);
    expect(await expiring.all.count(), 'it has led to where they are replaced').toBe(0);
  });

  it('no longer names a card that was removed', async () => {
    const { page, expiring } = await openTold();
    const profile = new ProfilePage(page);
    const remaining = page.route(viewCards, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { response: { name: string }[] };
      const response = body.response.filter(({ name }) => name !== 'Old one');
      await route.fulfill({ response: answer, json: { ...body, response } });
    });
    await remaining;
    await profile.card('Old one').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Card' }).click();
    await eventually(() => titles(expiring)).toEqual(['Joint account •••• 4444 expires MM/YY']);
  });
});

describe('the check', () => {
  it('repeats exactly twice in the 48 hours after the first', async () => {
    const { page, context, requests } = await app.visit();
    await page.clock.install({ time: Date.now() });
    await signInQuietly(context, 'pending');
    await page.goto('/profile');
    await settled(page);
    expect(requests.of('GET', viewCards)).toHaveLength(1);
    for (const checks of [2, 3]) {
      // The answers come by the machine's clock, whatever the page's one says.
      await page.clock.runFor('24:00:00');
      await eventually(() => requests.of('GET', viewCards).length).toBe(checks);
      await settled(page);
    }
  });

  it('runs once after a sleep of 48 hours', async () => {
    const { page, context, requests } = await app.visit();
    await page.clock.install({ time: Date.now() });
    await signInQuietly(context, 'pending');
    await page.goto('/profile');
    await settled(page);
    await page.clock.fastForward('48:00:00');
    await eventually(() => requests.of('GET', viewCards).length).toBe(2);
    await page.clock.runFor('01:00:00');
    expect(requests.of('GET', viewCards)).toHaveLength(2);
    expect(requests.of('GET', settings).length).toBeLessThanOrEqual(1);
  });
});
