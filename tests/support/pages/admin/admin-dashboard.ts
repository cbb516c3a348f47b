import type { Locator, Page } from 'playwright-core';

/** The admin's dashboard. */
export class AdminDashboard {
  readonly heading: Locator;
  readonly tiles: Locator;
  readonly refresh: Locator;
  readonly retry: Locator;
  /** Why the figures are missing or not up to date. */
  readonly failure: Locator;
  /** The requests that wait. */
  readonly waiting: Locator;
  /** The newest entries of the audit. */
  readonly latest: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { name: 'Dashboard', level: 1 });
    this.tiles = main.getByRole('list', { name: 'Dashboard', exact: true }).locator(':scope > li');
    this.refresh = main.getByRole('button', { name: /^Refresh/u });
    this.failure = main.getByRole('alert').filter({ hasText: /figures/u });
    this.retry = this.failure.getByRole('button', { name: 'Try again' });
    this.waiting = main.getByRole('region', { name: 'Requests waiting for a decision' });
    this.latest = main.getByRole('region', { name: 'Latest staff activity' });
  }

  /** Opens it and waits for the figures and the lists below them. */
  async open(): Promise<void> {
    await this.page.goto('/admin/dashboard');
    await this.tiles.first().waitFor();
    await this.page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  }

  tile(label: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  }
}
