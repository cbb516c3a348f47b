import type { Locator, Page } from 'playwright-core';

/** The dialog for signing in again in place, over existing input. */
export class SignInAgain {
  readonly dialog: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Leaves for the login page. */
  readonly leave: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
    this.email = this.dialog.getByLabel('Email Address');
    this.password = this.dialog.getByLabel('Password', { exact: true });
    this.submit = this.dialog.getByRole('button', { name: 'Sign in', exact: true });
    this.leave = this.dialog.getByRole('button', { name: 'Go to the login page' });
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
