import type { Locator, Page } from 'playwright-core';

/** What surrounds every screen: header, sign out, notices, the screens before there is a screen. */
export class Shell {
  readonly signOut: Locator;
  readonly notices: Locator;
  readonly startFailure: Locator;
  readonly retry: Locator;
  readonly notFound: Locator;

  constructor(page: Page) {
    this.signOut = page.getByRole('button', { name: /sign out|logout|log out/i });
    this.notices = page.getByRole('region', { name: /notices|notifications/i }).getByRole('listitem');
    this.startFailure = page.getByRole('heading', { name: /could not start|not start/i });
    this.retry = page.getByRole('button', { name: /retry|try again/i });
    this.notFound = page.getByRole('heading', { name: 'This page was not found' });
  }

  notice(text: string | RegExp): Locator {
    return this.notices.filter({ hasText: text });
  }
}
