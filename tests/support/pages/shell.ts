import type { Locator, Page } from 'playwright-core';

/** What surrounds every screen: header, sign out, notices, and the screens that stand where there is none. */
export class Shell {
  readonly notices: Locator;
  readonly startFailure: Locator;
  readonly retry: Locator;
  readonly notFound: Locator;
  readonly loading: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
    this.startFailure = page.getByRole('heading', { name: /could not start/i });
    this.retry = page.getByRole('button', { name: /try again|retry/i });
    this.notFound = page.getByRole('heading', { name: 'This page was not found' });
    this.loading = page.getByText(/loading/i);
  }

  notice(text: string | RegExp): Locator {
    return this.notices.filter({ hasText: text });
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out' }).click();
  }
}
