import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../../browser/press-unready';

/** Choosing a new password with a mailed link (/reset/{code}, and /reset/app/{code} for the app). */
export class ResetPage {
  readonly heading: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** The summary of what is missing. */
  readonly summary: Locator;
  /** Why the password is not changed. */
  readonly refusal: Locator;
  readonly newLink: Locator;
  readonly done: Locator;
  readonly login: Locator;
  /** The page was reloaded and no longer knows the code. */
  readonly forgotten: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Choose a new password', level: 1 });
    this.password = page.getByLabel('New Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Save the new password' });
    this.summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.refusal = page.getByRole('alert').filter({ hasText: "We couldn't change your password" });
    this.newLink = page.getByRole('link', { name: 'Ask for a new link' });
    this.done = page.getByRole('heading', { name: 'Your password has been changed', level: 1 });
    this.login = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    this.forgotten = page.getByRole('heading', { name: 'Open the link in your email again', level: 1 });
  }

  /** The label of the meter. */
  strength(label: string): Locator {
    return this.page.getByText(`Password strength: ${label}`, { exact: true });
  }

  /** Types a strong enough password and submits it. */
  async choose(password: string): Promise<void> {
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}
