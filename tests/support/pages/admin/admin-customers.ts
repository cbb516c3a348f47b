import type { Locator, Page } from 'playwright-core';

/** The admin's search for customers. */
export class AdminCustomers {
  readonly heading: Locator;
  readonly field: Locator;
  readonly search: Locator;
  /** The number of results. */
  readonly result: Locator;
  readonly table: Locator;
  /** Each customer's row, without the headings. */
  readonly rows: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly retry: Locator;
  /** Why the customers, or the ones searched for, are not shown. */
  readonly failure: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { name: 'Customers', level: 1 });
    this.field = main.getByRole('searchbox', { name: 'Name, email or phone' });
    this.search = main.getByRole('search').getByRole('button', { name: 'Search' });
    this.result = main.locator('#customers-found');
    this.table = main.getByRole('table');
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.next = main.getByRole('link', { name: 'Next page' });
    this.previous = main.getByRole('link', { name: 'Previous page' });
    this.retry = main.getByRole('button', { name: 'Try again' });
    this.failure = main.getByRole('alert').filter({ hasText: /\S/u });
  }

  /** Opens it and waits for the customers. */
  async open(address = '/customers'): Promise<void> {
    await this.page.goto(address);
    await this.rows.first().waitFor();
  }

  logInAs(name: string): Locator {
    return this.table.getByRole('button', { name: `Sign in as ${name}`, exact: true });
  }

  lostSecondStep(name: string): Locator {
    return this.table.getByRole('button', { name: `Remove the lost second step of ${name}`, exact: true });
  }
}

/** The dialog that asks why an admin acts for a customer. */
export class LogInAsDialog {
  readonly dialog: Locator;
  readonly reason: Locator;
  readonly begin: Locator;
  readonly cancel: Locator;
  readonly failure: Locator;

  constructor(page: Page, name: string) {
    this.dialog = page.getByRole('dialog', { name: `Sign in as ${name}` });
    this.reason = this.dialog.getByLabel('Reason');
    this.begin = this.dialog.getByRole('button', { name: /^(Sign in as customer|Signing in…)/u });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }
}

/** The dialog in which an admin removes the second step of a customer who has lost it. */
export class LostSecondStepDialog {
  readonly reason: Locator;
  readonly begin: Locator;
  readonly failure: Locator;
  /** What happens next. */
  readonly begun: Locator;
  readonly done: Locator;

  constructor(page: Page) {
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.reason = dialog.getByLabel('Reason');
    this.begin = dialog.getByRole('button', { name: 'Remove second step' });
    this.failure = dialog.getByRole('alert').filter({ hasText: /\S/u });
    this.begun = dialog.getByText('Unless they stop it, it is removed after 24 hours.');
    this.done = dialog.getByRole('button', { name: 'Done' });
  }
}
