import type { Locator, Page } from 'playwright-core';

type Words = {
  readonly title: string;
  readonly submit: string;
  readonly refused: string;
  readonly done: string;
};

const pages = {
  'not-me': {
    title: "Wasn't this you?",
    submit: 'Sign that device out',
    refused: "We couldn't sign that device out",
    done: 'That device is signed out',
  },
  'confirm-email': {
    title: 'Confirm your new email address',
    submit: 'Confirm this address',
    refused: "We couldn't change your email address",
    done: 'Your email address was changed',
  },
  'restore-email': {
    title: "Didn't you change your email address?",
    submit: 'Take my address back',
    refused: "We couldn't take your address back",
    done: 'Your email address is back',
  },
  'keep-second-step': {
    title: 'Did you lose your device?',
    submit: 'Keep my second step',
    refused: "We couldn't keep your second step",
    done: 'Your second step stays on',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** The page of a link in a mail, such as /not-me/{code}. */
export class MailLinkPage {
  readonly heading: Locator;
  readonly submit: Locator;
  readonly refusal: Locator;
  readonly done: Locator;
  /** Leads on to a new password. */
  readonly next: Locator;
  /** The page was reloaded and no longer knows the code. */
  readonly forgotten: Locator;

  constructor(page: Page, name: keyof typeof pages) {
    const words = pages[name];
    this.heading = page.getByRole('heading', { name: words.title, level: 1 });
    this.submit = page.getByRole('button', { name: words.submit });
    this.refusal = page.getByRole('alert').filter({ hasText: words.refused });
    this.done = page.getByRole('heading', { name: words.done, level: 1 });
    this.next = page.getByRole('link', { name: 'Choose a new password' });
    this.forgotten = page.getByRole('heading', { name: 'Open the link in your email again', level: 1 });
  }
}
