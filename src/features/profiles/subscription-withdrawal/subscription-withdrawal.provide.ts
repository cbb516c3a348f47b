import { fromPromise } from 'xstate';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { withdrawSubscription } from '../../../api/calls/subscriptions';
import type { Withdrawal } from '../../../domain/entities';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import {
  expire,
  findIn,
  readShown,
  reload,
  reread,
  type ListName,
} from '../../../app/environment/reconciliation';

/** How a server says that there is nothing left to withdraw from: unknown, or a contradiction. */
const NOTHING_LEFT: readonly number[] = [404, 409];

/** What a withdrawal changes: what a cancellation does, and the receipts. */
const CHANGED = ['cardAccounts', 'subscriptions', 'receipts', 'links'] as const;

/** What of it stands on the profile. */
const shownOf = ({ app }: Environment): readonly ListName[] =>
  selectOffers('receipts')(app().getSnapshot())
    ? ['cardAccounts', 'subscriptions', 'receipts']
    : ['cardAccounts', 'subscriptions'];

/**
 * Withdrawing from a contract: POST subscriptions/{id}/withdraw (D2.extensionGroups.withdrawal). Where its answer is
 * lost, the subscriptions are read again before anything is said, and before anything is sent again: one that is gone
 * was withdrawn from.
 */
export const provideSubscriptionWithdrawal = (environment: Environment) => {
  const { adapters, client } = environment;
  /** What the server noted of the press that is under way. */
  let noted: Withdrawal | null = null;

  return subscriptionWithdrawalMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          noted = null;
          expire(environment, CHANGED);
          // The dialog says what was noted: no notice does.
          const quiet = { errorNotice: false, successNotice: false };
          const options = { idempotencyKey: key, signal, ...quiet };
          const subscription = textOf(values['subscription']);
          noted = await withdrawSubscription(client, ownerOf(environment), subscription, options);
          return {};
        },
        reconcile: {
          seek: (values) => ({ subscription: textOf(values['subscription']) }),
          isDone: async ({ subscription }, signal) => {
            const left = await reread(environment, 'subscriptions', ownerOf(environment), signal);
            return findIn(left, ({ id }) => id === subscription) === undefined;
          },
          mayBeDone: ({ code }) => NOTHING_LEFT.includes(code),
        },
      }),
      readOutcome: fromPromise<Withdrawal | null, { customer: string }>(async ({ input, signal }) => {
        await readShown(environment, shownOf(environment), input.customer, signal);
        return noted;
      }),
    },
    actions: {
      expireLists: () => expire(environment, CHANGED),
      reloadNavigation: (_, { customer }) => reload(environment, 'links', customer),
      reloadLists: (_, { customer }) => {
        for (const list of [...shownOf(environment), 'links'] as const) reload(environment, list, customer);
      },
      logFailure: (_, { error }) => adapters.failures.report('subscription withdrawal', error),
    },
  });
};
