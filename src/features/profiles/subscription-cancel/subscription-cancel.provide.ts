import { assign } from 'xstate';
import { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import { selectSubscriptions } from '../../../../machines/app/resource/resource.selectors';
import { cancelSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { subscriptionChange } from '../subscriptions/subscription-change.provide';

/** The key of the draft that stores the reason. */
const DRAFT = 'subscription-cancel';

/** Status codes that mean there is nothing left to cancel: not cancellable, unknown, or a conflict. */
const NOTHING_LEFT: readonly number[] = [403, 404, 409];

/** `wasCancellable`: the state in the list before. If it is no longer cancellable, it has been cancelled. */
type Cancellation = { readonly subscription: string; readonly wasCancellable: boolean };

/**
 * Cancels Premium: DELETE subscriptions/cancel (S7.calls.19). If the response to a cancellation is lost, it may have
 * been applied. The answer to the next one is therefore checked against the reloaded subscriptions.
 */
export const provideSubscriptionCancel = (environment: Environment) => {
  const { adapters, client } = environment;
  const change = subscriptionChange(environment, 'subscription cancel');
  return subscriptionCancelMachine.provide({
    actors: {
      form: provideForm<Cancellation>({
        submit: async (values, { key, signal }) => {
          const reason = textOf(values['reason']).trim();
          change.expireLists();
          const subscription = textOf(values['subscription']);
          const options = { idempotencyKey: key, signal, errorNotice: false };
          const why = reason === '' ? null : reason;
          await cancelSubscription(client, ownerOf(environment), subscription, why, options);
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
            const found = await change.readAgain(subscription, signal);
            return found === undefined || found.endsOn !== null || (wasCancellable && !found.cancellable);
          },
          mayBeDone: ({ code }) => NOTHING_LEFT.includes(code),
        },
      }),
      readLists: change.readLists,
    },
    actions: {
      ...change.actions,
      recallReason: assign(() => ({ reason: adapters.drafts.load(DRAFT)?.['reason'] ?? '' })),
      keepDraft: (_, { reason }) => adapters.drafts.save(DRAFT, { reason }),
      removeDraft: () => adapters.drafts.remove(DRAFT),
    },
  });
};
