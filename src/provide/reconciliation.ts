import { waitFor } from 'xstate';
import { selectHasFailed, selectIsLoading, selectItems } from '../../machines/resource/resource.selectors';
import { CALL_TIMEOUT_MS } from '../domain/limits';
import { tell, type Environment } from './environment';

export type ListName = 'cards' | 'subscriptions' | 'cardAccounts' | 'accounts' | 'receipts';

/**
 * Something is about to be sent that changes these lists. They are out of date from now on: whoever leaves before the
 * answer comes does not find them as they were.
 */
export const expire = (environment: Environment, names: readonly (ListName | 'links')[]): void => {
  for (const name of names) tell(environment, name, { type: 'resource.expired' });
};

type Asking = 'resource.reloaded' | 'resource.requested';

const read =
  (ask: Asking) => async (environment: Environment, name: ListName, owner: string, signal: AbortSignal) => {
    const list = environment.app().system.get(name);
    list.send({ type: ask, owner });
    const loaded = await waitFor(list, (snapshot) => !selectIsLoading(snapshot), {
      timeout: CALL_TIMEOUT_MS,
      signal,
    });
    // Without items it was cleared meanwhile: that says nothing about what is in it.
    if (selectHasFailed(loaded) || selectItems()(loaded) === null)
      throw new Error(`The ${name} could not be read`);
    return loaded;
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
