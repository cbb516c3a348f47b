import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { withdrawSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { CHANGED, subscriptionChange } from '../subscriptions/subscription-change.provide';

/** Status codes that mean there is nothing left to withdraw from: unknown, or a conflict. */
const NOTHING_LEFT: readonly number[] = [404, 409];

/** A refund creates a receipt. */
const WITH_RECEIPTS = [...CHANGED, 'receipts'] as const;

/**
 * Withdraws from a contract: POST subscriptions/{id}/withdraw (D2.extensionGroups.withdrawal). If the response is
 * lost, the subscriptions are reloaded before a message is shown or the request is sent again. A subscription that is
 * gone was withdrawn from.
 */
export const provideSubscriptionWithdrawal = (environment: Environment) => {
  const { app, client } = environment;
  const shown = () => (selectOffers('receipts')(app().getSnapshot()) ? WITH_RECEIPTS : CHANGED);
  const change = subscriptionChange(environment, 'subscription withdrawal', WITH_RECEIPTS, shown);
  return subscriptionWithdrawalMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          change.expireLists();
          // The dialog shows the result, so no notice is needed.
          const quiet = { errorNotice: false, successNotice: false };
          const options = { idempotencyKey: key, signal, ...quiet };
          const subscription = textOf(values['subscription']);
          const withdrawal = await withdrawSubscription(client, ownerOf(environment), subscription, options);
          return { withdrawal };
        },
        reconcile: {
          seek: (values) => ({ subscription: textOf(values['subscription']) }),
          isDone: async ({ subscription }, signal) =>
            (await change.readAgain(subscription, signal)) === undefined,
          mayBeDone: ({ code }) => NOTHING_LEFT.includes(code),
        },
      }),
      readLists: change.readLists,
    },
    actions: change.actions,
  });
};
