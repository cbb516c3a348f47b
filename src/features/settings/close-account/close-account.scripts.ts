import { closeAccount } from '#messages/settings/close-account';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { CloseAccountEvent } from '../../../../machines/settings/close-account/close-account.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { nothingToPress, press, server } from '../../../review/scripts/words';

const question = closeAccount.question;
const closing = endings('form/', 'deleteProfile');

/** Closing the account. The logout that follows is made to fail, so that its screen stays. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'premium', does: [] } },
  events: {
    '': doings<CloseAccountEvent>({
      'closing.requested': (_event, _coming, now) =>
        now.matches('offered') ? [press(closeAccount.open)] : nothingToPress,
      'dialog.closed': (_event, _coming, now) =>
        now.matches({ confirming: 'asking' }) ? [press(closeAccount.cancel, question)] : nothingToPress,
      'logout.repeated': () => ({ unseen: 'The next screen is there at once.' }),
    }),
    form: doings<FormSubmissionEvent>({ 'form.submitted': () => [press(closeAccount.confirm, question)] }),
  },
  outcomes: {
    ...closing,
    'form/submitForm': {
      ...closing['form/submitForm'],
      accepted: server({ call: 'logout', fault: 'unavailable' }),
    },
  },
};

export const scripts: ScriptSource = { title: closeAccount.title, executors: [executors] };
