import type { Locator, Page } from 'playwright-core';

/** Choosing a new password with the link of a mail (/reset/{code}, and /reset/app/{code} for the app). */
export class ResetPage {
  readonly heading: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Why the password is not changed. */
  readonly refusal: Locator;
  readonly newLink: Locator;
  readonly done: Locator;
  readonly login: Locator;
  /** The page was loaded again, and knows the code no longer. */
  readonly forgotten: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'Choose a new password', level: 1 });
    this.password = page.getByLabel('New Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Save the new password' });
    this.refusal = page.getByRole('alert').filter({ hasText: 'Your password is not changed' });
    this.newLink = page.getByRole('link', { name: 'Ask for a new link' });
    this.done = page.getByRole('heading', { name: 'Your password is changed', level: 1 });
    this.login = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    this.forgotten = page.getByRole('heading', { name: 'Open the link in your mail again', level: 1 });
  }
}
