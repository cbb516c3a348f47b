import { premiumCards } from '#messages/premium/premium-cards';
import type { SubscriptionCancelEvent } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.types';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { fill, press, server } from '../../../review/scripts/words';

const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/profile',
      account: 'premium',
      does: [press(premiumCards.cancelOf({ name: premiumCards.names.personal }))],
    },
  },
  events: {
    '': doings<SubscriptionCancelEvent>({
      'reason.edited': ({ reason }) => [fill(premiumCards.reason, reason)],
      'dialog.closed': () => [press(premiumCards.keep, premiumCards.question)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': () => [press(premiumCards.confirm, premiumCards.question)],
    }),
  },
  outcomes: {
    ...endings('form/', 'cancelSubscription'),
    readLists: {
      read: server(),
      offline: { unseen: 'A list that cannot be read says so itself, and the dialog closes all the same.' },
    },
  },
};

export const scripts: ScriptSource = { title: premiumCards.question, executors: [executors] };
