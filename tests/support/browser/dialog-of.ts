import type { Locator, Page } from 'playwright-core';

/** The dialog of that name, whether it is a dialog or an alert dialog. */
export const dialogOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
