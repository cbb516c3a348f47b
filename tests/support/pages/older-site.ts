import type { Locator, Page } from 'playwright-core';

/** The company's older pages, opened on their own. */
export class OlderSite {
  readonly heading: Locator;
  readonly bookings: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.bookings = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
  }

  async at(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto('/legacy/login');
    await this.page.getByLabel('Email Address').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.at('Welcome');
  }

  async fillBooking(places: {
    readonly from: string;
    readonly to: string;
    readonly notes?: string;
  }): Promise<void> {
    await this.page.getByLabel('Pick-up').fill(places.from);
    await this.page.getByLabel('Destination').fill(places.to);
    await this.page.getByLabel('Notes for the driver').fill(places.notes ?? '');
  }

  /** Follows a link of the page, such as those of its menus. */
  async follow(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}
