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

/** A list as the server tells it; `whole` where every record of it could be read. */
export type Reading<Item> = { readonly items: readonly Item[]; readonly whole: boolean };

/**
 * Something is about to be sent that changes these lists. They are out of date from now on: whoever leaves before the
 * answer comes does not find them as they were.
 */
export const expire = (environment: Environment, names: readonly (ListName | 'links')[]): void => {
  for (const name of names) sendToService(environment, name, { type: 'resource.expired' });
};

/**
 * Looks for a record of a list.
 *
 * @throws Error where there is none, but some could not be read: it may be among them, and nobody can tell
 */
export function findIn<Item>(
  { items, whole }: Reading<Item>,
  isIt: (item: Item) => boolean,
): Item | undefined {
  const found = items.find(isIt);
  if (!found && !whole) throw new Error('It may be among the records that could not be read');
  return found;
}

/** Who has the session now: it may have become somebody else's while something was waited for. */
const isStill = ({ app }: Environment, owner: string): boolean =>
  selectOwner(app().system.get('session').getSnapshot()) === owner;

/** Has one of the customer's lists, or the navigation, read again by whoever shows it; nothing for one who is gone. */
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
    if (!isStill(environment, owner)) throw new Error(`The ${name} belong to somebody who is gone`);
    const list = environment.app().system.get<ListName>(name);
    list.send({ type: ask, owner });
    const loaded = await waitFor(list, (snapshot) => !selectIsLoading(snapshot), {
      timeout: CALL_TIMEOUT_MS,
      signal,
    });
    // A list that was cleared meanwhile, or is another person's by now, says nothing.
    const items = loaded.context.owner === owner ? selectItems<Lists[Name]>()(loaded) : null;
    if (selectHasFailed(loaded) || items === null) throw new Error(`The ${name} could not be read`);
    return { items, whole: selectLeftOut(loaded) === 0 };
  };

/**
 * Reads one of the customer's lists again.
 *
 * @throws Error where it could not be read, so that nobody can tell what is in it
 */
export const reread = read('resource.reloaded');

/**
 * One of the customer's lists as it is kept, read where it is not there or out of date.
 *
 * @throws Error where it could not be read
 */
export const upToDate = read('resource.requested');

/** Has the lists on the screen read where they are out of date, and waits for the subscriptions, however that ends. */
export async function readShown(
  environment: Environment,
  names: readonly ListName[],
  owner: string,
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) sendToService(environment, name, { type: 'resource.requested', owner });
  await upToDate(environment, 'subscriptions', owner, signal).catch(() => undefined);
}
