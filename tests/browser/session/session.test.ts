import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../support/browser/drawn';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { SignInAgain } from '../../support/pages/session/sign-in-again';
import { signInQuietly, demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const whoIsThis = /\/api\/auth\/user$/u;
const viewCards = /\/cards\/view$/u;

/** As when a link inside the app is followed. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), path);

describe('parallel 401 responses', () => {
  it('cause one GET /api/auth/user, however many they are; then every read is repeated once', async () => {
    const { page, requests, provoke } = await app.visitAs('standard');
    const reads = /\/(cards\/view|content\/(nav|contact|terms|privacy))$/u;
    provoke(reads);
    const held: Route[] = [];
    let holding = true;
    await page.route(reads, (route) => (holding ? void held.push(route) : route.continue()));
    await page.goto('/profile');
    await eventually(() => held.length).toBe(2);
    for (const [index, path] of ['/content/contact', '/content/terms', '/content/privacy'].entries()) {
      await follow(page, path);
      await eventually(() => held.length).toBe(3 + index);
    }
    expect(requests.of('GET', whoIsThis)).toHaveLength(1);

    holding = false;
    await Promise.all(
      held.map((route) => route.fulfill({ status: 401, json: { code: 401, message: 'Please sign in.' } })),
    );
    await page.getByRole('heading', { name: 'Privacy Statement', level: 1 }).waitFor();
    await eventually(() => requests.of('GET', reads).length).toBe(10);
    expect(requests.of('GET', whoIsThis)).toHaveLength(2);
    await new ProfilePage(page).open();
    await new ProfilePage(page).card('Joint account').waitFor();
  });
});

/** The session ends on the server, and the page notices when somebody comes back to it after half an hour. */
async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.clock.fastForward('31:00');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await new SignInAgain(page).dialog.waitFor();
}

type Form = {
  readonly name: string;
  /** Opens the form, half fills it in, and says what is in it. */
  readonly fill: (page: Page) => Promise<void>;
  readonly filled: (page: Page) => Promise<string>;
  readonly reopen: (page: Page) => Promise<void>;
};

const addCard: Form = {
  name: 'the nickname of a card',
  fill: async (page) => {
    await addCard.reopen(page);
    await new AddCardDialog(page).nickname.fill('Weekend trips');
  },
  filled: (page) => new AddCardDialog(page).nickname.inputValue(),
  reopen: async (page) => {
    await new ProfilePage(page).addCard.first().click();
    await new AddCardDialog(page).number.waitFor();
  },
};

const messageIn = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' }).getByLabel('Message');

const contact: Form = {
  name: 'the contact form',
  fill: async (page) => {
    await contact.reopen(page);
    await messageIn(page).fill('Weekend trips');
  },
  filled: (page) => messageIn(page).inputValue(),
  reopen: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }).click();
    await messageIn(page).waitFor();
  },
};

describe.each(sampled([addCard, contact]))(
  'unsaved input when the session ends: $name',
  ({ fill, filled, reopen }) => {
    async function halfFilled(): Promise<Page> {
      const { page, provoke } = await app.visitAs('standard');
      // The last sections load once the browser is idle, which may be after the session has ended.
      provoke(/\/(?:factors|sessions)$/u);
      await page.clock.install();
      await new ProfilePage(page).open();
      await new ProfilePage(page).card('Joint account').waitFor();
      // What is asked for after the session has ended is refused, and a browser complains of that.
      await new ProfilePage(page).settled();
      await fill(page);
      await loseSession(page);
      expect(await page.getByText('Joint account').count()).toBe(0);
      return page;
    }

    it('is kept after the same person has signed in again in place', async () => {
      const page = await halfFilled();
      await new SignInAgain(page).signIn('standard@cabrank.test', demoPassword);
      await new SignInAgain(page).dialog.waitFor({ state: 'detached' });
      expect(await filled(page)).toBe('Weekend trips');
      expect(new URL(page.url()).pathname).toBe('/profile');
      await eventually(() => new ProfilePage(page).card('Joint account').count()).toBe(1);
    });

    it('is discarded when someone else signs in, who sees only their own data', async () => {
      const page = await halfFilled();
      await new SignInAgain(page).signIn('premium@cabrank.test', demoPassword);
      await new SignInAgain(page).dialog.waitFor({ state: 'detached' });
      const profile = new ProfilePage(page);
      await profile.open();
      await profile.card('Travel').waitFor();
      expect(await profile.card('Joint account').count()).toBe(0);
      await reopen(page);
      expect(await filled(page)).toBe('');
    });

    it('is discarded if the person goes to the login page instead', async () => {
      const page = await halfFilled();
      await new SignInAgain(page).leave.click();
      const login = new LoginPage(page);
      await login.heading.waitFor();
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/profile');
      await login.signIn('standard@cabrank.test', demoPassword);
      await new ProfilePage(page).card('Joint account').waitFor();
      await reopen(page);
      expect(await filled(page)).toBe('');
    });
  },
);

describe('the data of a previous customer', () => {
  it('never appears: a card list that arrives after a logout and a login as someone else', async () => {
    const { page, provoke } = await app.visitAs('standard');
    // The logout may overtake reads of the sections below, which are then refused.
    provoke(/\/api\/user\//u);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let answered = false;
    await page.route(
      viewCards,
      async (route) => {
        const answer = await route.fetch();
        expect(await answer.text()).toContain('Joint account');
        await released;
        // Whoever asked may not be waiting any more.
        await route.fulfill({ response: answer }).catch(() => undefined);
        answered = true;
      },
      { times: 1 },
    );
    const profile = new ProfilePage(page);
    const shown = await showsEver(page, 'Joint account');
    await profile.open();
    await new Shell(page).logout.click();
    const login = new LoginPage(page);
    await login.heading.waitFor();
    await login.signIn('premium@cabrank.test', demoPassword);
    await page.waitForURL('**/new-booking');
    await follow(page, '/profile');
    await profile.card('Travel').waitFor();

    release();
    await eventually(() => answered).toBe(true);
    await drawn(page);
    expect(await profile.card('Travel').count()).toBe(1);
    expect(shown()).toBe(false);
  });

  it('is not on a page that the browser restores after the logout', async () => {
    const { page, context } = await app.visitAs('standard');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.card('Joint account').waitFor();
    // Else a call of the page itself is refused meanwhile.
    await page.waitForLoadState('networkidle');
    await context.request.get('/api/auth/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    // As it comes back: drawn whole, with everything still on it.
    const hidden = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return !document.body.checkVisibility();
    });
    expect(hidden).toBe(true);
    await new LoginPage(page).heading.waitFor();
    expect(await page.getByText('Joint account').count()).toBe(0);
  });

  it('is not in the history of the tab after a logout', async () => {
    const { page, context } = await app.visitAs('standard');
    await new ProfilePage(page).open();
    await new ProfilePage(page).card('Joint account').waitFor();
    await new ProfilePage(page).settled();
    await follow(page, '/content/terms');
    await page.getByRole('heading', { name: 'Terms and Conditions' }).waitFor();
    await new Shell(page).logout.click();
    await new LoginPage(page).heading.waitFor();
    const shown = await showsEver(page, 'Joint account');
    for (let step = 0; step < 2; step += 1) {
      await page.goBack();
      await drawn(page);
    }
    expect(shown()).toBe(false);
    // The browser stays known, which lets nobody in.
    const cookies = (await context.cookies()).filter(({ name }) => name !== 'cabrank_device');
    expect(cookies.map(({ value }) => value).join('')).toBe('');
    await signInQuietly(context, 'standard');
  });
});

/** Watches from now on, and after every load, whether a text is ever on the page. */
async function showsEver(page: Page, text: string): Promise<() => boolean> {
  let shown = false;
  await page.exposeFunction('cabrankShown', () => void (shown = true));
  const watch = (wanted: string): void => {
    const look = (): void => {
      const { cabrankShown } = globalThis as unknown as { readonly cabrankShown: () => void };
      if (document.documentElement.textContent.includes(wanted)) cabrankShown();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  };
  await page.addInitScript(watch, text);
  await page.evaluate(watch, text);
  return () => shown;
}
