import type { Page } from 'playwright-core';
import { Banners } from '../pages/banners';
import type { ScreenState, Stage } from './screen-state';

const older = /\/legacy\/new-booking/;

const contentIn = (page: Page) => page.locator('main iframe').contentFrame().getByRole('main');

async function openBooking({ page, signIn }: Stage): Promise<void> {
  await signIn('standard');
  await page.goto('/new-booking');
}

const dialogs = [
  ['complete-dialog', '/profile/welcome'],
  ['application-sent-dialog', '/profile/welcome/application-sent'],
  ['welcome-dialog', '/profile/new-user'],
] as const;

const pages = [
  ['complete-page', '/premium/complete'],
  ['application-sent-page', '/premium/application-sent'],
] as const;

const missing = /\/legacy\/no-such-page/;

/** Older pages in their frame, the replacements of an admin's pages, and the completion screens. */
export const frameScreens: readonly ScreenState[] = [
  {
    name: 'framed',
    show: async (stage) => {
      await openBooking(stage);
      await contentIn(stage.page).waitFor();
    },
  },
  {
    name: 'framed-loading',
    show: async (stage) => {
      await stage.page.route(older, () => undefined);
      await openBooking(stage);
      await stage.page
        .getByRole('status')
        .getByText(/\.\.\.|…/u)
        .first()
        .waitFor();
    },
  },
  {
    name: 'framed-failed',
    provokes: older,
    show: async (stage) => {
      await stage.page.route(older, (route) => route.abort());
      await openBooking(stage);
      await stage.page.getByRole('link', { name: 'Open in a new tab' }).waitFor();
    },
  },
  {
    name: 'framed-cannot-book',
    show: async ({ page, signIn }) => {
      await signIn('cannotbook');
      await page.goto('/new-booking');
      await page.locator('main iframe').contentFrame().getByRole('alert').waitFor();
    },
  },
  {
    name: 'framed-unauthorized',
    provokes: older,
    show: async (stage) => {
      await stage.page.route(older, (route) =>
        route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Who are you?</h1>' }),
      );
      await openBooking(stage);
      await stage.page.getByRole('heading', { name: 'This page asks you to sign in again' }).waitFor();
    },
  },
  {
    name: 'framed-not-found',
    provokes: missing,
    show: async ({ page, signIn }) => {
      await signIn('standard');
      await page.goto('/no-such-page');
      await page.getByRole('heading', { name: 'This page was not found' }).waitFor();
    },
  },
  {
    name: 'acting-page',
    show: async ({ page, actFor }) => {
      await actFor('standard');
      await page.goto('/admin/dashboard');
      await page.getByRole('main').getByRole('button', { name: 'Return to Admin Panel' }).waitFor();
      await new Banners(page).acting.waitFor();
    },
  },
  ...dialogs.map(([name, path]) => ({
    name,
    show: async ({ page, signIn }: Stage) => {
      await signIn('standard');
      await page.goto(path);
      await page.getByRole('dialog').getByRole('link', { name: 'Book Online' }).waitFor();
    },
  })),
  ...pages.map(([name, path]) => ({
    name,
    show: async ({ page, signIn }: Stage) => {
      await signIn('premium');
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Book Online' }).waitFor();
    },
  })),
];
