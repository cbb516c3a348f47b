import type { Locator, Page } from 'playwright-core';

/** What surrounds every screen: header, logout, notices, and the screens that stand where there is none. */
export class Shell {
  readonly menu: Locator;
  readonly logout: Locator;
  readonly notices: Locator;
  /** The cross of each notice, the newest first. */
  readonly closeNotice: Locator;
  readonly startFailure: Locator;
  readonly retry: Locator;
  readonly notFound: Locator;
  readonly loading: Locator;
  /** Loads the page again where the app's code did not arrive. */
  readonly reload: Locator;

  constructor(page: Page) {
    this.menu = page.getByRole('button', { name: 'Menu', exact: true });
    this.logout = page.getByRole('button', { name: 'Logout', exact: true });
    this.notices = page.getByRole('region', { name: 'Notices' });
    this.closeNotice = this.notices.getByRole('button', { name: /^Close notice: / });
    this.startFailure = page.getByRole('heading', { name: 'We could not start Cabrank' });
    this.retry = page.getByRole('button', { name: 'Try again' });
    this.notFound = page.getByRole('heading', { name: 'This page was not found' });
    this.reload = page.getByRole('link', { name: 'Load the page again' });
    this.loading = page.getByText('Getting Cabrank ready…');
  }
}
