import { waitFor } from 'xstate';
import {
  selectHasFailed,
  selectIsLoading,
  selectItems,
  selectLeftOut,
} from '../../../machines/app/resource/resource.selectors';
import { selectOwner } from '../../../machines/session/session/session.selectors';
import type { Account, Card, CardAccount, Receipt, Subscription } from '../../domain/entities';
import { CALL_TIMEOUT_MS } from '../../domain/limits';
import { sendToService, type Environment } from './environment';

type Lists = {
  readonly cards: Card;
  readonly subscriptions: Subscription;
  readonly cardAccounts: CardAccount;
  readonly accounts: Account;
  readonly receipts: Receipt;
};

export type ListName = keyof Lists;

/** A list as the server returned it. `whole` is true if every record of it could be read. */
export type Reading<Item> = { readonly items: readonly Item[]; readonly whole: boolean };

/**
 * Marks lists as stale because a request that changes them is about to be sent. A person who leaves the screen before
 * the answer arrives then does not see the old lists.
 */
export const expire = (environment: Environment, names: readonly (ListName | 'links')[]): void => {
  for (const name of names) sendToService(environment, name, { type: 'resource.expired' });
};

/**
 * Finds a record in a list.
 *
 * @throws Error if it is not found but some records could not be read, because it may be one of those
 */
export function findIn<Item>(
  { items, whole }: Reading<Item>,
  isIt: (item: Item) => boolean,
): Item | undefined {
  const found = items.find(isIt);
  if (!found && !whole) throw new Error('The record may be among those that could not be read');
  return found;
}

/** Checks whether the same person is still signed in: the session may have changed during a wait. */
const isStill = ({ app }: Environment, owner: string): boolean =>
  selectOwner(app().system.get('session').getSnapshot()) === owner;

/** Makes a list of the customer, or the navigation, reload. Does nothing if the owner is no longer signed in. */
export const reload = (environment: Environment, name: ListName | 'links', owner: string): void => {
  if (isStill(environment, owner)) sendToService(environment, name, { type: 'resource.reloaded', owner });
};

type Asking = 'resource.reloaded' | 'resource.requested';

const read =
  (ask: Asking) =>
  async <Name extends ListName>(
    environment: Environment,
    name: Name,
    owner: string,
    signal: AbortSignal,
  ): Promise<Reading<Lists[Name]>> => {
    if (!isStill(environment, owner))
      throw new Error(`The ${name} belong to a person who is no longer signed in`);
    const list = environment.app().system.get<ListName>(name);
    list.send({ type: ask, owner });
    const loaded = await waitFor(list, (snapshot) => !selectIsLoading(snapshot), {
      timeout: CALL_TIMEOUT_MS,
      signal,
    });
    // A list that was cleared during the wait, or that belongs to another person now, gives no answer.
    const items = loaded.context.owner === owner ? selectItems<Lists[Name]>()(loaded) : null;
    if (selectHasFailed(loaded) || items === null) throw new Error(`The ${name} could not be read`);
    return { items, whole: selectLeftOut(loaded) === 0 };
  };

/**
 * Reloads one of the customer's lists.
 *
 * @throws Error if it could not be read, so that its content is unknown
 */
export const reread = read('resource.reloaded');

/**
 * Returns one of the customer's lists from the cache, and loads it if it is missing or stale.
 *
 * @throws Error if it could not be read
 */
export const upToDate = read('resource.requested');

/** Reloads the lists on the screen that are stale. Waits until the subscriptions are loaded or have failed. */
export async function readShown(
  environment: Environment,
  names: readonly ListName[],
  owner: string,
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) sendToService(environment, name, { type: 'resource.requested', owner });
  await upToDate(environment, 'subscriptions', owner, signal).catch(() => undefined);
}
