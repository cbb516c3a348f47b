import type { Locator, Page } from 'playwright-core';

/** The banners below the header, or at the bottom, of every screen. */
export class Banners {
  /** The customer that an admin acts for. */
  readonly acting: Locator;
  readonly returnToAdmin: Locator;
  readonly demo: Locator;
  readonly dismissDemo: Locator;
  readonly newVersion: Locator;
  /** The device is offline and a part of the app is missing. */
  readonly offline: Locator;

  constructor(page: Page) {
    this.acting = page.getByRole('region', { name: 'Acting for a customer' });
    this.returnToAdmin = page
      .getByRole('region', { name: /^(?:Acting for|Looking at the account of) a customer$/u })
      .getByRole('button', { name: 'Return to Admin Panel' });
    this.demo = page.getByRole('region', { name: 'Demo system' });
    this.dismissDemo = this.demo.getByRole('button', { name: "Don't show me this again" });
    this.newVersion = page.getByRole('region', { name: 'A new version is ready' });
    this.offline = page.getByRole('region', { name: "You're offline" });
  }

  /** A button of the new version's bar. */
  versionButton(name: string): Locator {
    return this.newVersion.getByRole('button', { name, exact: true });
  }
}
