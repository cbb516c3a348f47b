import { fromPromise } from 'xstate';
import { subscriptionResumeMachine } from '../../../../machines/profiles/subscription-resume/subscription-resume.machine';
import { resumeSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { expire, findIn, readShown, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/** How a server says that there is nothing to resume: unknown, or a contradiction. */
const NOTHING_LEFT: readonly number[] = [404, 409];

/** What of it stands on the profile. */
const SHOWN = ['cardAccounts', 'subscriptions'] as const;
/** What it changes: the same as a cancellation. */
const CHANGED = [...SHOWN, 'links'] as const;

/**
 * Resuming Premium: POST subscriptions/{id}/resume (D2.extensionGroups.resume). Where its answer is lost, and where the
 * server says that there is nothing to resume, the subscriptions are read again: one that has no end goes on, whoever
 * saw to it.
 */
export const provideSubscriptionResume = (environment: Environment) => {
  const { client } = environment;

  return subscriptionResumeMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          expire(environment, CHANGED);
          const options = { idempotencyKey: key, signal, errorNotice: false };
          await resumeSubscription(client, ownerOf(environment), textOf(values['subscription']), options);
          return {};
        },
        reconcile: {
          seek: (values) => ({ subscription: textOf(values['subscription']) }),
          isDone: async ({ subscription }, signal) => {
            const left = await reread(environment, 'subscriptions', ownerOf(environment), signal);
            return findIn(left, ({ id }) => id === subscription)?.endsOn === null;
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
      expireLists: () => expire(environment, CHANGED),
      reloadNavigation: (_, { customer }) => reload(environment, 'links', customer),
      reloadLists: (_, { customer }) => {
        for (const list of CHANGED) reload(environment, list, customer);
      },
      logFailure: reportFailure(environment, 'subscription resume'),
    },
  });
};
