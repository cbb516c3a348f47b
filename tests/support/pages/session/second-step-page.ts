import type { Locator, Page } from 'playwright-core';

/** The second step of signing in, after the password. */
export class SecondStepPage {
  readonly heading: Locator;
  readonly code: Locator;
  readonly recoveryCode: Locator;
  readonly confirm: Locator;
  readonly usePasskey: Locator;
  readonly chooseApp: Locator;
  readonly chooseRecoveryCode: Locator;
  readonly choosePasskey: Locator;
  readonly again: Locator;
  readonly refusal: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: "Confirm it's you", level: 1 });
    this.code = page.getByLabel('Code', { exact: true });
    this.recoveryCode = page.getByLabel('Recovery code', { exact: true });
    this.confirm = page.getByRole('button', { name: 'Confirm' });
    this.usePasskey = page.getByRole('button', { name: 'Use your passkey' });
    this.chooseApp = page.getByRole('button', { name: 'Use your authenticator app instead' });
    this.chooseRecoveryCode = page.getByRole('button', { name: 'Use a recovery code instead' });
    this.choosePasskey = page.getByRole('button', { name: 'Use a passkey instead' });
    this.again = page.getByRole('button', { name: 'Start again' });
    this.refusal = page.getByRole('alert').filter({ hasText: /\S/u });
  }
}
