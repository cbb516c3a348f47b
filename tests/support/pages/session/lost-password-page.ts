import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../../browser/press-unready';

/** Asking for a reset link (/lost-pass, and /lost-pass/app for the app). */
export class LostPasswordPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly submit: Locator;
  readonly again: Locator;
  /** The confirmation, which is the same for known and unknown addresses. */
  readonly sent: Locator;
  /** The summary of missing fields. */
  readonly summary: Locator;
  /** Why nothing was sent. */
  readonly failure: Locator;
  readonly login: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Forgot your password?', level: 1 });
    this.email = page.getByLabel('Email Address');
    this.submit = page.getByRole('button', { name: 'Send the link' });
    this.again = page.getByRole('button', { name: 'Send it again' });
    this.sent = page.getByRole('status').filter({ hasText: 'Check your email' });
    this.summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.failure = page.getByRole('alert').filter({ hasText: /\S/ });
    this.login = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  }

  async open(path = '/lost-pass'): Promise<void> {
    await this.page.goto(path);
    await this.heading.waitFor();
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}
