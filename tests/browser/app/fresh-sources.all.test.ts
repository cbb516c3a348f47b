import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STREAM_PATH } from '../../../src/review/live/stream';
import { flows } from '../../../src/review/flows';
import { areas } from '../../../src/review/model/headings';
import { useBrowser, type Visit } from '../../support/browser/browser';
import { startDev, startFlows, type DevServer } from '../../support/review/dev-server';
import { eventually } from '../../support/browser/eventually';
import { watchLoads } from '../../support/browser/loads/page-loads';
import { FramedSite } from '../../support/pages/framed-site';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { WizardPage } from '../../support/pages/wizard-page';
import { signInQuietly } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

// What serves the sources, from its first start on: nothing on any page complains, and none is reloaded under its reader.

/** Vite takes its time with a page that it has not served yet. */
const firstLoadMs = 60_000;

const app = useApp();

/** A server for the tests of one group, and a page on it of which it is known how often it was loaded. */
function useSources(start: () => Promise<DevServer>) {
  let server: DevServer | null = null;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  const { visit } = useBrowser(() => server?.url ?? '');
  return {
    url: () => server?.url ?? '',
    printed: () => server?.printed() ?? '',
    open: async (): Promise<Visit & ReturnType<typeof watchLoads>> => {
      const visited = await visit({ width: 1600 });
      visited.context.setDefaultTimeout(firstLoadMs);
      return { ...visited, ...watchLoads(visited.page) };
    },
  };
}

const dev = useSources(() => startDev(app.url()));
const review = useSources(startFlows);

describe('npm run dev', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/guest', 'Continue as guest'],
    ['/lost-pass', 'Forgot your password?'],
    ['/register/signup', 'Account Details'],
    ['/premium/signup', 'Account Details'],
    ['/content/terms', 'Terms and Conditions'],
    ['/no/such/page', 'This page was not found'],
  ])('shows %s', async (path, heading) => {
    const { page, reloaded } = await dev.open();
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(reloaded()).toEqual([]);
  });

  it('shows the profile, the wizard and the older pages to a customer', async () => {
    const { page, context, reloaded } = await dev.open();
    await signInQuietly(context, 'standard');
    await page.goto('/profile');
    await new ProfilePage(page).cards.first().waitFor();
    await page.goto('/profile/premium?type=personal');
    await new WizardPage(page).step('Profile Type').waitFor();
    await page.goto('/new-booking');
    await new FramedSite(page).at('New booking');
    await page.waitForLoadState('networkidle');
    expect(reloaded()).toEqual([]);
  });

  it('shows admins their screens', async () => {
    const { page, context, reloaded } = await dev.open();
    await signInQuietly(context, 'admin');
    for (const [path, heading] of [
      ['/admin/dashboard', 'Dashboard'],
      ['/customers', 'Customers'],
      ['/admin/credit-account-requests', 'Credit account requests'],
      ['/admin/audit', 'Audit'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    expect(reloaded()).toEqual([]);
  });

  it('prints only its address', () => {
    expect(dev.printed()).not.toMatch(/error|failed|optimized|reload/iu);
  });
});

describe('npm run flows', () => {
  const names = Object.keys(flows).sort();
  const chartOf = (page: Page, name: string) =>
    page.getByRole('application', { name: `Chart of ${name}` }).locator('.react-flow__node');

  it('lists the flows, and draws which flow invokes which', async () => {
    const { page, reloaded } = await review.open();
    await page.goto('/#/');
    await eventually(() => page.getByRole('row').count()).toBe(1 + areas.length + names.length);
    await page.getByRole('link', { name: 'Map' }).click();
    await page.getByRole('application', { name: 'Map of the flows' }).waitFor();
    await page.getByRole('link', { name: 'What changed' }).click();
    await page.getByLabel('Before').waitFor();
    expect(reloaded()).toEqual([]);
  });

  it.each(sampled(names, 10))('%s: draws its chart, its paths and its gallery', async (name) => {
    const { page, reloaded } = await review.open();
    await page.goto(`/#/flow/${name}`);
    await chartOf(page, name).first().waitFor();
    await page.getByRole('button', { name: 'Paths', exact: true }).click();
    const paths = page.getByRole('region', { name: 'Paths' });
    await paths
      .getByRole('button', { name: /^Play the 1 steps/u })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    await page
      .getByRole('heading', { name: /have a screen|Without a screen/u })
      .first()
      .waitFor();
    expect(reloaded()).toEqual([]);
  });

  it('shows a screen, its coverage and its test scripts', async () => {
    const { page, reloaded } = await review.open();
    await page.goto('/#/flow/change-password/screen');
    const screen = page.frameLocator('iframe[title^="Screen of change-password"]');
    await screen.locator('label').first().waitFor();
    await page.getByRole('button', { name: 'Coverage', exact: true }).click();
    await page
      .getByRole('region', { name: /^Outcomes of/u })
      .first()
      .waitFor();
    await page.goto('/#/flow/contact/scripts');
    await page.getByRole('button', { name: 'Smallest set for all branches' }).click();
    await page.getByRole('region', { name: 'Test scripts as Markdown' }).waitFor();
    expect(reloaded()).toEqual([]);
  });

  it('listens to a running app', async () => {
    const { page: appPage } = await dev.open();
    await appPage.goto('/login');
    const { page, provoke, reloaded } = await review.open();
    // No app runs where it listens unless told otherwise.
    provoke(/:5173\//u);
    await page.goto('/#/live');
    await page.getByLabel('The app in development').fill(dev.url() + STREAM_PATH);
    await page.getByRole('button', { name: 'Listen' }).click();
    const tracks = page.getByRole('list', { name: 'Flows that run' });
    await tracks
      .getByRole('button', { name: /^session/u })
      .first()
      .click();
    await chartOf(page, 'session').first().waitFor();
    expect(reloaded()).toEqual([]);
  });

  it('prints only its address', () => {
    expect(review.printed().trim()).toBe(`The flow review is at ${review.url()}/`);
  });
});
