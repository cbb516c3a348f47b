import { shell } from '#messages/app/shell';
import { contact } from '#messages/content/contact';
import { content } from '#messages/content/content';
import type { ContentEvent } from '../../../../machines/content/content/content.types';
import { doings, type Doings, type FlowExecutors, type Unseen } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { press, server, unavailable } from '../../../review/scripts/words';

const aged: Unseen = { unseen: 'The server lets a page be kept for a day.' };
const otherPage: Unseen = { unseen: 'The server sends this for another page.' };

type Texts = { readonly title: string; readonly close: string; readonly retry: string };

/**
 * A dialog requests its page each time it opens; that it opens first is how a script begins.
 *
 * @param opener the name of the button that opens it
 */
const requests = ({ title, close, retry }: Texts, opener: string): Doings =>
  doings<ContentEvent>({
    'content.requested': (_event, _coming, now) => {
      if (now.matches('idle')) return [];
      return now.matches('failed') ? [press(retry, title)] : [press(close, title), press(opener)];
    },
  });

const terms: FlowExecutors = {
  openings: { terms: { path: '/profile', account: 'standard', does: [press(shell.terms)] } },
  events: { '': requests({ ...content, title: content.terms }, shell.terms) },
  outcomes: {
    loadContent: {
      loaded: server(),
      expired: aged,
      uncacheable: aged,
      subjects: otherPage,
      offline: unavailable('getTerms'),
    },
  },
};

const contactPanel: FlowExecutors = {
  openings: {
    contact: { path: '/profile', title: contact.title, account: 'standard', does: [press(shell.contact)] },
  },
  events: { '': requests(contact, shell.contact) },
  outcomes: {
    loadContent: {
      loaded: otherPage,
      expired: otherPage,
      uncacheable: otherPage,
      subjects: server(),
      offline: unavailable('getContact'),
    },
  },
};

export const scripts: ScriptSource = { title: content.terms, executors: [terms, contactPanel] };
