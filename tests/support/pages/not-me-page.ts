import type { Locator, Page } from 'playwright-core';

/** The page of the link 'This was not me' (/not-me/{code}). */
export class NotMePage {
  readonly heading: Locator;
  readonly submit: Locator;
  readonly refusal: Locator;
  readonly done: Locator;
  readonly next: Locator;
  /** The page was reloaded and no longer knows the code. */
  readonly forgotten: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: "Wasn't this you?", level: 1 });
    this.submit = page.getByRole('button', { name: 'Sign that device out' });
    this.refusal = page.getByRole('alert').filter({ hasText: "We couldn't sign that device out" });
    this.done = page.getByRole('heading', { name: 'That device is signed out', level: 1 });
    this.next = page.getByRole('link', { name: 'Choose a new password' });
    this.forgotten = page.getByRole('heading', { name: 'Open the link in your email again', level: 1 });
  }
}
