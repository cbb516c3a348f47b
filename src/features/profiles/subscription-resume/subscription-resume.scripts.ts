import { premiumCards } from '#messages/premium/premium-cards';
import { subscriptionResume } from '#messages/profiles/subscription-resume';
import type { SubscriptionResumeEvent } from '../../../../machines/profiles/subscription-resume/subscription-resume.types';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type Executor, type FlowExecutors } from '../../../review/scripts/executor.types';
import { lookedUpEndings, sending } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, press, server } from '../../../review/scripts/words';

const name = premiumCards.names.personal;
const title = subscriptionResume.title({ name });

/** Cancels Premium, and then wants it back. */
export const resumeRequested: readonly Executor[] = [
  press(premiumCards.cancelOf({ name })),
  press(premiumCards.confirm, premiumCards.question),
  press(premiumCards.resumeOf({ name })),
];

const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'premium', does: resumeRequested } },
  events: {
    '': doings<SubscriptionResumeEvent>({
      'dialog.closed': () => [press(subscriptionResume.keep, title)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': (_event, coming) => sending(coming, [press(subscriptionResume.confirm, title)]),
    }),
  },
  outcomes: {
    ...lookedUpEndings('form/', 'resumeSubscription', 'viewPremiumSubscriptions'),
    form: crashing,
    readLists: {
      read: server(),
      offline: { unseen: 'A list that cannot be read says so itself, and the dialog closes all the same.' },
    },
  },
};

export const scripts: ScriptSource = { title, executors: [executors] };
