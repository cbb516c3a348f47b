import { assign, setup, type SnapshotFrom } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { StateMeta } from '../../state.types';
import type { ContactContext, ContactEvent, ContactInput, ContactTab, ContactValues } from './contact.types';

type Choice = { tab: ContactTab };
type Typed = { values: ContactValues };

const choice = ({ event }: { event: { tab: ContactTab } }): Choice => ({ tab: event.tab });
const typed = ({ event }: { event: { values: ContactValues } }): Typed => ({ values: event.values });

/** The text fields. A subject is always selected. */
const TYPED = ['name', 'phone', 'email', 'message'] as const;

/**
 * The contact panel with 'Contact Us' and 'Fare Estimator' (S2.contactPanel.1): the message with its draft (D3.19),
 * and the estimator's embedded page, which is loaded only when it is chosen.
 */
export const contactMachine = setup({
  types: {} as {
    context: ContactContext;
    input: ContactInput;
    events: ContactEvent;
    children: { form: 'form' };
    meta: StateMeta;
  },
  actors: { form: providedActor<typeof formSubmissionMachine>('form') },
  delays: { estimatorTimeout: providedDelay('estimatorTimeout') },
  guards: {
    isSent: (_, params: { form: SnapshotFrom<typeof formSubmissionMachine> }) =>
      params.form.matches('completed'),
    isAsItWas: ({ context }, params: Typed) =>
      TYPED.every((field) => params.values[field] === context.blank[field]),
    choosesEstimator: (_, params: Choice) => params.tab === 'fareEstimator',
    opensEmbedded: ({ context }, params: Choice) => params.tab === 'fareEstimator' && context.embedded,
  },
  actions: {
    keepValues: assign((_, params: Typed) => ({ values: params.values })),
    startOver: assign(({ context }) => ({ values: context.blank })),
    saveDraft: providedAction<Typed>('saveDraft'),
    removeDraft: providedAction('removeDraft'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'contact',
  description: 'Contact panel. The person sends a message or estimates a fare, until the panel is closed.',
  context: ({ input }) => ({
    blank: input.blank,
    values: input.draft ?? input.blank,
    embedded: input.embedded,
  }),
  type: 'parallel',
  states: {
    tab: {
      description: 'Which tab the panel shows.',
      meta: { screen: 'contact', requirement: 'S2.contactPanel.1' },
      initial: 'contactUs',
      states: {
        contactUs: {
          description: 'The panel shows the message to the company.',
          meta: { screen: 'contact', requirement: 'S2.contactPanel.1' },
          on: {
            'tab.chosen': [
              { guard: { type: 'choosesEstimator', params: choice }, target: 'fareEstimator' },
              { description: 'It is chosen already.' },
            ],
          },
        },
        fareEstimator: {
          description: 'The panel shows the fare estimator. What was typed into the message is kept.',
          meta: { screen: 'fare-estimator', requirement: 'S2.contactPanel.1' },
          on: {
            'tab.chosen': [
              { guard: { type: 'choosesEstimator', params: choice }, description: 'It is chosen already.' },
              { target: 'contactUs' },
            ],
          },
        },
      },
    },
    message: {
      description: 'The message, while it is written and after it was sent.',
      meta: { screen: 'contact', requirement: 'S5.contactForm' },
      initial: 'writing',
      states: {
        writing: {
          description:
            'The person writes a message. What is typed is kept until it is sent, even if the panel closes.',
          meta: { screen: 'contact', requirement: 'D3.19' },
          invoke: {
            id: 'form',
            src: 'form',
            onSnapshot: [
              {
                guard: { type: 'isSent', params: ({ event }) => ({ form: event.snapshot }) },
                target: 'sent',
                actions: ['startOver', 'removeDraft'],
              },
              {},
            ],
            onError: {
              target: 'writing',
              reenter: true,
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'message.edited': [
              {
                guard: { type: 'isAsItWas', params: typed },
                actions: [{ type: 'keepValues', params: typed }, 'removeDraft'],
              },
              {
                actions: [
                  { type: 'keepValues', params: typed },
                  { type: 'saveDraft', params: typed },
                ],
              },
            ],
          },
        },
        sent: {
          description: 'The message was sent, and nothing of it is kept.',
          meta: { screen: 'contact-sent', requirement: 'S7.calls.7' },
          on: { 'message.begun': 'writing' },
        },
      },
    },
    estimator: {
      description: 'The embedded page that estimates fares.',
      meta: { screen: 'fare-estimator', requirement: 'S2.contactPanel.1' },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'The fare estimator has not been chosen, so nothing of it is loaded.',
          meta: { screen: 'contact', requirement: 'S2.contactPanel.1' },
          on: {
            'tab.chosen': [
              { guard: { type: 'opensEmbedded', params: choice }, target: 'loading' },
              { guard: { type: 'choosesEstimator', params: choice }, target: 'elsewhere' },
              { description: 'The estimator is not needed yet.' },
            ],
          },
        },
        loading: {
          description: 'The embedded page is loading.',
          meta: { screen: 'fare-estimator', requirement: 'S2.contactPanel.1' },
          after: { estimatorTimeout: 'failed' },
          on: { 'estimator.loaded': 'shown', 'estimator.failed': 'failed' },
        },
        shown: {
          description:
            'The embedded page has loaded. Navigating to another page inside it changes nothing here.',
          meta: { screen: 'fare-estimator', requirement: 'S2.contactPanel.1' },
          on: { 'estimator.failed': 'failed' },
        },
        failed: {
          description: 'The page did not load, or not in time. The panel says so and offers Retry.',
          meta: { screen: 'fare-estimator', requirement: 'own' },
          on: { 'estimator.retried': 'loading' },
        },
        elsewhere: {
          description: 'The page belongs to a site that we do not embed, so it opens in a new tab.',
          meta: { screen: 'fare-estimator', requirement: 'D2.14' },
        },
      },
    },
  },
});
