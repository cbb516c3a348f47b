import type { Locator, Page } from 'playwright-core';

/** The part Receipts of Manage Payments. */
export class ReceiptsSection {
  readonly section: Locator;
  readonly heading: Locator;
  readonly receipts: Locator;
  readonly downloads: Locator;
  readonly empty: Locator;
  readonly retry: Locator;
  /** Why the list is missing, or a receipt could not be downloaded. */
  readonly failure: Locator;
  /** The result of the last download. */
  readonly saved: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Receipts', exact: true });
    this.heading = page.getByRole('heading', { name: 'Receipts', exact: true, level: 3 });
    this.receipts = page.getByRole('list', { name: 'Receipts', exact: true }).getByRole('listitem');
    this.downloads = this.section.getByRole('button', { name: /^Download PDF of receipt R-\d{4}-\d{4,}$/u });
    this.empty = this.section.getByText(/^No receipts yet/u);
    this.retry = this.section.getByRole('button', { name: 'Try again' });
    this.failure = this.section.getByRole('alert').filter({ hasText: /\S/u });
    this.saved = this.section.getByRole('status').filter({ hasText: /^Downloaded /u });
  }
}

/** The dialog that withdraws from a contract, and the button that opens it. */
export class WithdrawalDialog {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly keep: Locator;
  readonly confirm: Locator;
  readonly failure: Locator;
  /** The confirmation of receipt. */
  readonly received: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: /^Withdraw from contract here/u });
    this.dialog = page.getByRole('alertdialog', { name: 'Withdraw from Personal Premium' });
    this.keep = this.dialog.getByRole('button', { name: 'Keep Premium' });
    this.confirm = this.dialog.getByRole('button', { name: 'Confirm withdrawal' });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
    this.received = this.dialog.getByRole('heading', { name: 'We have received your withdrawal' });
    this.back = this.dialog.getByRole('button', { name: 'Back to your profile' });
  }
}
