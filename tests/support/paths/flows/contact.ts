import { contact } from '#messages/content/contact';
import { content } from '#messages/content/content';
import { shell } from '#messages/app/shell';
import { fill, press } from '../../../../src/review/scripts/words';
import { changeConfig } from '../../browser/answers/change-config';
import type { PlayedFlow } from '../played-flow';
import { anew, CRASH, formEndings, SETTLED } from '../words';

const panel = contact.title;
const FRAME = 'A frame of another page: tests/browser/content/content.all.test.ts.';

/** The contact panel, with the fare estimator on another site. */
export const contactPlayed: PlayedFlow = {
  executors: {
    openings: { elsewhere: { path: '/profile', account: 'standard', does: [press(shell.contact)] } },
    events: {
      '': {
        // The panel is named after the tab that is open.
        'tab.chosen': ({ tab }: { tab: string }) => [
          tab === 'fareEstimator'
            ? { ...press(contact.fareEstimator, panel), role: 'tab' }
            : { ...press(contact.contactUs, contact.fareEstimator), role: 'tab' },
        ],
        'message.edited': () => [fill(contact.message, anew('I left my umbrella in the car.'), panel)],
        'message.begun': () => [press(contact.another, panel)],
      },
      form: {
        'form.submitted': () => [
          fill(contact.name, 'Niamh Kelly', panel),
          fill('Phone Number', '01 555 0100', panel),
          fill(contact.email, 'niamh.kelly@example.com', panel),
          fill(contact.message, anew('I left my umbrella in the car on Friday evening.'), panel),
          press(contact.send, panel),
        ],
      },
    },
    outcomes: formEndings('form', '/api/content/contact'),
  },
  prepare: ({ page }) => changeConfig(page, { fareEstimatorUrl: 'https://fares.example/' }),
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    const writing = now.matches({ tab: 'contactUs', message: 'writing' });
    const { type, tab, values } = step.event as {
      readonly type: string;
      readonly tab?: string;
      readonly values?: { readonly message?: string };
    };
    if (type === 'tab.chosen') return !now.matches({ tab });
    if (type === 'message.begun') return now.matches({ tab: 'contactUs', message: 'sent' });
    if (type === 'message.edited') return writing && (values?.message ?? '') !== '';
    return writing && !rig.child('form').hasTag('busy');
  },
  seen: {
    'tab.contactUs': [{ role: 'dialog', name: panel }],
    'message.sent': [{ role: 'heading', name: contact.sentTitle, within: panel }],
    'tab.fareEstimator': [{ role: 'link', name: contact.openEstimator, within: contact.fareEstimator }],
  },
  unplayed: {
    'xstate.error.actor.form': CRASH,
    'contact.estimator.loading': FRAME,
    'contact.estimator.shown': FRAME,
    'contact.estimator.failed': FRAME,
    'untouched | tab.chosen | 0': FRAME,
    'untouched | tab.chosen | 2': SETTLED,
    'tab.contactUs | tab.chosen | 1': SETTLED,
    'tab.fareEstimator | tab.chosen | 0': SETTLED,
    'message.edited | 0': 'It is the draft that is removed then: tests/browser/content/content.all.test.ts.',
  },
};

const titles: Readonly<Record<string, string>> = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Statement',
  contact: panel,
};
const openers: Readonly<Record<string, string>> = {
  terms: 'Terms',
  privacy: 'Privacy',
  contact: shell.contact,
};

/** Terms, privacy and contact over a screen. */
export const dialogsPlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile', account: 'standard', does: [] } },
    events: {
      '': {
        'dialog.requested': ({ name }: { name: string }) => [press(openers[name] ?? name)],
        'dialog.closed': (_event, _coming, now) => {
          const open = Object.keys(titles).find((name) => now.matches({ serving: name })) ?? '';
          return [press(content.close, titles[open])];
        },
      },
    },
    outcomes: {},
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const closed = rig.snapshot().matches({ serving: 'closed' });
    return (step.event.type === 'dialog.requested') === closed;
  },
  seen: Object.fromEntries(
    Object.entries(titles).map(([name, title]) => [`serving.${name}`, [{ role: 'dialog', name: title }]]),
  ),
  unplayed: {
    'xstate.error.actor': CRASH,
    'content.requested': 'What did not come is asked for again in tests/browser/content/content.all.test.ts.',
    'route.changed': 'Going back is in the tests of the navigation.',
    'closed | dialog.closed': SETTLED,
  },
};
