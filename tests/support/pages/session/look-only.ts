import type { Locator, Page } from 'playwright-core';

/** The banner of an admin who only looks at an account, and the dialog in which they say why they have to act. */
export class LookOnly {
  readonly banner: Locator;
  readonly refused: Locator;
  readonly act: Locator;
  readonly dialog: Locator;
  readonly reason: Locator;
  readonly begin: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.banner = page.getByRole('region', { name: 'Looking at the account of a customer' });
    this.refused = this.banner.getByRole('status').filter({ hasText: 'Nothing was changed.' });
    this.act = this.banner.getByRole('button', { name: 'Act for customer' });
    this.dialog = page.getByRole('dialog', { name: /^Act for /u });
    this.reason = this.dialog.getByLabel('Reason');
    this.begin = this.dialog.getByRole('button', { name: /^(Start acting|Starting…)/u });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }

  /** Opens the dialog. */
  async ask(): Promise<void> {
    await this.act.click();
    await this.reason.waitFor();
  }
}
