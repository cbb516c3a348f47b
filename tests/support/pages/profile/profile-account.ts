import type { Locator, Page } from 'playwright-core';

/** Close My Account, below the password, and its dialog. */
export class CloseAccount {
  readonly section: Locator;
  readonly open: Locator;
  readonly logOut: Locator;
  readonly dialog: Locator;
  readonly cancel: Locator;
  readonly confirm: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Close My Account' });
    this.open = this.section.getByRole('button', { name: 'Close My Account' });
    this.logOut = this.section.getByRole('button', { name: 'Sign out' });
    this.dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to close your account?' });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.confirm = this.dialog.getByRole('button', { name: 'Close Account', exact: true });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }
}

/** 'Download my data'. */
export class DataDownload {
  readonly section: Locator;
  readonly download: Locator;
  readonly failure: Locator;
  readonly saved: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Your data' });
    this.download = this.section.getByRole('button', { name: 'Download my data' });
    this.failure = this.section.getByRole('alert').filter({ hasText: /\S/u });
    this.saved = this.section.getByRole('status').filter({ hasText: /\S/u });
  }
}
