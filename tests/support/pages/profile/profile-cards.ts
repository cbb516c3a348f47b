import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../../browser/press-unready';

/** The dialog that confirms the removal of a card. */
export class CardRemovalDialog {
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;
  readonly close: Locator;
  /** Why the last press removed nothing. */
  readonly failure: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this card?' });
    this.confirm = this.dialog.getByRole('button', { name: 'Delete Card', exact: true });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/ });
  }
}

/** The dialog that says why a card cannot be removed. */
export class CardInUseDialog {
  readonly dialog: Locator;
  readonly change: Locator;
  /** The button below the text. The close button above it has the same name. */
  readonly close: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog', { name: /^Unable to remove/ });
    this.change = this.dialog.getByRole('button', { name: /^Change the card for /u });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true }).last();
  }
}

/** The dialog "Select a card". */
export class CardChoiceDialog {
  readonly dialog: Locator;
  readonly choices: Locator;
  readonly addNew: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  /** Why the last press changed nothing, what is missing, or that the cards could not be loaded. */
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Select a card' });
    this.choices = this.dialog.getByRole('radio');
    this.addNew = this.dialog.getByRole('button', { name: 'Add a new card', exact: true });
    this.submit = this.dialog.getByRole('button', { name: 'Use this card', exact: true });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel', exact: true });
    this.failure = this.dialog.getByRole('alert').filter({ hasText: /\S/ });
    this.retry = this.dialog.getByRole('button', { name: 'Try again', exact: true });
  }

  /** The card with a nickname. */
  choice(nickname: string): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(nickname) });
  }

  /** Presses the button although no card is chosen. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}

/** The actions for cards on the profile. */
export class CardActions {
  readonly heading: Locator;
  /** 'Change card' of the Premium subscription. */
  readonly changeOfPremium: Locator;
  readonly removal: CardRemovalDialog;
  readonly inUse: CardInUseDialog;
  readonly choice: CardChoiceDialog;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Cards', exact: true });
    this.changeOfPremium = page
      .getByRole('region', { name: 'Premium', exact: true })
      .getByRole('button', { name: /Change card/ });
    this.removal = new CardRemovalDialog(page);
    this.inUse = new CardInUseDialog(page);
    this.choice = new CardChoiceDialog(page);
  }

  /** 'Remove' for the card with a nickname. */
  remove(nickname: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${nickname}` });
  }

  /** 'Replace card' for the card with a nickname. */
  replace(nickname: string): Locator {
    return this.page.getByRole('button', { name: `Replace card ${nickname}` });
  }
}
