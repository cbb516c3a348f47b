import type { Locator, Page } from 'playwright-core';

/** The notice that an account was created (/notify/new-user/{uuid}). */
export class NewUserPage {
  readonly heading: Locator;
  readonly login: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Your account is ready', level: 1 });
    this.login = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  }

  async open(uuid: string, query = ''): Promise<void> {
    await this.page.goto(`/notify/new-user/${uuid}${query}`);
    await this.heading.waitFor();
  }
}
