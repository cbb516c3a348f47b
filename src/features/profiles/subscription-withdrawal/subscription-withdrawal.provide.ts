import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import { withdrawSubscription } from '../../../api/calls/subscriptions';
import type { Withdrawal } from '../../../domain/entities';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { CHANGED, subscriptionChange } from '../subscriptions/subscription-change.provide';

/** How a server says that there is nothing left to withdraw from: unknown, or a contradiction. */
const NOTHING_LEFT: readonly number[] = [404, 409];

/** What is paid back has a receipt. */
const WITH_RECEIPTS = [...CHANGED, 'receipts'] as const;

/**
 * Withdrawing from a contract: POST subscriptions/{id}/withdraw (D2.extensionGroups.withdrawal). Where its answer is
 * lost, the subscriptions are read again before anything is said, and before anything is sent again: one that is gone
 * was withdrawn from.
 */
export const provideSubscriptionWithdrawal = (environment: Environment) => {
  const { app, client } = environment;
  const shown = () => (selectOffers('receipts')(app().getSnapshot()) ? WITH_RECEIPTS : CHANGED);
  const change = subscriptionChange(environment, 'subscription withdrawal', WITH_RECEIPTS, shown);
  /** What the server noted of the press that is under way. */
  let noted: Withdrawal | null = null;

  return subscriptionWithdrawalMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          noted = null;
          change.expireLists();
          // The dialog says what was noted: no notice does.
          const quiet = { errorNotice: false, successNotice: false };
          const options = { idempotencyKey: key, signal, ...quiet };
          const subscription = textOf(values['subscription']);
          noted = await withdrawSubscription(client, ownerOf(environment), subscription, options);
          return {};
        },
        reconcile: {
          seek: (values) => ({ subscription: textOf(values['subscription']) }),
          isDone: async ({ subscription }, signal) =>
            (await change.readAgain(subscription, signal)) === undefined,
          mayBeDone: ({ code }) => NOTHING_LEFT.includes(code),
        },
      }),
      readOutcome: change.readLists(() => noted),
    },
    actions: change.actions,
  });
};
