import type { Locator, Page } from 'playwright-core';
import { eventually } from '../browser/eventually';
import { pressUnready } from '../browser/press-unready';

/** The section Change Password; also all that there is for somebody who must change it. */
export class PasswordSection {
  readonly heading: Locator;
  /** 'Please change your password' */
  readonly mustChange: Locator;
  readonly oldPassword: Locator;
  readonly newPassword: Locator;
  readonly submit: Locator;
  /** What is missing before the form is sent. */
  readonly summary: Locator;
  /** Why the server changed nothing. */
  readonly refusal: Locator;
  /** Why the meter could not be fetched. */
  readonly unavailable: Locator;
  readonly retry: Locator;
  /** What is read out when typing pauses. */
  readonly spoken: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Change Password', level: 2 });
    this.mustChange = page.getByRole('heading', { name: 'Please change your password', level: 1 });
    this.oldPassword = page.getByLabel('Old Password', { exact: true });
    this.newPassword = page.getByLabel('New Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Change password', exact: true });
    this.summary = page.getByRole('alert').filter({ hasText: 'Please check this before you change' });
    this.refusal = page.getByRole('alert').filter({ hasText: 'Your password is not changed' });
    this.unavailable = page.getByText('We could not check how strong your password is.');
    this.retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    this.spoken = page.getByRole('status').filter({ hasText: 'Password strength' });
  }

  /** The word of the strength: Insecure, Poor, Okay, Good, Excellent. */
  strength(label: string): Locator {
    return this.page.getByText(`Password strength: ${label}`, { exact: true });
  }

  /** Presses the button though it says that the form is not complete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}

/** The profile with its section Manage Payments. */
export class ProfilePage {
  /** The page's own heading, which takes the focus when it is entered. */
  readonly title: Locator;
  /** That of Manage Payments. */
  readonly heading: Locator;
  readonly cards: Locator;
  readonly addCard: Locator;
  readonly empty: Locator;
  readonly retry: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { name: 'Profile', level: 1, exact: true });
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

  /** The other lists are there as well, or could not be had: what uses a card is known. */
  async settled(): Promise<void> {
    await this.loaded();
    await eventually(() => this.page.locator('section[aria-busy=true]').count()).toBe(0);
  }

  /** The tile of the card with a nickname. */
  card(nickname: string): Locator {
    return this.cards.filter({ hasText: nickname });
  }
}
