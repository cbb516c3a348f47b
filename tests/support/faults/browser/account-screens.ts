import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ContactForm } from '../../pages/content';
import { nothingTyped, wordsIn } from '../writes/profile-write';
import { actFor, demoPassword } from '../../browser/sign-in-quietly';
import { customerWith, headers, onProfile, profileIsThere, user, type WriteScreen } from './write-screen';

const MESSAGE = 'I have left my umbrella in the taxi.';
const contact = (page: Page): ContactForm => new ContactForm(page.getByRole('main'));
const notices = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Notices' })
    .filter({ has: page.getByRole('button', { name: /^Close notice/u }) });

const leaving = async (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click();
const returning = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Return to Admin Panel' }).first().click();
const sending = (page: Page): Promise<void> => contact(page).send.click();

/** The writes of the customer's account and session, and to the company, by the names of the calls. */
export const accountScreens: Readonly<Record<string, WriteScreen>> = {
  'GET /api/auth/logout': {
    enter: customerWith({}, ({ read }) => read('cards/view')),
    path: '/profile',
    config: {},
    ready: profileIsThere,
    begin: nothingTyped,
    press: leaving,
    again: leaving,
    place: notices,
    kept: nothingTyped,
    done: (page) => page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor(),
    // After that nobody is notified of their cards any more.
    expected: undefined,
  },
  'GET /api/admin/end-impersonation': {
    enter: async (context) => {
      await actFor(context, 'standard');
      const truth = async (): Promise<unknown> => {
        const answer = await context.request.get('/api/auth/user', { headers });
        return ((await answer.json()) as { readonly response: { readonly email: string } }).response.email;
      };
      return { email: 'admin@cabrank.test', password: demoPassword, truth };
    },
    path: '/profile',
    config: {},
    ready: profileIsThere,
    begin: nothingTyped,
    press: returning,
    again: returning,
    place: notices,
    kept: nothingTyped,
    done: (page) => page.getByRole('heading', { level: 1, name: /^(Customers|Dashboard)$/u }).waitFor(),
    leavesWithSession: true,
    expected: 'admin@cabrank.test',
  },
  'POST /api/content/contact': {
    // The call sends a mail to the company, which the test does not read. Its key proves that it was sent once.
    enter: customerWith({}, () => Promise.resolve('sent')),
    path: '/content/contact',
    config: {},
    ready: (page) => contact(page).send.waitFor(),
    begin: (page) => contact(page).message.fill(MESSAGE),
    press: sending,
    again: sending,
    place: (page) => wordsIn(page.getByRole('main')),
    kept: async (page) => expect(await contact(page).message.inputValue()).toBe(MESSAGE),
    done: (page) => contact(page).sent.waitFor(),
    expected: 'sent',
  },
  [`POST ${user}/settings/accounts/request`]: onProfile('applying for Bill Pay'),
  [`POST ${user}/settings/update`]: onProfile('the settings'),
  [`POST ${user}/settings/change-password`]: onProfile('the password'),
  [`POST ${user}/settings/delete-profile`]: onProfile('closing the account'),
};
