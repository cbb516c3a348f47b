import { subscriptionResumeMachine } from '../../../../machines/profiles/subscription-resume/subscription-resume.machine';
import { resumeSubscription } from '../../../api/calls/subscriptions';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { subscriptionChange } from '../subscriptions/subscription-change.provide';

/** Status codes that mean there is nothing to resume: unknown, or a conflict. */
const NOTHING_LEFT: readonly number[] = [404, 409];

/**
 * Resumes Premium: POST subscriptions/{id}/resume (D2.extensionGroups.resume). If the response is lost, or if the
 * server says that there is nothing to resume, the subscriptions are reloaded. A subscription without an end
 * continues, no matter who resumed it.
 */
export const provideSubscriptionResume = (environment: Environment) => {
  const { client } = environment;
  const change = subscriptionChange(environment, 'subscription resume');
  return subscriptionResumeMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          change.expireLists();
          const options = { idempotencyKey: key, signal, errorNotice: false };
          await resumeSubscription(client, ownerOf(environment), textOf(values['subscription']), options);
          return {};
        },
        reconcile: {
          seek: (values) => ({ subscription: textOf(values['subscription']) }),
          isDone: async ({ subscription }, signal) =>
            (await change.readAgain(subscription, signal))?.endsOn === null,
          mayBeDone: ({ code }) => NOTHING_LEFT.includes(code),
        },
      }),
      readLists: change.readLists,
    },
    actions: change.actions,
  });
};
