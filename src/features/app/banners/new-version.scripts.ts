import { app } from '#messages/app/app';
import { shell } from '#messages/app/shell';
import { contact } from '#messages/content/contact';
import type { NewVersionEvent } from '../../../../machines/app/new-version/new-version.types';
import { doings, type FlowExecutors, type Unseen } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { fill, itself, press, programFault } from '../../../review/scripts/words';

const reloaded: Unseen = { unseen: 'The page is loaded anew at once, and the bar is gone.' };

/**
 * The bar of a new version. When the app opens, the answer with its menu names another version than the other answers.
 */
const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/profile',
      account: 'new',
      orders: [{ call: 'getNav', fault: 'version' }],
      does: [],
    },
  },
  events: {
    '': doings<NewVersionEvent>({
      // Opening the app has done it.
      'version.expired': () => [],
      // The message is not sent, so a reload asks about it first.
      'reload.requested': () => [
        press(shell.contact),
        fill(contact.message, 'I left my umbrella in the car.', contact.title),
        press(contact.close, contact.title),
        press(app.newVersionReload),
      ],
      'reload.confirmed': () => reloaded,
      'reload.declined': (_event, _coming, now) =>
        now.matches('confirming') ? [press(app.newVersionKeepTyping)] : [press(app.newVersionLater)],
    }),
  },
  outcomes: {
    findWork: {
      unsavedInput: itself,
      none: reloaded,
      payment: { unseen: 'No script makes a payment while a new version is offered.' },
      failed: programFault,
    },
  },
};

export const scripts: ScriptSource = { title: app.newVersionTitle, executors: [executors] };
