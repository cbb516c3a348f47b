import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLayout } from '../../../src/build/layout';
import { canRun } from '../../run/programs';
import { useBrowser } from '../../support/browser/browser';
import { eventually } from '../../support/browser/eventually';
import { newAddress } from '../../support/backend/fresh-customer';
import { startStaticHost } from '../../support/gateway/nginx';
import { FramedSite } from '../../support/pages/framed-site';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { Shell } from '../../support/pages/shell';
import { WizardPage } from '../../support/pages/wizard-page';
import { startStaticServer, type StaticHost } from '../../support/gateway/static-server';
import { demoPassword, signInQuietly } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';

// The app from a plain static host, which passes /api and /legacy on and knows nothing else.

const hosts = [
  { host: 'a server that reads what the build wrote for any host', start: startStaticServer },
  ...(canRun('staticHost') ? [{ host: 'nginx', start: startStaticHost }] : []),
];

const lateMs = 400;
const layout = buildLayout();

/** An answer as it is sent, not unpacked. */
const fetchRaw = (url: string, encoding: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  });

describe.each(hosts)('the app from $host', ({ start }) => {
  const backend = useApp();
  let running: StaticHost | null = null;
  const host = (): string => running?.origin ?? '';
  beforeAll(async () => {
    running = await start(layout, backend.url());
  });
  afterAll(() => running?.stop());
  const { visit } = useBrowser(host);

  it.each([
    ...['/', '/login', '/login/', '/login?returnUrl=%2Fprofile', '/guest', '/admin/login', '/lost-pass/app'],
    ...['/register/signup', '/register/signup/business', '/premium/signup/personal', '/profile', '/profile/'],
    ...['/content/terms', '/content/nothing', '/content', '/track/7QF2', '/track/a.b', '/track', '/a/b/c'],
    ...['/admin/credit-account-requests', '/admin/credit-account-requests/7', '/admin', '/admin/tariffs'],
    '/admin/credit-account-requests/c0ffee00-0000-4000-8000-000000000007',
    ...['/price-list', '/Preisliste%20f%C3%BCr%20M%C3%BCnchen', '/backlogin', '/backLogin/', '/price.list'],
    ...['/a%2Fb', '/track/a%5Cb', '/100%25', '/login%00', '/login//', '//login', '/%', '//evil.test/login'],
    ...[
      '/reset/4f%2F9a',
      '/reset/app/4f%2F9a',
      '/reset/4f/9a',
      '/LOGIN',
      '/Register/signup?a=B',
      '/Track/7QF2',
    ],
    ...['/reset/abc', '/login.html', '/shell.html', '/assets/gone-000000.js', '/csp.json', '/.none'],
  ])('answers %s with the page, the status and the headers of the gateway', async (path) => {
    const [ours, gateway] = await Promise.all([host(), backend.url()].map((origin) => fetch(origin + path)));
    expect(ours?.status).toBe(gateway?.status);
    expect(await ours?.text()).toBe(await gateway?.text());
    for (const name of [
      ...['content-security-policy', 'permissions-policy', 'x-frame-options', 'cache-control'],
      ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'],
      'x-content-type-options',
    ])
      expect(ours?.headers.get(name), name).toBe(gateway?.headers.get(name));
  });

  it.each([
    ['/LOGIN?returnUrl=%2FProfile', '/login?returnUrl=%2FProfile'],
    ['/register/Signup/Business', '/register/signup/business'],
    ['/RESET/aB%2FcD', '/reset/aB%2FcD'],
  ])('redirects %s to the address in lower case: %s', async (path, location) => {
    for (const origin of [host(), backend.url()]) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    }
  });

  it('sends the precompressed files, cached for ever', async () => {
    const page = await (await fetch(`${host()}/login`)).text();
    const [, entry = ''] = /data-entry="([^"]*)"/u.exec(page) ?? [];
    for (const [path, file, caching] of [
      [entry, entry, 'public, max-age=31536000, immutable'],
      ['/login', '/login.html', 'no-cache'],
    ] as const) {
      const answer = await fetchRaw(host() + path, 'gzip');
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': caching });
      expect(await buffer(answer)).toEqual(await readFile(join(layout.client, `${file}.gz`)));
    }
  });

  it('accepts a login before any script has loaded, and shows the profile', async () => {
    const { page, requests } = await visit();
    await page.route(/\.js$/u, async (route) => {
      await delay(lateMs);
      await route.continue();
    });
    await page.goto('/login?returnUrl=%2Fprofile', { waitUntil: 'commit' });
    const login = new LoginPage(page);
    await login.email.pressSequentially('standard@cabrank.test');
    await login.password.pressSequentially(demoPassword);
    await page.keyboard.press('Enter');
    await new ProfilePage(page).cards.first().waitFor();
    expect(requests.of('POST', /\/api\/auth\/login$/u)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
  });

  it('begins a registration', async () => {
    const { page } = await visit();
    await page.goto('/register/signup');
    const wizard = new WizardPage(page);
    await wizard.come();
    await wizard.fillAccount({ email: newAddress() });
    await wizard.next.click();
    await wizard.step('Profile Type').waitFor();
  });

  it('loads the profile of a signed-in customer from its own address', async () => {
    const { page, context } = await visit();
    await signInQuietly(context, 'standard');
    await page.goto('/profile');
    await new ProfilePage(page).cards.first().waitFor();
    expect(await new SettingsSection(page).firstName.inputValue()).not.toBe('');
  });

  it('serves a deep address, and frames an older page with its query', async () => {
    const { page, context } = await visit();
    await signInQuietly(context, 'standard');
    await page.goto('/profile/premium?type=personal');
    await new WizardPage(page).step('Profile Type').waitFor();
    await page.goto('/new-booking?from=7E2');
    const framed = new FramedSite(page);
    await framed.at('New booking');
    expect(await framed.element.getAttribute('src')).toBe('/legacy/new-booking?from=7E2');
  });

  it('answers with status 404 if there is no such page', async () => {
    const { page, provoke } = await visit();
    provoke(/\/no\/such\/page$/u);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await new Shell(page).notFound.waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await new LoginPage(page).heading.waitFor();
  });

  it('runs no inline scripts except those of the build', async () => {
    const { page, provokeLine, errors } = await visit();
    await new LoginPage(page).open();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    await eventually(() => errors().join(' ')).toMatch(/content security policy: script-src-elem/u);
    provokeLine(/script-src|inline script/u);
    expect(await page.title()).not.toBe('taken over');
  });
});
