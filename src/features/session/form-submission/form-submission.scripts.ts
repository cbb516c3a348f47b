import { login } from '#messages/session/login';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { DEMO_PASSWORD } from '../../../review/scripts/sentences';
import { fill, press } from '../../../review/scripts/words';

const sent = endings('', 'login');

/** Signing in. The screen that follows belongs to another flow. */
const executors: FlowExecutors = {
  openings: { default: { path: '/login', account: null, does: [] } },
  events: {
    '': doings<FormSubmissionEvent>({
      'form.edited': () => [fill(login.email, 'somebody.else@cabrank.test')],
      'form.submitted': () => [
        fill(login.email, 'standard@cabrank.test'),
        fill(login.password, DEMO_PASSWORD),
        press(login.submit),
      ],
    }),
  },
  outcomes: {
    ...sent,
    submitForm: {
      ...sent.submitForm,
      accepted: { unseen: 'The next screen is there at once.' },
      refused: { unseen: 'The sandbox refuses the whole form, and names no field.' },
    },
  },
};

export const scripts: ScriptSource = { title: login.title, executors: [executors] };
