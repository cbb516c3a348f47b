import { assign } from 'xstate';
import { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import { selectSubscriptions } from '../../../../machines/app/resource/resource.selectors';
import { cancelSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { subscriptionChange } from '../subscriptions/subscription-change.provide';

/** Under this name a reason that was typed is kept. */
const DRAFT = 'subscription-cancel';

/** How a server says that there is nothing left to cancel: not cancellable, unknown, or a contradiction. */
const NOTHING_LEFT: readonly number[] = [403, 404, 409];

/** `wasCancellable`: as its list said before; one that is so no longer has been cancelled. */
type Cancellation = { readonly subscription: string; readonly wasCancellable: boolean };

/**
 * Cancelling Premium: DELETE subscriptions/cancel (S7.calls.19). A cancellation whose answer was lost may have worked:
 * what the server says to the next one is held against the subscriptions as they are.
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
      readLists: change.readLists(() => null),
    },
    actions: {
      ...change.actions,
      recallReason: assign(() => ({ reason: adapters.drafts.load(DRAFT)?.['reason'] ?? '' })),
      keepDraft: (_, { reason }) => adapters.drafts.save(DRAFT, { reason }),
      removeDraft: () => adapters.drafts.remove(DRAFT),
    },
  });
};
