import { fromPromise } from 'xstate';
import type { Subscription } from '../../../domain/entities';
import type { Environment } from '../../../app/environment/environment';
import { ownerOf } from '../../../app/environment/owner';
import {
  expire,
  findIn,
  readShown,
  reload,
  reread,
  type ListName,
} from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

type Whose = { readonly customer: string };

/** The lists that every change of a subscription makes stale, besides the navigation (S4.subscription.1). */
export const CHANGED: readonly ListName[] = ['cardAccounts', 'subscriptions'];

/**
 * The common part of cancelling, resuming and withdrawing: which lists become stale, and how to find out whether the
 * change was applied.
 *
 * @param source the name in failure reports
 * @param changed the lists that become stale
 * @param shown those of them that the profile shows
 */
export const subscriptionChange = (
  environment: Environment,
  source: string,
  changed = CHANGED,
  shown = () => changed,
) => {
  const expireLists = () => expire(environment, [...changed, 'links']);
  return {
    expireLists,
    /** The actor that reloads the shown lists. */
    readLists: fromPromise<null, Whose>(async ({ input, signal }) => {
      await readShown(environment, shown(), input.customer, signal);
      return null;
    }),
    /** Returns the current subscription from the server, or `undefined` if it is gone. */
    readAgain: async (id: string, signal: AbortSignal): Promise<Subscription | undefined> => {
      const left = await reread(environment, 'subscriptions', ownerOf(environment), signal);
      return findIn(left, (one) => one.id === id);
    },
    actions: {
      expireLists,
      reloadNavigation: (_: unknown, { customer }: Whose) => reload(environment, 'links', customer),
      reloadLists: (_: unknown, { customer }: Whose) => {
        for (const list of [...shown(), 'links'] as const) reload(environment, list, customer);
      },
      logFailure: reportFailure(environment, source),
    },
  };
};
