import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../../browser/press-unready';

/** The customer login (`/` and `/login`). */
export class LoginPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Why the server refused the login. */
  readonly refusal: Locator;
  /** The summary of missing fields. */
  readonly summary: Locator;
  readonly createAccount: Locator;
  readonly guest: Locator;
  readonly forgotten: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Sign in', level: 1 });
    this.email = page.getByLabel('Email Address');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
    this.refusal = page.getByRole('alert').filter({ hasText: "We couldn't sign you in" });
    this.summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.createAccount = page.getByRole('link', { name: 'Create account' });
    this.guest = page.getByRole('link', { name: 'Continue as guest' });
    this.forgotten = page.getByRole('link', { name: 'Forgot your password?' });
  }

  async open(path = '/login'): Promise<void> {
    await this.page.goto(path);
    await this.heading.waitFor();
  }

  /** Opens it and waits for something that only the app renders: before that the browser itself follows links. */
  async openAlive(): Promise<void> {
    await this.open();
    await this.page.getByRole('link', { name: '01 555 0100' }).first().waitFor();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}
