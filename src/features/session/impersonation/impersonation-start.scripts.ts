import { customerSearch as texts } from '#messages/admin/customer-search';
import { actingReason } from '#messages/session/acting-reason';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { ImpersonationStartEvent } from '../../../../machines/session/impersonation-start/impersonation-start.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings, isQuiet } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, fill, press } from '../../../review/scripts/words';

/** A customer of the demo has the sample's name. */
const question = texts.logInAsName({ name: 'Aoife Byrne' });
const sent = endings('form/', 'impersonate');

/** Giving the reason. The screen of the customer, which follows, belongs to other flows. */
const executors: FlowExecutors = {
  openings: { default: { path: '/customers?query=byrne', account: 'admin', does: [press(question)] } },
  events: {
    '': doings<ImpersonationStartEvent>({
      'dialog.closed': () => [press(actingReason.cancel, question)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.edited': () => [fill(actingReason.reason, 'Asked us by email', question)],
      // After a failure the reason is still there.
      'form.submitted': (_event, _coming, now) => [
        ...(isQuiet(now) ? [fill(actingReason.reason, 'Asked us by phone', question)] : []),
        press(texts.form.begin, question),
      ],
    }),
  },
  outcomes: {
    ...sent,
    form: crashing,
    'form/submitForm': {
      ...sent['form/submitForm'],
      accepted: { unseen: 'The next screen is there at once.' },
    },
  },
};

export const scripts: ScriptSource = { title: texts.logInAs, executors: [executors] };
