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

/** The lists that every change of a subscription leaves out of date, beside the navigation (S4.subscription.1). */
export const CHANGED: readonly ListName[] = ['cardAccounts', 'subscriptions'];

/**
 * What cancelling, resuming and withdrawing have in common: what they leave out of date, and what says whether they are
 * done.
 *
 * @param source what failures are reported of
 * @param changed the lists that are out of date
 * @param shown those of them that stand on the profile
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
    /** The actor that has what is shown read again, however that ends; then it says what was noted. */
    readLists: <Noted>(noted: () => Noted) =>
      fromPromise<Noted, Whose>(async ({ input, signal }) => {
        await readShown(environment, shown(), input.customer, signal);
        return noted();
      }),
    /** The subscription as the server has it now; none where it is gone. */
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
