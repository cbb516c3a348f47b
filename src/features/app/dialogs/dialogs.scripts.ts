import type { AnyMachineSnapshot } from 'xstate';
import { shell } from '#messages/app/shell';
import { contact } from '#messages/content/contact';
import { content } from '#messages/content/content';
import type { DialogName, DialogsEvent } from '../../../../machines/app/dialogs/dialogs.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, nothingToPress, press } from '../../../review/scripts/words';

/** The button that opens each dialog, and the dialog's title. */
const dialogs: Readonly<Record<DialogName, { readonly opener: string; readonly title: string }>> = {
  terms: { opener: shell.terms, title: content.terms },
  privacy: { opener: shell.privacy, title: content.privacy },
  contact: { opener: shell.contact, title: contact.title },
};
const names = Object.keys(dialogs) as readonly DialogName[];

const openIn = (now: AnyMachineSnapshot): DialogName | undefined =>
  names.find((name) => now.matches({ serving: name }));

/** The dialogs that the footer and the header of every screen open. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', does: [] } },
  events: {
    '': doings<DialogsEvent>({
      'dialog.requested': ({ name }, _coming, now) =>
        openIn(now) === undefined
          ? [press(dialogs[name].opener)]
          : { unseen: 'The open dialog covers the button.' },
      'dialog.closed': (_event, _coming, now) => {
        const open = openIn(now);
        return open === undefined ? nothingToPress : [press(content.close, dialogs[open].title)];
      },
      'content.requested': () => ({ unseen: 'The page of this text sends it, and has scripts of its own.' }),
      'route.changed': (_event, _coming, now) => ({
        unseen:
          openIn(now) === undefined ? 'No dialog is open.' : 'The open dialog covers every link of the page.',
      }),
    }),
  },
  outcomes: { terms: crashing, privacy: crashing, contact: crashing },
  beside: ['terms', 'privacy', 'contact'],
};

export const scripts: ScriptSource = { title: shell.terms, executors: [executors] };
