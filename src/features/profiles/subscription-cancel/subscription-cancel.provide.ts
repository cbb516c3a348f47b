import { assign, fromPromise } from 'xstate';
import { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import { ApiError } from '../../../api/api-error';
import { cancelSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { expire, findIn, readShown, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';
import { createUnanswered } from '../../../app/environment/unanswered';

/** Under this name a reason that was typed is kept. */
const DRAFT = 'subscription-cancel';

/** How a server says that there is nothing left to cancel: not cancellable, unknown, or a contradiction. */
const NOTHING_LEFT: readonly number[] = [403, 404, 409];

/** What of it stands on the profile. */
const SHOWN = ['cardAccounts', 'subscriptions'] as const;
/** What a cancellation changes (S4.subscription.1). */
const CHANGED = [...SHOWN, 'links'] as const;

type Refused = {
  readonly customer: string;
  readonly subscription: string;
  /** An earlier cancellation got no answer: this refusal may be because it worked. */
  readonly doubted: boolean;
};

/**
 * Whether a subscription that the server refuses to cancel is cancelled all the same, as its list says; `undefined`
 * where the list cannot be read.
 *
 * @throws Error where an earlier answer is missing and the list cannot be read, so that nobody can tell
 */
async function isOver(
  environment: Environment,
  { customer, subscription, doubted }: Refused,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const look = async (): Promise<boolean> => {
    const left = await reread(environment, 'subscriptions', customer, signal);
    const found = findIn(left, ({ id }) => id === subscription);
    return found === undefined || found.endsOn !== null || (doubted && !found.cancellable);
  };
  return doubted ? look() : look().catch(() => undefined);
}

/**
 * Cancelling Premium: DELETE subscriptions/cancel (S7.calls.19). A cancellation whose answer was lost may have worked:
 * what the server says to the next one is held against the subscriptions as they are.
 */
export const provideSubscriptionCancel = (environment: Environment) => {
  const { adapters, client } = environment;
  const unanswered = createUnanswered();
  return subscriptionCancelMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          const customer = ownerOf(environment);
          const subscription = textOf(values['subscription']);
          const reason = textOf(values['reason']).trim();
          expire(environment, CHANGED);
          try {
            await cancelSubscription(client, customer, subscription, reason === '' ? null : reason, {
              signal,
              idempotencyKey: key,
              errorNotice: false,
            });
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            unanswered.note(subscription, error);
            const doubted = unanswered.has(subscription);
            const refusal = { customer, subscription, doubted };
            if (!NOTHING_LEFT.includes(error.code) || !(await isOver(environment, refusal, signal)))
              throw error;
          }
          unanswered.settle(subscription);
          return {};
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
