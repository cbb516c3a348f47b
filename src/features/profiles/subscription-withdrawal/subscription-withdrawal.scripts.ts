import { premiumCards } from '#messages/premium/premium-cards';
import { subscriptionWithdrawal } from '#messages/profiles/subscription-withdrawal';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { SubscriptionWithdrawalEvent } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { lookedUpEndings, sending } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, press, server } from '../../../review/scripts/words';

const name = premiumCards.names.personal;
const title = subscriptionWithdrawal.title({ name });

const executors: FlowExecutors = {
  openings: {
    default: { path: '/profile', account: 'premium', does: [press(premiumCards.withdrawOf({ name }))] },
  },
  events: {
    '': doings<SubscriptionWithdrawalEvent>({
      'dialog.closed': (_event, _coming, now) => [
        press(now.matches('withdrawn') ? subscriptionWithdrawal.close : subscriptionWithdrawal.keep, title),
      ],
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': (_event, coming) => sending(coming, [press(subscriptionWithdrawal.confirm, title)]),
    }),
  },
  outcomes: {
    ...lookedUpEndings('form/', 'withdrawSubscription', 'viewPremiumSubscriptions'),
    form: crashing,
    readLists: {
      read: server(),
      offline: { unseen: 'A list that cannot be read says so itself, and the dialog goes on all the same.' },
    },
  },
};

export const scripts: ScriptSource = { title, executors: [executors] };
