import type { Locator, Page } from 'playwright-core';

/** The part Premium of Manage Payments. */
export class PremiumSection {
  readonly heading: Locator;
  readonly section: Locator;
  readonly subscriptions: Locator;
  readonly changeCard: Locator;
  readonly cancel: Locator;
  readonly resume: Locator;
  readonly retry: Locator;
  /** Why the list is missing or not up to date. */
  readonly failure: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'Premium', exact: true, level: 3 });
    this.section = page.getByRole('region', { name: 'Premium', exact: true });
    this.subscriptions = this.section.getByRole('listitem');
    this.changeCard = this.section.getByRole('button', { name: /^Change card/u });
    this.cancel = this.section.getByRole('button', { name: /^Cancel Premium/u });
    this.resume = this.section.getByRole('button', { name: /^Resume Premium/u });
    this.retry = this.section.getByRole('button', { name: 'Try again' });
    this.failure = this.section.getByRole('alert').filter({ hasText: /\S/u });
  }
}

/** The dialog that cancels Premium. */
export class CancelPremiumDialog {
  readonly dialog: Locator;
  readonly reason: Locator;
  readonly keep: Locator;
  readonly confirm: Locator;
  readonly close: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog', {
      name: 'Are you sure you wish to cancel your Premium subscription?',
    });
    this.reason = this.dialog.getByLabel('Why are you cancelling? (optional)');
    this.keep = this.dialog.getByRole('button', { name: 'Keep Premium' });
    this.confirm = this.dialog.getByRole('button', { name: 'Cancel Premium' });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }
}

/** The dialog that resumes Premium. */
export class ResumePremiumDialog {
  readonly dialog: Locator;
  readonly keep: Locator;
  readonly confirm: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog', { name: /^Resume .+\?/u });
    this.keep = this.dialog.getByRole('button', { name: 'Leave it cancelled' });
    this.confirm = this.dialog.getByRole('button', { name: 'Resume Premium' });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }
}
