import { contact } from '#messages/content/contact';
import { phone } from '#messages/registration/phone';
import { shell } from '#messages/app/shell';
import { typed } from '../../../../machines/content/contact/contact.fixtures';
import type { ContactEvent } from '../../../../machines/content/contact/contact.types';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { fill, press } from '../../../review/scripts/words';

const panel = contact.title;
const message = (text: string) => fill(contact.message, text, panel);

/** Sending a message to the company in the contact panel. */
const executors: FlowExecutors = {
  openings: { embedded: { path: '/profile', account: 'standard', does: [press(shell.contact)] } },
  events: {
    '': doings<ContactEvent>({
      'tab.chosen': () => ({ unseen: 'The page of the fares comes by itself: no script can say when.' }),
      'message.edited': ({ values }) => [message(values.message)],
      'message.begun': () => [press(contact.another, panel)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': () => [
        fill(contact.name, typed.name, panel),
        fill(phone.number, typed.phone, panel),
        fill(contact.email, typed.email, panel),
        message(typed.message),
        press(contact.send, panel),
      ],
    }),
  },
  outcomes: endings('form/', 'sendContactMessage'),
};

export const scripts: ScriptSource = { title: contact.title, executors: [executors] };
