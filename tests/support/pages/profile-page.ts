import type { Locator, Page } from 'playwright-core';

/** The profile with its section Manage Payments. */
export class ProfilePage {
  readonly heading: Locator;
  readonly cards: Locator;
  readonly addCard: Locator;
  readonly empty: Locator;
  readonly retry: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Manage Payments' });
    this.cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
    this.addCard = page.getByRole('button', { name: 'Add card', exact: true });
    this.empty = page.getByText(/^No cards yet/);
    this.retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  }

  async open(): Promise<void> {
    await this.page.goto('/profile');
    await this.heading.waitFor();
  }

  /** The cards, or that there are none, are there. */
  async loaded(): Promise<void> {
    await this.cards.first().or(this.empty).waitFor();
  }

  /** The tile of the card with a nickname. */
  card(nickname: string): Locator {
    return this.cards.filter({ hasText: nickname });
  }
}
