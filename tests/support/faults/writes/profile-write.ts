import type { Locator, Page } from 'playwright-core';
import type { Made, MadeCustomer } from '../../backend/made-customer';

/** One way in which the profile page changes something on the server. */
export type ProfileWrite = {
  readonly name: string;
  /** The customer that it is tried as. */
  readonly made: Made;
  /** False where the section has to offer no Premium. */
  readonly premiumEnabled?: false;
  readonly call: { readonly method: string; readonly address: RegExp };
  /** What it sends: the fields of its form, or its JSON; `null`: no body (S7.requestConventions.2). */
  readonly sends: Readonly<Record<string, unknown>> | null;
  /** Opens what it is pressed in, and fills that in. */
  readonly begin: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Where the screen says why it did not work. */
  readonly place: (page: Page) => Locator;
  /** What was typed or chosen is still there. */
  readonly kept: (page: Page) => Promise<void>;
  /** The screen says that it is done. */
  readonly done: (page: Page) => Promise<void>;
  /** What the server holds once it is done, past the app. */
  readonly truth: (customer: MadeCustomer) => Promise<unknown>;
  readonly expected: unknown;
};

/** The dialog of that name, whether it asks or warns. */
export const dialogOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** What is said there of what went wrong. */
export const wordsIn = (within: Locator): Locator =>
  within.getByRole('alert').filter({ hasText: /\S/u }).first();

export const gone = (locator: Locator): Promise<void> => locator.waitFor({ state: 'detached' });

/** For a write that has nothing to be typed. */
export const nothingTyped = (): Promise<void> => Promise.resolve();
