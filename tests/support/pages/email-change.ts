import type { Locator, Page } from 'playwright-core';

/** 'Email address' on the profile, and its dialog. */
export class EmailChange {
  readonly section: Locator;
  readonly heading: Locator;
  readonly change: Locator;
  readonly keep: Locator;
  /** The address that waits for its confirmation. */
  readonly pending: Locator;
  readonly dialog: Locator;
  readonly newEmail: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Email address', exact: true });
    this.heading = this.section.getByRole('heading', { name: 'Email address' });
    this.change = this.section.getByRole('button', { name: 'Change email address' });
    this.keep = this.section.getByRole('button', { name: 'Keep my current address' });
    this.pending = this.section.getByRole('status').filter({ hasText: "We've sent a link to" });
    this.dialog = page.getByRole('dialog', { name: 'Change your email address' });
    this.newEmail = this.dialog.getByLabel('New email address');
    this.password = this.dialog.getByLabel('Current password', { exact: true });
    this.submit = this.dialog.getByRole('button', { name: 'Send the link' });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.refusal = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }

  /** Opens the dialog and sends it. */
  async ask(email: string, password: string): Promise<void> {
    await this.change.click();
    await this.newEmail.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
