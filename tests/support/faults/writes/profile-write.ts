import type { Locator, Page } from 'playwright-core';
import type { Made, MadeCustomer } from '../../backend/made-customer';

/** One write of the profile page. */
export type ProfileWrite = {
  readonly name: string;
  /** The customer to try it as. */
  readonly made: Made;
  /** False if the section must not offer Premium. */
  readonly premiumEnabled?: false;
  readonly call: { readonly method: string; readonly address: RegExp };
  /** The request body: form fields or JSON; `null`: none (S7.requestConventions.2). */
  readonly sends: Readonly<Record<string, unknown>> | null;
  /** Opens the form or dialog and fills it in. */
  readonly begin: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Where the screen shows an error. */
  readonly place: (page: Page) => Locator;
  /** The typed or chosen values are still there. */
  readonly kept: (page: Page) => Promise<void>;
  /** The screen reports success. */
  readonly done: (page: Page) => Promise<void>;
  /** The server's data after success, read without the app. */
  readonly truth: (customer: MadeCustomer) => Promise<unknown>;
  readonly expected: unknown;
};

/** The error message in this place. */
export const wordsIn = (within: Locator): Locator =>
  within.getByRole('alert').filter({ hasText: /\S/u }).first();

export const gone = (locator: Locator): Promise<void> => locator.waitFor({ state: 'detached' });

/** For a write without input. */
export const nothingTyped = (): Promise<void> => Promise.resolve();
