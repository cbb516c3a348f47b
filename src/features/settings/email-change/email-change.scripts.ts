import { emailAddress } from '#messages/settings/email-address';
import { emailChange as texts } from '#messages/settings/email-change';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { EmailChangeEvent } from '../../../../machines/settings/email-change/email-change.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { DEMO_PASSWORD } from '../../../review/scripts/sentences';
import { fill, nothingToPress, press, server, unavailable } from '../../../review/scripts/words';

const dialog = texts.dialogTitle;

const executors: FlowExecutors = {
  openings: { default: { path: '/profile/security', account: 'hospitality', does: [] } },
  events: {
    '': doings<EmailChangeEvent>({
      'change.requested': (_event, _coming, now) =>
        now.matches('shown') ? [press(texts.change)] : nothingToPress,
      'change.cancelled': () => ({ unseen: 'Another address must have been asked for before.' }),
      'dialog.closed': (_event, _coming, now) =>
        now.matches('changing') ? [press(texts.cancel, dialog)] : nothingToPress,
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': () => [
        fill(texts.newEmail, 'aoife.byrne@example.com', dialog),
        fill(texts.password, DEMO_PASSWORD, dialog),
        press(texts.submit, dialog),
      ],
    }),
  },
  outcomes: {
    ...endings('form/', 'requestEmailChange'),
    cancelChange: { cancelled: server(), offline: unavailable('cancelEmailChange') },
  },
};

export const scripts: ScriptSource = { title: emailAddress.title, executors: [executors] };
