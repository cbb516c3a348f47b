import type { BrowserContext, Page } from 'playwright-core';
import { CHOSEN_PASSWORD } from '../../backend/fresh-customer';
import { enterAsCustomerWith, type Made, type MadeCustomer } from '../../backend/made-customer';
import { ProfilePage } from '../../pages/profile/profile-page';
import type { ProfileWrite } from '../writes/profile-write';
import { accountWrites } from '../writes/profile-writes-account';
import { paymentWrites } from '../writes/profile-writes-payments';
import { premiumWrites } from '../writes/profile-writes-premium';
import type { Entered } from './read-screens';

/** A signed-in person, and the server's data about the result. */
type Writer = Entered & { readonly truth: () => Promise<unknown> };

/** How a person makes a write, and where its result is shown. */
export type WriteScreen = Pick<ProfileWrite, 'begin' | 'press' | 'place' | 'kept' | 'done' | 'expected'> & {
  readonly enter: (context: BrowserContext) => Promise<Writer>;
  readonly path: string;
  /** Overrides of the configuration. */
  readonly config: object;
  /** Waits for what must be loaded before anything is done. */
  readonly ready: (page: Page) => Promise<void>;
  /** Repeats the action. */
  readonly again: (page: Page) => Promise<void>;
  /** Repeats it with another card, after the bank declined the first. */
  readonly afterTheBank?: (page: Page) => Promise<void>;
  /** Without the session there is nothing left to do. */
  readonly leavesWithSession?: true;
};

/** The headers of every call. */
export const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** The prefix of the calls for a customer. */
export const user = '/api/user/{uuid}';

/**
 * A new customer for each attempt.
 *
 * @param truth the server's final data about them
 * @param prepare set-up before the test, without the app
 */
export const customerWith =
  (
    made: Made,
    truth: (customer: MadeCustomer) => Promise<unknown>,
    prepare: (customer: MadeCustomer, context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
  ): WriteScreen['enter'] =>
  async (context) => {
    const customer = await enterAsCustomerWith(context, made);
    await prepare(customer, context);
    return { email: customer.email, password: CHOSEN_PASSWORD, truth: () => truth(customer) };
  };

/** Waits for the lists that existed before: they tell whether a card is new and what it pays for. */
export const profileIsThere = (page: Page): Promise<void> => new ProfilePage(page).settled();

/** Every write of the profile page except for the stepper's, whose branches the wizard's own tests cover. */
const profileWrites: readonly ProfileWrite[] = [...accountWrites, ...paymentWrites, ...premiumWrites];

/** One of the writes of the profile page, which have tests of their own. */
export function onProfile(name: string): WriteScreen {
  const write = profileWrites.find((one) => one.name === name);
  if (!write) throw new Error(`No write of the profile is called '${name}'`);
  const { made, truth, premiumEnabled = true, begin, press, place, kept, done, expected } = write;
  return {
    enter: customerWith(made, truth),
    path: '/profile',
    config: { premiumEnabled },
    ready: profileIsThere,
    begin,
    press,
    again: press,
    place,
    kept,
    done,
    expected,
  };
}
