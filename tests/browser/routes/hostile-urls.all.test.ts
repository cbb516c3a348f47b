import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drawn } from '../../support/browser/drawn';
import {
  hostileUrls,
  isUnsafeLink,
  leavesOrigin,
  sampleOfHostileUrls,
} from '../../support/gateway/hostile/hostile-urls';
import { LoginPage } from '../../support/pages/session/login-page';
import { Shell } from '../../support/pages/shell';
import { stayAtHome } from '../../support/backends/stay-at-home';
import { tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const urls = sampleOfHostileUrls(tier === 2 ? 2000 : 50);
const TEST_MS = 1_800_000;
/** So many at once are handed to the page; what they come to is asked for in between. */
const BATCH = 50;

const batches = Array.from({ length: Math.ceil(urls.length / BATCH) }, (_, index) =>
  urls.slice(index * BATCH, (index + 1) * BATCH),
);

/** A whole sign-in and sign-out for each address: of these every eighth batch. */
const signedIn = batches.filter((_batch, index) => index % 8 === 0);

let driven = 0;
afterAll(() => {
  process.stdout.write(
    `${driven} times one of ${urls.length} hostile addresses (of ${hostileUrls.length})\n`,
  );
});

/** Follows each as `/login?returnUrl=…` inside the app; answers where the app then stood. */
const followAsReturnUrl = (page: Page, batch: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (addresses) => {
    const stands: string[] = [];
    for (const address of addresses) {
      history.pushState(null, '', `/login?returnUrl=${encodeURIComponent(address)}`);
      while (location.pathname === '/login') await new Promise(requestAnimationFrame);
      stands.push(location.pathname + location.search + location.hash);
    }
    return stands;
  }, batch);

describe('a hostile address', () => {
  it(
    'is not returned to after signing in',
    async () => {
      const { page } = await app.visitAs('standard');
      const home = await stayAtHome(page, app.url());
      await page.goto('/content/terms');
      await new Shell(page).logout.waitFor();
      for (const batch of batches) {
        const stands = await followAsReturnUrl(page, batch);
        expect(stands).toHaveLength(batch.length);
        expect(home.trespasses()).toEqual([]);
        driven += batch.length;
      }
      expect(new URL(page.url()).origin).toBe(app.url());
    },
    TEST_MS,
  );

  it('is not returned to if it is in the address that is opened', async () => {
    const { page } = await app.visitAs('standard');
    const home = await stayAtHome(page, app.url());
    for (const url of urls.slice(0, 20)) {
      await page.goto(`/login?returnUrl=${encodeURIComponent(url)}`);
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      expect(home.trespasses(), url).toEqual([]);
      driven += 1;
    }
  });

  it(
    'is not followed as the location of a login or a logout',
    async () => {
      const { page } = await app.visit();
      const home = await stayAtHome(page, app.url());
      await answerItself(page);
      await new LoginPage(page).open();
      for (const batch of signedIn) {
        const count = await signInAndOut(page, batch);
        expect(count).toBe(batch.length);
        expect(home.trespasses()).toEqual([]);
        driven += 2 * batch.length;
      }
      expect(new URL(page.url()).origin).toBe(app.url());
    },
    TEST_MS,
  );

  it(
    'yields no menu link that runs script or hides that it leads elsewhere',
    async () => {
      const { page, provokeLine } = await app.visitAs('standard');
      provokeLine(/"Item \d+" is left out/u);
      const home = await stayAtHome(page, app.url());
      await page.route('**/api/content/nav', (route) =>
        route.fulfill({
          json: {
            code: 200,
            response: urls.map((url, index) => ({
              nav_label: `Item ${index}`,
              link_name: url,
              has_nav: true,
              has_title: true,
            })),
          },
        }),
      );
      await page.goto('/content/terms');
      const links = page.getByRole('navigation').getByRole('link', { name: /^Item \d+$/u });
      await links.first().waitFor();
      const written = await links.evaluateAll((anchors) =>
        anchors.map((anchor) => ({
          index: Number((anchor.textContent.match(/\d+/u) ?? [])[0]),
          href: anchor.getAttribute('href') ?? '',
          rel: anchor.getAttribute('rel') ?? '',
        })),
      );
      const wrong = written.filter(({ index, href, rel }) => {
        if (isUnsafeLink(href, app.url())) return true;
        const named = /^\s*https?:/iu.test(urls[index] ?? '');
        return leavesOrigin(href, app.url()) && !(named && rel.includes('noopener'));
      });
      expect(wrong).toEqual([]);
      driven += urls.length;

      // Those that lead to a page of the app do no harm when they are followed either.
      for (const { index } of written.filter(({ href }) => href.startsWith('/'))) {
        await page
          .getByRole('link', { name: `Item ${index}`, exact: true })
          .first()
          .click();
        await drawn(page);
      }
      expect(home.trespasses()).toEqual([]);
      expect(new URL(page.url()).origin).toBe(app.url());
    },
    TEST_MS,
  );
});

type Server = { location: string; signedIn: boolean };

/** The page answers its own calls of the session: signed in with any credentials, and sent where the test wants. */
async function answerItself(page: Page): Promise<void> {
  const user = {
    uuid: '0b9d5f0e-6c7b-4f9b-9a35-3f1f5b1f7a01',
    first_name: 'Sorcha',
    last_name: 'Brennan',
    email: 'sorcha@cabrank.test',
    location: '/content/terms',
    admin: false,
    guest: false,
    canBook: true,
    mustChangePassword: false,
    premium: false,
    receivedPremiumDiscount: false,
  };
  await page.addInitScript((somebody) => {
    const server: Server = { location: '/', signedIn: false };
    Object.assign(globalThis, { server });
    const send = globalThis.fetch;
    const answer = (response: unknown): Response => new Response(JSON.stringify({ code: 200, response }));
    globalThis.fetch = async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
      if (path === '/api/auth/user') return answer(server.signedIn ? somebody : null);
      // What a customer has is asked for by whoever looks for expiring cards; the server knows no such customer.
      if (path.startsWith('/api/user/')) return answer([]);
      if (path !== '/api/auth/login' && path !== '/api/auth/logout') return send(input, init);
      server.signedIn = path === '/api/auth/login';
      return answer({ location: server.location });
    };
  }, user);
}

/** Signs in and out with each as the answers' `location`; answers how often that went through. */
const signInAndOut = (page: Page, batch: readonly string[]): Promise<number> =>
  page.evaluate(async (addresses) => {
    const { server } = globalThis as unknown as { readonly server: Server };
    const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
      for (;;) {
        const found = look();
        if (found) return found;
        await new Promise(requestAnimationFrame);
      }
    };
    const type = (field: HTMLInputElement, text: string): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(
        (found) => found.textContent.trim() === name && found.checkVisibility() && !found.ariaDisabled,
      );
    let count = 0;
    for (const address of addresses) {
      server.location = address;
      if (location.pathname !== '/login') history.pushState(null, '', '/login');
      const email = await until(() => document.querySelector<HTMLInputElement>('input[type="email"]'));
      const password = await until(() => document.querySelector<HTMLInputElement>('input[type="password"]'));
      type(email, 'sorcha@cabrank.test');
      type(password, 'Any-password-7!');
      (await until(() => button('Sign in'))).click();
      (await until(() => button('Logout'))).click();
      await until(() => !server.signedIn && !button('Logout'));
      count += 1;
    }
    return count;
  }, batch);
