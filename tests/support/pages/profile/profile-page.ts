import type { Locator, Page } from 'playwright-core';
import { pressUnready } from '../../browser/press-unready';

/** The section Change Password, which is the only one for somebody who must change their password. */
export class PasswordSection {
  readonly heading: Locator;
  /** 'Please change your password' */
  readonly mustChange: Locator;
  readonly oldPassword: Locator;
  readonly newPassword: Locator;
  readonly submit: Locator;
  /** The summary of missing fields. */
  readonly summary: Locator;
  /** Why the server changed nothing. */
  readonly refusal: Locator;
  /** Why the meter could not be loaded. */
  readonly unavailable: Locator;
  readonly retry: Locator;
  /** The announcement when typing pauses. */
  readonly spoken: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Change Password', level: 2 });
    this.mustChange = page.getByRole('heading', { name: 'Please change your password', level: 1 });
    this.oldPassword = page.getByLabel('Old Password', { exact: true });
    this.newPassword = page.getByLabel('New Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Change password', exact: true });
    this.summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.refusal = page.getByRole('alert').filter({ hasText: "We couldn't change your password" });
    this.unavailable = page.getByText("We couldn't check how strong your password is.");
    this.retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    this.spoken = page.getByRole('status').filter({ hasText: 'Password strength' });
  }

  /** The label of the strength: Insecure, Poor, Okay, Good, Excellent. */
  strength(label: string): Locator {
    return this.page.getByText(`Password strength: ${label}`, { exact: true });
  }

  /** Presses the button although the form is incomplete. */
  async pressUnready(): Promise<void> {
    await pressUnready(this.submit);
  }
}

/** The profile with its section Manage Payments. */
export class ProfilePage {
  /** The page's own heading, which gets focus when the page is entered. */
  readonly title: Locator;
  /** The heading of Manage Payments. */
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

  /** Waits until the cards, or the message that there are none, are shown. */
  async loaded(): Promise<void> {
    await this.cards.first().or(this.empty).waitFor();
  }

  /** Waits until the other lists are loaded too, or have failed: nothing is asked for later. */
  async settled(): Promise<void> {
    await this.loaded();
    // The sections from here on are drawn after those above, and only then load their lists.
    await new PasswordSection(this.page).heading.waitFor();
    await this.page.locator('section[aria-busy=true]').first().waitFor({ state: 'detached' });
    for (const list of ['your devices', 'your second steps', 'staff activity'])
      await this.page.getByText(`Loading ${list}…`).waitFor({ state: 'detached' });
  }

  /** The tile of the card with a nickname. */
  card(nickname: string): Locator {
    return this.cards.filter({ hasText: nickname });
  }
}
