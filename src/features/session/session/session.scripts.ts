import { shell } from '#messages/app/shell';
import { contact } from '#messages/content/contact';
import { login } from '#messages/session/login';
import { signInAgain } from '#messages/session/sign-in-again';
import type { SessionEvent } from '../../../../machines/session/session/session.types';
import {
  doings,
  type Bringing,
  type FlowExecutors,
  type SandboxFault,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { DEMO_PASSWORD } from '../../../review/scripts/sentences';
import { fill, press, server, unavailable } from '../../../review/scripts/words';

const ACCOUNT = 'standard@cabrank.test';
const OTHER = 'premium@cabrank.test';
const dialog = signInAgain.title;
const otherPerson = { unseen: 'The page is opened by the customer of the demo.' };

/** The contact message is answered with 401, and the session check that follows with the fault `lookUp`. */
const ended = (lookUp: SandboxFault['fault']): Bringing =>
  server({ call: 'sendContactMessage', fault: '401' }, { call: 'getUser', fault: lookUp });

/** A session that ends while a message is being sent, and signing in again over it. */
const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/profile',
      account: 'standard',
      does: [
        press(shell.contact),
        fill(contact.message, 'I left my umbrella in the car.', contact.title),
        press(contact.send, contact.title),
      ],
    },
  },
  events: {
    '': doings<SessionEvent>({
      // Sending the message has done it.
      unauthorized: (_event, [, next]) =>
        next?.outcome === 'found' ? [] : { unseen: 'The message that was begun is always found.' },
      'session.loginSucceeded': (_event, [end], now) =>
        now.matches('signingInAgain')
          ? [
              fill(login.email, end?.outcome === 'another' ? OTHER : ACCOUNT, dialog),
              fill(login.password, DEMO_PASSWORD, dialog),
              press(login.submit, dialog),
            ]
          : { unseen: 'Signing in has scripts of its own.' },
      'session.abandoned': () => [press(signInAgain.leave, dialog)],
      'session.ended': () => ({ unseen: 'What is open covers the button.' }),
    }),
  },
  outcomes: {
    readUser: {
      customer: server(),
      another: otherPerson,
      admin: otherPerson,
      impersonating: otherPerson,
      nobody: otherPerson,
      offline: { unseen: 'The page is opened before the server could be told to fail.' },
    },
    recheckUser: {
      nobody: ended('401'),
      offline: ended('unavailable'),
      customer: { unseen: 'Nothing of this is shown.' },
    },
    lookForInput: { found: server() },
    readAgain: {
      customer: server(),
      another: server(),
      admin: { unseen: 'Admins sign in on a page of their own.' },
      impersonating: { unseen: 'Nobody acts for the customer.' },
      nobody: server({ call: 'getUser', fault: '401' }),
      offline: unavailable('getUser'),
    },
  },
  waiting: 'It takes longer than a script is read.',
};

export const scripts: ScriptSource = { title: dialog, executors: [executors] };
