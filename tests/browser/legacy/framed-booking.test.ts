import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { FramedSite } from '../../support/pages/framed-site';
import { enterAsGuest } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

type Watched = Window & { readonly repositionings?: readonly number[] };

/** Notes in each page with a map how long after its load the map was repositioned (ms). */
const watchMaps = (page: Page) =>
  page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { repositionings: times });
    addEventListener('load', () => {
      const loaded = performance.now();
      const map = document.querySelector('svg.map');
      if (map === null) return;
      new MutationObserver(() => times.push(performance.now() - loaded)).observe(map, {
        attributeFilter: ['data-repositioned'],
      });
    });
  });

const repositionings = (site: FramedSite) =>
  site.inside.locator('body').evaluate(() => [...((globalThis as unknown as Watched).repositionings ?? [])]);

const bookedRef = (page: Page): string => new URL(page.url()).searchParams.get('booked') ?? 'no reference';

describe('booking in the frame', () => {
  it('as a customer: books, sees the booking in job status, tracks and edits it; each Back goes back one step', async () => {
    const { page } = await app.visitAs('standard');
    const site = new FramedSite(page);
    await watchMaps(page);
    await page.goto('/new-booking');
    await site.at('New booking');
    const read = page.waitForRequest('**/api/auth/user');
    await site.book('1 Main Street, Cork', 'Cork Airport');
    await site.atRoute(/^\/job-status\?booked=/u, 'Job status');
    await read;
    const ref = bookedRef(page);
    await eventually(() => site.inside.getByRole('status').innerText()).toBe(
      `Thank you. Your booking reference is ${ref}.`,
    );
    const status = `/job-status?booked=${ref}`;

    await site.follow(`Track booking ${ref}`);
    await site.atRoute(/^\/track\//u, 'Track your taxi');
    await eventually(async () => (await repositionings(site)).length).toBe(1);
    expect((await repositionings(site))[0]).toBeGreaterThanOrEqual(499);

    await page.goBack();
    await site.atRoute(status, 'Job status');
    await site.follow(`Edit booking ${ref}`);
    await site.atRoute(`/edit/${ref}`, `Edit booking ${ref}`);
    await site.inside.getByLabel('Destination').fill('Kent Station');
    await site.press('Save changes');
    await site.atRoute(`/job-status?changed=${ref}`, 'Job status');
    await eventually(() => site.inside.getByRole('row').filter({ hasText: ref }).innerText()).toContain(
      'Kent Station',
    );

    await site.follow(`Edit booking ${ref}`);
    await site.atRoute(`/edit/${ref}`, `Edit booking ${ref}`);
    await site.follow('Discard changes');
    await site.atRoute(`/job-status?changed=${ref}`, 'Job status');
    await page.goBack();
    await site.atRoute(`/edit/${ref}`, `Edit booking ${ref}`);
    await page.goBack();
    await site.atRoute(status, 'Job status');
    await page.goBack();
    await site.atRoute('/new-booking', 'New booking');
    await page.goForward();
    await site.atRoute(status, 'Job status');
  });

  it('with a missing field shows the error in the page; Back from the next page returns to the form', async () => {
    const { page, provoke } = await app.visitAs('standard');
    // What is missing is answered with 400.
    provoke(/\/legacy\/new-booking/u);
    const site = new FramedSite(page);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Book Online' }).first().click();
    await site.atRoute('/new-booking', 'New booking');
    await page.setViewportSize({ width: 390, height: 480 });
    await site.inside.getByRole('button', { name: 'Book now' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await site.press('Book now');
    await site.inside.getByText('Please check the marked fields.').waitFor();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await site.followWritten({ href: '/legacy/job-status' });
    await site.atRoute('/job-status', 'Job status');
    await page.goBack();
    await site.atRoute('/new-booking', 'New booking');
  });

  it('as a business: pays with bill pay or a card account, type 4', async () => {
    const { page } = await app.visitAs('business');
    const site = new FramedSite(page);
    await page.goto('/new-booking');
    await site.at('New booking');
    const radio = site.inside.getByRole('radio', { name: 'Bill pay or card account' });
    expect(await radio.getAttribute('value')).toBe('4');
    await radio.check();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await site.book('1 Main Street, Cork', 'Cork Airport');
    expect(new URLSearchParams((await sent).postData() ?? '').get('payment_type')).toBe('4');
    await site.atRoute(/^\/job-status\?booked=/u, 'Job status');
    const row = site.inside.getByRole('row').filter({ hasText: bookedRef(page) });
    await eventually(() => row.count()).toBe(1);
  });

  it('as a guest: shows the fee for paying in the car, and submits', async () => {
    const { page, context } = await app.visit();
    await enterAsGuest(context);
    const site = new FramedSite(page);
    await page.goto('/new-booking');
    await site.at('New booking');
    await eventually(() => site.inside.getByRole('note').innerText()).toMatch(
      /ten percent tech fee, paid by phone and not collected by the driver/u,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await site.inside.getByLabel('Pick-up').fill('1 Main Street, Cork');
    await site.inside.getByLabel('Destination').fill('Cork Airport');
    await site.press('Submit');
    await site.atRoute(/^\/job-status\?booked=/u, 'Job status');
  });

  it('is not available to a customer who cannot book, on this page and on those it links to', async () => {
    const { page } = await app.visitAs('cannotbook');
    const site = new FramedSite(page);
    await page.goto('/new-booking');
    const refused = async () => {
      await site.at('New booking');
      await site.inside.getByRole('alert').waitFor();
      await eventually(() => site.inside.getByRole('radio').count()).toBe(0);
      await eventually(() => site.inside.getByRole('button', { name: 'Book now' }).count()).toBe(0);
    };
    await refused();
    expect(await site.inside.getByRole('alert').innerText()).not.toBe('');
    expect(await accessibilityFaults(page)).toEqual([]);
    await site.followWritten({ href: '/legacy/job-status' });
    await site.atRoute('/job-status', 'Job status');
    await site.followWritten({ href: '/legacy/new-booking' });
    await site.atRoute('/new-booking', 'New booking');
    await refused();
    // The page before it looks the same: not read before the next one is there.
    const next = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
    await site.followWritten({ href: '/legacy/new-booking' });
    await next;
    await refused();
  });

  it('leads to the form for a new password while the password must be changed', async () => {
    const { page } = await app.visitAs('mustchange');
    await page.goto('/new-booking');
    await page.getByRole('heading', { name: 'Please change your password' }).waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/new-booking');
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
