import type { Locator, Page } from 'playwright-core';

/** The simulator's wallet on the card step: its button, its sheet, and the resulting card. */
export class Wallet {
  readonly pay: Locator;
  readonly sheet: Locator;
  readonly works: Locator;
  readonly challenged: Locator;
  readonly declined: Locator;
  readonly cancel: Locator;
  /** Replaces the card entry. */
  readonly chosen: Locator;
  readonly another: Locator;
  /** Shown below the terms after a press without them. */
  readonly termsFirst: Locator;

  constructor(page: Page) {
    this.pay = page.getByRole('button', { name: 'Use Simulated Wallet' });
    this.sheet = page.getByRole('dialog', { name: 'Simulated Wallet' });
    const card = (name: string) => this.sheet.getByRole('button', { name, exact: true });
    this.works = card('A card that works');
    this.challenged = card('A card that needs authentication');
    this.declined = card('A card that is declined');
    this.cancel = card('Cancel');
    this.chosen = page.getByRole('group', { name: /^Simulated Wallet.+Visa.+\d{4}/u });
    this.another = page.getByRole('button', { name: 'Use another card' });
    this.termsFirst = page.getByText('Accept the terms first, then press the wallet button again.');
  }
}
