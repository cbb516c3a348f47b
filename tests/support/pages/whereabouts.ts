import type { Locator, Page } from 'playwright-core';
import { Shell } from './shell';

/** Where a customer lets support see where they are, and the bar that says so. */
export class WhereaboutsPart {
  readonly agree: Locator;
  readonly shown: Locator;
  readonly stop: Locator;
  readonly stopInPanel: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.agree = page.getByRole('dialog').getByRole('button', { name: 'Show where I am' });
    this.shown = page.getByRole('status').filter({ hasText: 'Support can see where you are' });
    this.stop = page
      .getByRole('region', { name: 'Support can see' })
      .getByRole('button', { name: 'Stop showing' });
    this.stopInPanel = page.getByRole('dialog').getByRole('button', { name: 'Stop showing' });
  }

  async signOut(): Promise<void> {
    const shell = new Shell(this.page);
    await shell.person.click();
    await shell.personMenu.item('Logout').click();
  }
}

/** The admin's dialog that shows where a customer is. */
export class CustomerWhereaboutsDialog {
  readonly rows: Locator;
  readonly notShown: Locator;
  private readonly page: Page;
  private readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: / is in the app$/u });
    this.rows = this.dialog.getByRole('row');
    this.notShown = this.dialog.getByRole('status').filter({ hasText: "doesn't show where they are" });
  }

  /** Opens it for the customer with this email address. */
  async open(email: string): Promise<void> {
    await this.page.goto(`/customers?query=${encodeURIComponent(email)}`);
    await this.page.getByRole('button', { name: /^See where / }).click();
  }

  rowOf(chart: string): Locator {
    return this.rows.filter({ hasText: chart });
  }
}
