import { assign, fromPromise } from 'xstate';
import { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import { selectSubscriptions } from '../../../../machines/app/resource/resource.selectors';
import { cancelSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { expire, findIn, readShown, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/** Under this name a reason that was typed is kept. */
const DRAFT = 'subscription-cancel';

/** How a server says that there is nothing left to cancel: not cancellable, unknown, or a contradiction. */
const NOTHING_LEFT: readonly number[] = [403, 404, 409];

/** What of it stands on the profile. */
const SHOWN = ['cardAccounts', 'subscriptions'] as const;
/** What a cancellation changes (S4.subscription.1). */
const CHANGED = [...SHOWN, 'links'] as const;

/** `wasCancellable`: as its list said before; one that is so no longer has been cancelled. */
type Cancellation = { readonly subscription: string; readonly wasCancellable: boolean };

/**
 * Cancelling Premium: DELETE subscriptions/cancel (S7.calls.19). A cancellation whose answer was lost may have worked:
 * what the server says to the next one is held against the subscriptions as they are.
 */
export const provideSubscriptionCancel = (environment: Environment) => {
  const { adapters, client } = environment;
  return subscriptionCancelMachine.provide({
    actors: {
      form: provideForm<Cancellation>({
        submit: async (values, { key, signal }) => {
          const reason = textOf(values['reason']).trim();
          expire(environment, CHANGED);
          const subscription = textOf(values['subscription']);
          await cancelSubscription(
            client,
            ownerOf(environment),
            subscription,
            reason === '' ? null : reason,
            {
              signal,
              idempotencyKey: key,
              errorNotice: false,
            },
          );
          return {};
        },
        reconcile: {
          seek: (values) => {
            const subscription = textOf(values['subscription']);
            const known = selectSubscriptions(environment.app().system.get('subscriptions').getSnapshot());
            const wasCancellable = known?.find(({ id }) => id === subscription)?.cancellable === true;
            return { subscription, wasCancellable };
          },
          isDone: async ({ subscription, wasCancellable }, signal) => {
            const left = await reread(environment, 'subscriptions', ownerOf(environment), signal);
            const found = findIn(left, ({ id }) => id === subscription);
            return found === undefined || found.endsOn !== null || (wasCancellable && !found.cancellable);
          },
          mayBeDone: ({ code }) => NOTHING_LEFT.includes(code),
        },
      }),
      readLists: fromPromise<null, { customer: string }>(async ({ input, signal }) => {
        await readShown(environment, SHOWN, input.customer, signal);
        return null;
      }),
    },
    actions: {
      recallReason: assign(() => ({ reason: adapters.drafts.load(DRAFT)?.['reason'] ?? '' })),
      keepDraft: (_, { reason }) => adapters.drafts.save(DRAFT, { reason }),
      removeDraft: () => adapters.drafts.remove(DRAFT),
      expireLists: () => expire(environment, CHANGED),
      reloadNavigation: (_, { customer }) => reload(environment, 'links', customer),
      reloadLists: (_, { customer }) => {
        for (const list of CHANGED) reload(environment, list, customer);
      },
      logFailure: reportFailure(environment, 'subscription cancel'),
    },
  });
};
