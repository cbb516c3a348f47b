import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSwitches } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { FramedSite } from '../../support/pages/framed-site';
import { switchBackend } from '../../support/backends/switch-backend';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const pathOf = (page: Page) => Promise.resolve(new URL(page.url()).pathname);
const framed = (page: Page) => page.frameLocator('main iframe');

describe('an older page in its frame', () => {
  it('shows the booking page with its query, in full width', async () => {
    const { page } = await app.visitAs('standard');
    await page.goto('/new-booking?from=7E2');
    await new FramedSite(page).at('New booking');
    const frame = page.locator('main iframe');
    expect(await frame.getAttribute('src')).toBe('/legacy/new-booking?from=7E2');
    const [box, size] = [await frame.boundingBox(), page.viewportSize()];
    expect(box?.width).toBe(size?.width);
    // Down to the end of the window, or to the banner of the demo system, which comes later.
    await eventually(() =>
      frame.evaluate((older) => {
        const banner = getComputedStyle(document.documentElement).getPropertyValue('--demo-height');
        return innerHeight - (parseFloat(banner) || 0) - older.getBoundingClientRect().bottom;
      }),
    ).toBeLessThanOrEqual(1);
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each(
    sampled([
      ['without an answer', (page: Page) => page.route('**/legacy/users', (route) => route.abort())],
      [
        'with an error of the server',
        (page: Page) =>
          page.route('**/legacy/users', (route) => route.fulfill({ status: 503, body: 'Gone' })),
      ],
    ]),
  )('%s says so, offers the page in a new tab, and Retry loads it', async (_how, break_) => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(/\/legacy\/users$/);
    await break_(page);
    await page.goto('/users');
    await page.getByRole('heading', { name: "We couldn't load this page" }).waitFor();
    expect(await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
      '/legacy/users',
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/legacy/users');
    await page.getByRole('button', { name: 'Try again' }).click();
    await new FramedSite(page).at('Users');
  });
});

describe('a framed page with a parameter', () => {
  it.each(
    sampled([
      ['/track/not-a-key', 'Track your taxi'],
      ['/edit/AAAA', 'Edit booking'],
    ]),
  )('has the title that the navigation gives it: %s is %s', async (path, title) => {
    const { page, provoke } = await app.visitAs('standard');
    // There is no such booking.
    provoke(/\/legacy\/(track|edit)\?/u);
    await page.goto(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true });
    await heading.waitFor();
    expect((await heading.boundingBox())?.height, 'it is seen').toBeGreaterThan(20);
    await eventually(() => page.title()).toBe(`${title} · Cabrank`);
    expect(await page.locator('main iframe').getAttribute('title')).toBe(title);
  });
});

describe('an admin in a framed page', () => {
  beforeAll(() =>
    switchBackend(app.url(), { extensions: defaultSwitches.extensions.filter((group) => group !== 'admin') }),
  );

  it('looks at the account of a customer, lands on their page, and returns from an admin page', async () => {
    const { page } = await app.visitAs('admin');
    await page.goto('/customers');
    await framed(page).getByLabel('Reason to sign in as Aoife Byrne').fill('Asked on the phone');
    await framed(page).getByRole('button', { name: 'Sign in as Aoife Byrne' }).click();
    await eventually(() => pathOf(page)).toBe('/new-booking');
    await new FramedSite(page).at('New booking');

    await page.goto('/admin/credit-account-requests');
    const looking = 'You are only looking at the account of Aoife Byrne';
    await page.getByRole('heading', { level: 1, name: looking }).waitFor();
    expect(await page.locator('main iframe').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Return to Admin Panel' }).click();
    await eventually(() => pathOf(page)).toBe('/customers');
    await new FramedSite(page).at('Customers');
  });
});

describe('the completion screens', () => {
  it.each(
    sampled([
      ['/profile/welcome', 'Premium is active'],
      ['/profile/welcome/application-sent', 'Application Sent'],
      ['/profile/new-user', 'Welcome'],
    ]),
  )('%s opens over the profile, and closing it leaves the profile', async (path, title) => {
    const { page } = await app.visitAs('standard');
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    expect(await dialog.getByRole('link', { name: 'Book by App' }).count()).toBe(1);
    expect(await dialog.getByRole('link', { name: 'Book Online' }).getAttribute('href')).toBe('/new-booking');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => pathOf(page)).toBe('/profile');
    await dialog.waitFor({ state: 'detached' });
  });
});
