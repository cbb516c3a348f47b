import type { Locator, Page } from 'playwright-core';

/** 'Your devices' on the profile, and its dialog. */
export class Devices {
  readonly section: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly signOutOthers: Locator;
  readonly failure: Locator;
  readonly dialog: Locator;
  readonly keep: Locator;
  readonly confirm: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'Your devices' });
    this.heading = this.section.getByRole('heading', { name: 'Your devices' });
    this.rows = this.section.getByRole('listitem');
    this.signOutOthers = this.section.getByRole('button', { name: 'Sign out all' });
    this.failure = this.section.getByRole('alert').filter({ hasText: /\S/u });
    this.dialog = page.getByRole('alertdialog', { name: /^Sign out / });
    this.keep = this.dialog.getByRole('button', { name: 'Keep' });
    this.confirm = this.dialog.getByRole('button', { name: 'Sign out', exact: true });
    this.refusal = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
  }

  /** The button that signs out the first device of this name. */
  signOut(device: string): Locator {
    return this.section.getByRole('button', { name: `Sign out ${device}`, exact: true }).first();
  }
}
