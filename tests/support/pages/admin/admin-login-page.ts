import type { Locator, Page } from 'playwright-core';
import { LoginPage } from '../session/login-page';

/** The admins' login (/admin/login): the form is that of the customers' login. */
export class AdminLoginPage extends LoginPage {
  override readonly heading: Locator;
  readonly customerLogin: Locator;

  constructor(page: Page) {
    super(page);
    this.heading = page.getByRole('heading', { name: 'Admin sign-in', level: 1 });
    this.customerLogin = page.getByRole('link', { name: 'Sign in here' });
  }

  override async open(path = '/admin/login'): Promise<void> {
    await super.open(path);
  }
}
