import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../../browser/press-unready';

/** Continuing without an account (/guest). */
export class GuestPage {
  readonly heading: Locator;
  readonly name: Locator;
  readonly country: Locator;
  readonly phone: Locator;
  readonly email: Locator;
  readonly submit: Locator;
  /** The summary of missing fields. */
  readonly summary: Locator;
  readonly createAccount: Locator;
  readonly login: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Continue as guest', level: 1 });
    this.name = page.getByLabel('Name', { exact: true });
    this.country = page.getByLabel('Country', { exact: true });
    this.phone = page.getByLabel('Phone Number');
    this.email = page.getByLabel('Email Address (optional)');
    this.submit = page.getByRole('button', { name: 'Continue', exact: true });
    this.summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.createAccount = page.getByRole('link', { name: 'Create account' });
    this.login = page.getByRole('link', { name: 'sign in', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/guest');
    await this.heading.waitFor();
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}
