import { customerSearch } from '#messages/admin/customer-search';
import { cards } from '#messages/cards/cards';
import { actingReason } from '#messages/session/acting-reason';
import { lookOnly } from '#messages/session/look-only';
import { profile } from '#messages/settings/profile';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { LookOnlyEvent } from '../../../../machines/session/look-only/look-only.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings, isQuiet } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, fill, press, programFault } from '../../../review/scripts/words';

/** A customer of the demo has the sample's name. */
const name = 'Aoife Byrne';
const signInAs = customerSearch.logInAsName({ name });
const dialog = actingReason.actFor({ name });
const sent = endings('form/', 'actForCustomer');

/** An admin who only looks at an account. Acting for the customer, which follows, belongs to another flow. */
const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/customers?query=byrne',
      account: 'admin',
      does: [
        press(signInAs),
        fill(actingReason.reason, 'Card question by phone', signInAs),
        press(customerSearch.form.begin, signInAs),
        // From the company's menu.
        { role: 'link', name: profile.title, act: 'press' },
      ],
    },
  },
  events: {
    '': doings<LookOnlyEvent>({
      'act.requested': () => [press(lookOnly.act)],
      'dialog.closed': () => [press(actingReason.cancel, dialog)],
      'write.refused': (_event, _coming, now) =>
        now.matches('looking')
          ? [press(`${cards.makeDefault} Travel`)]
          : { unseen: 'The open dialog covers the page.' },
    }),
    form: doings<FormSubmissionEvent>({
      'form.edited': () => [fill(actingReason.reason, 'Asked us by email', dialog)],
      // After a failure the reason is still there.
      'form.submitted': (_event, _coming, now) => [
        ...(isQuiet(now) ? [fill(actingReason.reason, 'Asked us by phone', dialog)] : []),
        press(actingReason.act.begin, dialog),
      ],
    }),
  },
  outcomes: {
    ...sent,
    form: crashing,
    refusals: { crashed: programFault },
    'form/submitForm': {
      ...sent['form/submitForm'],
      accepted: { unseen: 'The next screen is there at once.' },
    },
  },
  beside: ['refusals'],
};

export const scripts: ScriptSource = { title: lookOnly.label, executors: [executors] };
