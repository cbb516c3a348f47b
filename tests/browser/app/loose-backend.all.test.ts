import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFound } from '#messages/app/not-found';
import { NAMED_ROUTES } from '../../../src/domain/addresses/app-routes';
import { eventually } from '../../support/browser/eventually';
import { enterLoosely, startLooseBackend, type LooseBackend } from '../../support/backends/loose-backend';
import { requestUuid, type LooseName } from '../../support/backends/loose-people';
import { FramedSite } from '../../support/pages/framed-site';
import { useApp } from '../../support/browser/use-app';

/** A backend that writes links without slashes, booleans as numbers and texts, and null for what may be missing. */
let backend: LooseBackend;
beforeAll(async () => {
  backend = await startLooseBackend();
});
afterAll(() => backend.close());
const app = useApp(() => ({ BACKEND_URL: backend.origin }));

const visitAs = async (name: LooseName | null) => {
  const visit = await app.visit();
  if (name !== null) await enterLoosely(visit.context, app.url(), name);
  return visit;
};

const FOR_VISITORS =
  /^\/(?:admin\/login|content|guest|login|lost-pass|register|reset|not-me|(?:confirm|restore)-email|keep-second-step|notify|premium\/(?:signup|subscribe))/u;
const FOR_ADMINS = /^\/(?:admin|customers)/u;

/** A value for each parameter of a route. */
const values: Readonly<Record<string, string>> = {
  profileType: 'business',
  code: 'CODE',
  uuid: requestUuid,
  page: 'privacy',
  ref: '7QF2',
};

function valueOf(parameter: string): string {
  const value = values[parameter];
  if (value === undefined) throw new Error(`No value is known for ${parameter}`);
  return value;
}

const routes = NAMED_ROUTES.map((route): [LooseName | null, string] => {
  const who = FOR_VISITORS.test(route) ? null : FOR_ADMINS.test(route) ? 'admin' : 'customer';
  return [who, route.replaceAll(/\{?-?\$(\w+)\}?/gu, (_whole, name: string) => valueOf(name))];
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
const heading = (page: Page, name: string | RegExp) =>
  page
    .getByRole('heading', { name, exact: typeof name === 'string' })
    .first()
    .waitFor();
/** Nothing of the screen could not be loaded, or not be shown. */
const isWhole = async (page: Page) => {
  const trouble = page.getByText(/could(?: not|n['’]t) (?:be )?(?:load|show)|check your connection/iu);
  expect(await trouble.count()).toBe(0);
};

describe('a backend with loosely typed responses', () => {
  it('has a menu with working links, and a default page', async () => {
    const { page } = await visitAs('customer');
    await page.goto('/login');
    await page.waitForURL((url) => url.pathname === '/profile');
    await heading(page, 'Profile');
    await eventually(() => menu(page)).toEqual(['New booking', 'Job status', 'Profile', 'Users']);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/users');
    await new FramedSite(page).at('Older page: users');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await heading(page, 'Profile');
  });

  it('shows a customer every part of the profile', async () => {
    const { page } = await visitAs('customer');
    await page.goto('/profile');
    for (const shown of [
      'Everyday',
      'Expires 12/39',
      '•••• 5556',
      'Expires xx/xx',
      'Walsh Linen',
      'Walsh Bill Pay',
      '20260001',
      'A phone of 2026',
      'Codes of Bríd',
    ])
      await page.getByText(shown).first().waitFor();
    await eventually(() => page.getByLabel('Booking name').inputValue()).toBe('Bríd of the loose backend');
    await page.getByRole('button', { name: 'Cancel Premium' }).first().waitFor();
    await page.getByText('Impersonates a customer').waitFor();
    await isWhole(page);
  });

  it.each<[LooseName | null, string, string]>([
    [null, '/login', 'Log in here'],
    [null, '/guest', 'Older page: guest'],
    [null, '/lost-pass', 'Older page: lost-pass'],
    ['customer', '/new-booking', 'Older page: new-booking'],
    ['customer', '/job-status', 'Older page: job-status'],
    ['guest', '/new-booking', 'Older page: new-booking'],
    ['admin', '/admin/reports', 'Older page: reports'],
  ])('frames its older pages for %s at %s', async (who, route, title) => {
    const { page } = await visitAs(who);
    await page.goto(route);
    await new FramedSite(page).at(title);
  });

  it.each<[LooseName | null, string, string | RegExp]>([
    [null, '/content/terms', 'Terms'],
    [null, '/content/privacy', 'Privacy'],
    [null, '/content/contact', 'Contact'],
    ['guest', '/content/terms', 'Terms'],
    ['customer', '/content/contact', 'Contact'],
    ['customer', '/profile/premium', 'Premium'],
    ['customer', '/profile/welcome', 'Premium is active'],
    ['admin', '/admin/dashboard', 'Dashboard'],
    ['admin', '/customers', /Customers/u],
    ['admin', '/admin/credit-account-requests', 'Requests'],
    ['admin', `/admin/credit-account-requests/${requestUuid}`, 'Walsh Linen'],
    ['admin', '/admin/audit', 'Audit'],
  ])('shows %s the screen at %s', async (who, route, title) => {
    const { page } = await visitAs(who);
    await page.goto(route);
    await heading(page, title);
    await page.waitForLoadState('networkidle');
    await isWhole(page);
  });

  it.each(routes)('has a whole screen at every route of the app: %s at %s', async (who, route) => {
    const { page } = await visitAs(who);
    await page.goto(route);
    await page.locator('main :is(h1, iframe)').first().waitFor();
    await page.waitForLoadState('networkidle');
    await isWhole(page);
    expect(await page.getByRole('heading', { name: notFound.title }).count()).toBe(0);
    if (who !== null) expect(new URL(page.url()).pathname).not.toMatch(/login/u);
  });

  it('saves the settings, and removes a card', async () => {
    const { page } = await visitAs('customer');
    await page.goto('/profile/settings');
    await page.getByLabel('Booking name').fill('Brídín');
    await page.getByLabel('Phone Number').fill('087 123 4567');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await page.goto('/profile/payments');
    await page.getByRole('button', { name: /^Remove .*5556/u }).click();
    await page.getByRole('button', { name: 'Delete Card' }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
    const sent = backend.requests.filter(({ method }) => method !== 'GET').map(({ url }) => url);
    expect(sent).toEqual([
      expect.stringMatching(/\/settings\/update$/u),
      expect.stringMatching(/\/cards\/delete\/2$/u),
    ]);
  });

  it('leaves out the one card that is invalid, and says so', async () => {
    const { page, provokeLine } = await visitAs('customer');
    provokeLine(/answer failed.*cards\/view response\[1\]\.id: an id expected/u);
    await page.route('**/cards/view', async (route) => {
      const answer = await route.fetch();
      const { response, ...body } = (await answer.json()) as { readonly response: readonly object[] };
      const [first, second] = response;
      await route.fulfill({ json: { ...body, response: [first, { ...second, id: null }] } });
    });
    await page.goto('/profile');
    await page.getByText("One card couldn't be shown").waitFor();
    await page.getByRole('button', { name: 'Remove Everyday' }).waitFor();
    expect(await page.getByText('•••• 5556').count()).toBe(0);
  });

  it('can be signed in to with its two-page login, which shows its own errors', async () => {
    const { page } = await visitAs(null);
    await page.goto('/login?returnUrl=%2Fprofile');
    const login = new FramedSite(page);
    await login.at('Log in here');
    await login.inside.getByLabel('Email').fill(backend.email);
    await login.inside.getByLabel('Password').fill('something else');
    await login.press('Log in');
    await login.inside.getByText('We do not know you by that password.').waitFor();
    await login.inside.getByLabel('Email').fill(backend.email);
    await login.inside.getByLabel('Password').fill(backend.password);
    await login.press('Log in');
    await page.waitForURL((url) => url.pathname === '/profile');
    await heading(page, 'Profile');
  });

  it('has terms with links to its other texts', async () => {
    const { page } = await visitAs(null);
    await page.goto('/content/terms');
    await page.getByRole('link', { name: 'how we treat your data' }).click();
    await heading(page, 'Privacy');
    expect(new URL(page.url()).pathname).toBe('/content/privacy');
  });
});
