import type { BrowserContext, Page } from 'playwright-core';
import { CHOSEN_PASSWORD } from '../backend/fresh-customer';
import { enterAsCustomerWith, type Made, type MadeCustomer } from '../backend/made-customer';
import { ProfilePage } from '../pages/profile-page';
import type { ProfileWrite } from './writes/profile-write';
import { accountWrites } from './writes/profile-writes-account';
import { paymentWrites } from './writes/profile-writes-payments';
import { premiumWrites } from './writes/profile-writes-premium';
import type { Entered } from './read-screens';

/** Somebody who is signed in, and what the server holds of what they do. */
type Writer = Entered & { readonly truth: () => Promise<unknown> };

/** How a person makes a call that writes, and where they meet what becomes of it. */
export type WriteScreen = Pick<ProfileWrite, 'begin' | 'press' | 'place' | 'kept' | 'done' | 'expected'> & {
  readonly enter: (context: BrowserContext) => Promise<Writer>;
  readonly path: string;
  /** What the configuration says differently. */
  readonly config: object;
  /** Waits for what has to be there before anything is done. */
  readonly ready: (page: Page) => Promise<void>;
  /** The same action once more. */
  readonly again: (page: Page) => Promise<void>;
  /** Does it with another card, where the bank has said no to the first. */
  readonly afterTheBank?: (page: Page) => Promise<void>;
  /** Without the session there is nothing left to be done. */
  readonly leavesWithSession?: true;
};

/** What every call is sent with. */
export const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** The calls that are made for a customer begin with this. */
export const user = '/api/user/{uuid}';

/**
 * A made customer who is new for each try.
 *
 * @param truth what the server holds of them in the end
 * @param prepare what is done first, past the app
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

/** Whether a card is new, and what uses it, is known by what was there before. */
export const profileIsThere = (page: Page): Promise<void> => new ProfilePage(page).settled();

/** Every write of the profile page but the stepper's, whose branches are tried in the wizard's own tests. */
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
