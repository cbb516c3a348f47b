import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults, COLOUR_RULES } from '../../support/accessibility/axe';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { sidewaysFaults } from '../../support/accessibility/sideways';
import { switchBackend } from '../../support/backends/switch-backend';
import type { Visit } from '../../support/browser/browser';
import { committedThenLost } from '../../support/browser/answers/committed-then-lost';
import { eventually } from '../../support/browser/eventually';
import { pressUnready } from '../../support/browser/press-unready';
import { lookAt } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import { AdminCustomers } from '../../support/pages/admin/admin-customers';
import { Banners } from '../../support/pages/banners';
import { LookOnly } from '../../support/pages/session/look-only';
import { ProfilePage } from '../../support/pages/profile/profile-page';

const app = useApp();
beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

const call = /\/api\/admin\/act$/u;
const makeDefault = (page: Page) => page.getByRole('button', { name: /^Make default/u }).first();
const sentBy = ({ requests }: Visit) =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => requests.of(method, /\/api\//u));

async function look(options: Parameters<typeof app.visit>[0] = {}) {
  const visit = await app.visit(options);
  await lookAt(visit.context, 'standard');
  await visit.page.goto('/profile');
  const screen = new LookOnly(visit.page);
  await new ProfilePage(visit.page).card('Joint account').waitFor();
  await screen.act.waitFor();
  return { ...visit, screen };
}

describe('an admin who only looks at an account', () => {
  it('sees it, can send no write, and is told so by the banner', async () => {
    const visit = await look();
    const { page, screen } = visit;
    expect(await screen.banner.innerText()).toContain('only looking at the account of Niamh Kelly');
    expect(await screen.refused.count()).toBe(0);
    await makeDefault(page).click();
    await screen.refused.waitFor();
    await page.getByText('You are only looking. Nothing was sent.').first().waitFor();
    expect(sentBy(visit)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await new Banners(page).returnToAdmin.click();
    await new AdminCustomers(page).heading.waitFor();
    expect(await screen.banner.count()).toBe(0);
  });

  it('acts with another reason, by keyboard alone; the customer reads both', async () => {
    const visit = await look();
    const { page, screen } = visit;
    await tabTo(page, screen.act);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(screen.reason)).toBe(true);
    await page.keyboard.press('Escape');
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(screen.act)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(screen.reason)).toBe(true);
    await page.keyboard.type('Asked us to change the default card');
    await tabTo(page, screen.begin);
    await page.keyboard.press('Enter');
    const { acting } = new Banners(page);
    await acting.getByText('Asked us to change the default card').waitFor();
    await screen.dialog.waitFor({ state: 'detached' });
    expect(await screen.banner.count()).toBe(0);
    expect(sentBy(visit).map(({ url, body }) => [new URL(url).pathname, body])).toEqual([
      ['/api/admin/act', 'reason=Asked+us+to+change+the+default+card'],
    ]);
    await makeDefault(page).click();
    await eventually(() => Promise.resolve(sentBy(visit).length)).toBe(2);
    await page.goto('/profile/security');
    const activity = page.getByRole('region', { name: 'Account activity by our staff' });
    await activity.getByText('Started to act for the customer').first().waitFor();
    await activity.getByText('Looked at the account').first().waitFor();
  });

  it.each([
    [400, { errors: { reason: 'Please say more.' } }, 'Please say more.'],
    [403, { message: 'Not today.' }, 'Not today.'],
  ])(
    'says why acting was refused with %i, keeps the reason, and can be tried again',
    async (code, more, said) => {
      const { page, screen, provoke } = await look();
      provoke(call);
      await page.route(call, (route) => route.fulfill({ status: code, json: { code, ...more } }));
      await screen.ask();
      await screen.reason.fill('A card');
      await screen.begin.click();
      await screen.dialog.getByText(said).first().waitFor();
      expect(await screen.reason.inputValue()).toBe('A card');
      await page.unroute(call);
      await screen.reason.fill('A card, again');
      await screen.begin.click();
      await new Banners(page).acting.getByText('A card, again').waitFor();
    },
  );

  it('whose response was lost after the server let them act continues as if it had arrived', async () => {
    const { page, screen, provoke } = await look();
    provoke(call);
    await page.route(call, committedThenLost, { times: 1 });
    await screen.ask();
    await screen.reason.fill('A card');
    await screen.begin.click();
    await new Banners(page).acting.getByText('A card').waitFor();
  });

  it('is named on an admin’s page, which leads back', async () => {
    const { page, screen } = await look();
    await page.goto('/customers');
    await page
      .getByRole('heading', { level: 1, name: 'You are only looking at the account of Niamh Kelly' })
      .waitFor();
    await screen.act.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each([1280, 390])('has no axe violations, light or dark, at %i px', async (width) => {
    const { page, screen } = await look({ width });
    expect(await accessibilityFaults(page), 'banner').toEqual([]);
    await screen.ask();
    await pressUnready(screen.begin);
    await screen.failure.first().waitFor();
    expect(await accessibilityFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page, COLOUR_RULES), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysFaults(page)).toEqual([]);
  });
});
