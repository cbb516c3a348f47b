import type { Locator, Page } from 'playwright-core';

/** The admin's dashboard. */
export class AdminDashboard {
  readonly heading: Locator;
  readonly tiles: Locator;
  readonly refresh: Locator;
  readonly retry: Locator;
  /** Why the figures are missing or not up to date. */
  readonly failure: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { name: 'Dashboard', level: 1 });
    this.tiles = main.getByRole('listitem');
    this.refresh = main.getByRole('button', { name: /^Refresh/u });
    this.retry = main.getByRole('button', { name: 'Try again' });
    this.failure = main.getByRole('alert').filter({ hasText: /\S/u });
  }

  /** Opens it and waits for the figures. */
  async open(): Promise<void> {
    await this.page.goto('/admin/dashboard');
    await this.tiles.first().waitFor();
  }

  tile(label: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  }
}
