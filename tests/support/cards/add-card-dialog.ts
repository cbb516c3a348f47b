import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../browser/press-unready';

export type CardDetails = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
};

/** Valid until the end of 2039, whenever the tests run. */
export const validFor = (number: string): CardDetails => ({ number, expiry: '12 / 39', cvc: '123' });

/** The dialog 'Add a card' with the simulator's card entry. */
export class AddCardDialog {
  readonly dialog: Locator;
  readonly nickname: Locator;
  readonly cardholder: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvc: Locator;
  readonly submit: Locator;
  /** The same button while it shows progress. */
  readonly busy: Locator;
  readonly cancel: Locator;
  readonly close: Locator;
  /** Why the last attempt added nothing. */
  readonly failure: Locator;
  /** The error below the card entry. */
  readonly cardError: Locator;
  /** Loads the card provider again. */
  readonly retry: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Add a card' });
    this.nickname = this.dialog.getByLabel('Card nickname');
    this.cardholder = this.dialog.getByLabel('Cardholder name');
    this.number = this.dialog.getByLabel('Card number');
    this.expiry = this.dialog.getByLabel(/expiry/i);
    this.cvc = this.dialog.getByLabel(/cvc/i);
    this.submit = this.dialog.getByRole('button', { name: 'Add card', exact: true });
    this.busy = this.dialog.getByRole('button', { name: /…$/ });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/ }).first();
    this.cardError = this.dialog.getByRole('alert').filter({ hasText: /\S/ }).first();
    this.retry = this.dialog.getByRole('button', { name: 'Try again' });
  }

  async fill(nickname: string, card: CardDetails, cardholder = 'Aoife Byrne'): Promise<void> {
    await this.nickname.fill(nickname);
    await this.cardholder.fill(cardholder);
    await this.fillCard(card);
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }

  /** Clears the card entry and fills in another card. */
  async fillAnew(card: CardDetails): Promise<void> {
    for (const field of [this.number, this.expiry, this.cvc]) await field.clear();
    await this.fillCard(card);
  }

  /** Types key by key, because the fields format while somebody types. */
  async fillCard({ number, expiry, cvc }: CardDetails): Promise<void> {
    await this.number.pressSequentially(number);
    await this.expiry.pressSequentially(expiry.replaceAll(/\D/g, ''));
    await this.cvc.pressSequentially(cvc);
  }
}

/** The bank's challenge (3-D Secure) of the simulator. */
export class ChallengeDialog {
  readonly dialog: Locator;
  readonly complete: Locator;
  readonly fail: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /with your bank$/ });
    this.complete = this.dialog.getByRole('button', { name: 'Complete authentication' });
    this.fail = this.dialog.getByRole('button', { name: 'Fail authentication' });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
  }
}
