import type { Page } from 'playwright-core';
import { stripeScript } from './fake-stripe';
import { AddCardDialog, ChallengeDialog, validFor } from './pages/add-card-dialog';
import { LoginPage } from './pages/login-page';
import { ProfilePage } from './pages/profile-page';
import { Shell } from './pages/shell';

export type Stage = {
  readonly page: Page;
  /** Signs a demo customer in without the login screen. */
  readonly signIn: (customer: string) => Promise<void>;
};

/** A screen or dialog in one of its states, and how to bring it about. Used by axe, the narrow screen and the pictures. */
export type ScreenState = {
  readonly name: string;
  readonly show: (stage: Stage) => Promise<void>;
  /** Whose answers fail in this state, which the browser's console reports. */
  readonly provokes?: RegExp;
};

const viewCards = /\/cards\/view$/;
const addCalls = /\/cards\/add$/;
const config = /\/api\/config$/;

async function showProfile({ page, signIn }: Stage, customer: string): Promise<ProfilePage> {
  await signIn(customer);
  const profile = new ProfilePage(page);
  await profile.open();
  return profile;
}

async function showDialog(stage: Stage): Promise<AddCardDialog> {
  const profile = await showProfile(stage, 'standard');
  await profile.cards.nth(2).waitFor();
  await profile.addCard.first().click();
  const dialog = new AddCardDialog(stage.page);
  await dialog.number.waitFor();
  return dialog;
}

async function submitCard(stage: Stage, number: string): Promise<AddCardDialog> {
  const dialog = await showDialog(stage);
  await dialog.fill('Everyday', validFor(number));
  await dialog.submit.click();
  return dialog;
}

const login: readonly ScreenState[] = [
  { name: 'login', show: ({ page }) => new LoginPage(page).open() },
  {
    name: 'login-incomplete',
    show: async ({ page }) => {
      const screen = new LoginPage(page);
      await screen.open();
      await screen.pressUnready();
      await screen.summary.waitFor();
    },
  },
  {
    name: 'login-refused',
    provokes: /\/api\/auth\/login$/,
    show: async ({ page }) => {
      const screen = new LoginPage(page);
      await screen.open();
      await screen.signIn('standard@cabrank.test', 'not the password');
      await screen.refusal.waitFor();
    },
  },
];

const start: readonly ScreenState[] = [
  {
    name: 'loading',
    show: async ({ page }) => {
      await page.route('**/api/auth/user', () => undefined);
      await page.goto('/profile');
      await new Shell(page).loading.waitFor();
    },
  },
  {
    name: 'not-loaded',
    provokes: /\.js$/,
    show: async ({ page }) => {
      await page.route(/\/main-[^/]*\.js$/, (route) => route.abort());
      await page.goto('/login');
      await new Shell(page).reload.waitFor();
    },
  },
  {
    name: 'start-failed',
    provokes: config,
    show: async ({ page }) => {
      await page.route(config, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/profile');
      await new Shell(page).startFailure.waitFor();
    },
  },
  {
    name: 'not-found',
    provokes: /\/no\/such\/page$/,
    show: async ({ page }) => {
      await page.goto('/no/such/page');
      await new Shell(page).notFound.waitFor();
    },
  },
];

const profile: readonly ScreenState[] = [
  {
    name: 'profile',
    show: async (stage) => {
      const { cards } = await showProfile(stage, 'standard');
      await cards.nth(2).waitFor();
    },
  },
  {
    name: 'profile-empty',
    show: async (stage) => {
      await (await showProfile(stage, 'new')).empty.waitFor();
    },
  },
  {
    name: 'profile-list-failed',
    provokes: viewCards,
    show: async (stage) => {
      await stage.page.route(viewCards, (route) => route.fulfill({ status: 503, body: '' }));
      await (await showProfile(stage, 'standard')).retry.waitFor();
    },
  },
  {
    name: 'profile-list-loading',
    show: async (stage) => {
      await stage.page.route(viewCards, () => undefined);
      await showProfile(stage, 'standard');
    },
  },
  {
    name: 'profile-notice',
    show: async (stage) => {
      await stage.page.route(addCalls, (route) =>
        route.fulfill({ json: { code: 200, message: 'Your card was added.', response: null } }),
      );
      await submitCard(stage, '4242424242424242');
      await new Shell(stage.page).closeNotice.first().waitFor();
    },
  },
];

const dialog: readonly ScreenState[] = [
  {
    name: 'dialog',
    show: async (stage) => {
      await showDialog(stage);
    },
  },
  {
    name: 'dialog-incomplete',
    show: async (stage) => {
      const shown = await showDialog(stage);
      await shown.pressUnready();
      await shown.failure.first().waitFor();
    },
  },
  {
    name: 'dialog-filled',
    show: async (stage) => (await showDialog(stage)).fill('Everyday', validFor('4242424242424242')),
  },
  {
    name: 'dialog-provider-loading',
    show: async (stage) => {
      await useStripeKey(stage.page);
      await stage.page.route(stripeScript, () => undefined);
      await (await showProfile(stage, 'standard')).addCard.first().click();
      await new AddCardDialog(stage.page).dialog.waitFor();
    },
  },
  {
    name: 'dialog-provider-unavailable',
    provokes: stripeScript,
    show: async (stage) => {
      await useStripeKey(stage.page);
      await stage.page.route(stripeScript, (route) => route.abort());
      await (await showProfile(stage, 'standard')).addCard.first().click();
      await new AddCardDialog(stage.page).retry.waitFor();
    },
  },
  {
    name: 'dialog-saving',
    show: async (stage) => {
      await stage.page.route(addCalls, () => undefined);
      const sent = stage.page.waitForRequest(addCalls);
      await submitCard(stage, '4242424242424242');
      await sent;
    },
  },
  {
    name: 'dialog-refused',
    provokes: addCalls,
    show: async (stage) => (await submitCard(stage, '4000000000000002')).failure.first().waitFor(),
  },
  {
    name: 'dialog-unanswered',
    provokes: addCalls,
    show: async (stage) => {
      await stage.page.route(addCalls, (route) => route.abort());
      await (await submitCard(stage, '4242424242424242')).failure.first().waitFor();
    },
  },
  {
    name: 'challenge',
    provokes: addCalls,
    show: async (stage) => {
      await submitCard(stage, '4000002500003155');
      await new ChallengeDialog(stage.page).complete.waitFor();
    },
  },
  ...(['fail', 'close'] as const).map((ending) => ({
    name: `dialog-challenge-${ending === 'fail' ? 'failed' : 'closed'}`,
    provokes: addCalls,
    show: async (stage: Stage) => {
      const shown = await submitCard(stage, '4000002500003155');
      await new ChallengeDialog(stage.page)[ending].click();
      await shown.failure.first().waitFor();
    },
  })),
];

/** The configuration as it is, but with a key of Stripe instead of the simulator's. */
async function useStripeKey(page: Page): Promise<void> {
  await page.route(config, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { readonly response: object };
    await route.fulfill({
      response: answer,
      json: { ...body, response: { ...body.response, stripePublicKey: 'pk_test_51Cabrank' } },
    });
  });
}

export const screenStates: readonly ScreenState[] = [...login, ...start, ...profile, ...dialog];
