import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { OlderSite } from '../../support/pages/older-site';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** Switches every extension group off on the console, as a tester does. */
async function switchGroupsOff(page: Page): Promise<void> {
  await page.goto('/sandbox');
  const groups = page.getByRole('group', { name: 'Extension groups' }).getByRole('checkbox');
  for (const group of await groups.all()) await group.uncheck();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await eventually(() =>
    groups.evaluateAll((boxes) => boxes.some((box) => (box as HTMLInputElement).checked)),
  ).toBe(false);
  const config = await page.request.get('/api/config', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  const { response } = (await config.json()) as {
    readonly response: { readonly extensions: readonly string[] };
  };
  expect(response.extensions).toEqual([]);
}

const refFrom = (page: Page): string => new URL(page.url()).searchParams.get('booked') ?? 'no reference';

const driverAt = (page: Page) => page.locator('#driver').getAttribute('transform');
const viewOf = (page: Page) => page.locator('svg.map').getAttribute('viewBox');

describe('the older pages without the app, with every extension group off', () => {
  it('allow to sign in, book, see the booking in job status, track and edit it, read the outbox and cause a fault', async () => {
    const { page, provoke } = await app.visit();
    await switchGroupsOff(page);
    const older = new OlderSite(page);

    await older.signIn('standard@cabrank.test', demoPassword);
    await older.follow('Book a taxi');
    await older.at('New booking');
    await older.fillBooking({
      from: '1 Main Street, Cork',
      to: 'Cork Airport',
      notes: 'Two <b>suitcases</b>',
    });
    await page.getByRole('radio', { name: 'Personal card' }).check();
    await older.press('Book now');
    await older.at('Job status');
    const ref = refFrom(page);
    await eventually(() => page.getByRole('status').innerText()).toBe(
      `Thank you. Your booking reference is ${ref}.`,
    );
    const row = older.bookings.filter({ hasText: ref });
    await eventually(() => row.innerText()).toMatch(
      /1 Main Street, Cork\s+Cork Airport\s+Saloon\s+Everyday •••• 4242/u,
    );

    await older.follow(`Track booking ${ref}`);
    await older.at('Track your taxi');
    const [start, view] = [await driverAt(page), await viewOf(page)];
    await eventually(() => driverAt(page)).not.toBe(start);
    await page.evaluate(() => (globalThis as unknown as { repositionMap(): void }).repositionMap());
    expect(await viewOf(page)).not.toBe(view);
    expect(await page.locator('svg.map').getAttribute('data-repositioned')).toBe('1');

    await older.follow('Trips (classic)');
    await older.at('Job status');
    await older.follow(`Edit booking ${ref}`);
    await older.at(`Edit booking ${ref}`);
    expect(await page.getByLabel('Notes for the driver').inputValue()).toBe('Two <b>suitcases</b>');
    await older.fillBooking({ from: '2 Main Street, Cork', to: 'Kent Station' });
    await older.press('Save changes');
    await eventually(() => row.innerText()).toMatch(/2 Main Street, Cork\s+Kent Station/u);
    await older.follow(`Edit booking ${ref}`);
    await older.follow('Discard changes');
    await older.at('Job status');

    await page.goto('/sandbox');
    const mail = page.getByRole('article').filter({ hasText: `Your booking ${ref}` });
    await eventually(() => mail.innerText()).toContain('To standard@cabrank.test');

    await page.getByLabel('Calls to').fill('/legacy/job-status');
    await page.getByLabel('Fault', { exact: true }).selectOption('unavailable');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await page.getByRole('cell', { name: '/legacy/job-status' }).waitFor();
    // The page of the fault names no icon, so that the browser looks for one.
    provoke(/\/legacy\/job-status|\/favicon\.ico/u);
    expect((await page.goto('/legacy/job-status'))?.status()).toBeGreaterThanOrEqual(500);
    expect((await page.goto('/legacy/job-status'))?.status()).toBe(200);
    await older.press(`Cancel booking ${ref}`);
    await eventually(() => row.innerText()).toContain('Cancelled');

    await older.follow('Logout');
    await older.press('Logout');
    await older.at('Sign in');
    await page.goto('/legacy/job-status');
    await older.at('Sign in');
  });

  it('let an admin act as a customer for a reason and return', async () => {
    const { page, provoke } = await app.visit();
    const older = new OlderSite(page);
    await older.signIn('admin@cabrank.test', demoPassword);
    await older.follow('Customers');
    await page.getByLabel('Name, email or phone').fill('byrne');
    await older.press('Search');
    provoke(/log-in-as/u);
    await older.press('Sign in as Aoife Byrne');
    await page.getByText('Required.').waitFor();
    await page.getByLabel('Reason to sign in as Aoife Byrne').fill('Asked on the phone');
    await older.press('Sign in as Aoife Byrne');
    await older.at('New booking');
    await page.getByText('Fionnuala as Aoife Byrne').waitFor();

    await older.follow('Logout');
    await older.press('Return to Admin Panel');
    await older.at('Customers');
  });

  it.each(
    sampled([
      ['standard', ['new-booking', 'job-status', 'users', 'fare-estimator', 'contact']],
      ['admin', ['dashboard', 'customers', 'credit-account-requests', 'dispatch', 'tariffs']],
      [null, ['login', 'guest', 'register', 'lost-pass', 'no-such-page']],
    ]),
  )('are accessible: what %s sees', async (who, pages) => {
    const { page, provoke } = await app.visit();
    const older = new OlderSite(page);
    if (who !== null) await older.signIn(`${who}@cabrank.test`, demoPassword);
    provoke(/no-such-page/u);
    for (const path of pages) {
      await page.goto(`/legacy/${path}`);
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });
});
