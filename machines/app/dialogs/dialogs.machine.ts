import { assign, sendTo, setup } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { contentMachine } from '../../content/content/content.machine';
import type { ContentPage } from '../../content/content/content.types';
import type { StateMeta } from '../../state.types';
import type { DialogName, DialogsContext, DialogsEvent } from './dialogs.types';

type Request = { name: DialogName };
type Failure = { error: unknown };

const failure = ({ event }: { event: { error: unknown } }): Failure => ({ error: event.error });

/**
 * The dialogs that are opened by name (privacy, terms and contact) and the pages shown in them and by /content/{page}
 * (S2.navigation.1). At most one is open.
 */
export const dialogsMachine = setup({
  types: {} as {
    context: DialogsContext;
    events: DialogsEvent;
    children: { terms: 'content'; privacy: 'content'; contact: 'content' };
    meta: StateMeta;
  },
  actors: { content: providedActor<typeof contentMachine>('content') },
  guards: {
    isTerms: (_, params: Request) => params.name === 'terms',
    isPrivacy: (_, params: Request) => params.name === 'privacy',
  },
  actions: {
    keepActivator: assign((_, params: { activator: string | null }) => ({ activator: params.activator })),
    forgetActivator: assign({ activator: null }),
    requestContent: sendTo((_, params: { page: ContentPage }) => params.page, { type: 'content.requested' }),
    logFailure: providedAction<Failure>('logFailure'),
  },
}).createMachine({
  id: 'dialogs',
  description:
    'Open a page in a dialog. It opens the terms, the privacy statement or the contact panel over the screen, until the person closes it.',
  context: { activator: null },
  initial: 'serving',
  states: {
    serving: {
      description:
        'Provides the pages of the dialogs and of /content/{page}. If one of their actors fails, all are restarted.',
      meta: { screen: 'any', requirement: 'S2.navigation.1' },
      invoke: [
        {
          id: 'terms',
          src: 'content',
          input: { page: 'terms' },
          onError: {
            target: 'serving',
            reenter: true,
            actions: ['forgetActivator', { type: 'logFailure', params: failure }],
          },
        },
        {
          id: 'privacy',
          src: 'content',
          input: { page: 'privacy' },
          onError: {
            target: 'serving',
            reenter: true,
            actions: ['forgetActivator', { type: 'logFailure', params: failure }],
          },
        },
        {
          id: 'contact',
          src: 'content',
          input: { page: 'contact' },
          onError: {
            target: 'serving',
            reenter: true,
            actions: ['forgetActivator', { type: 'logFailure', params: failure }],
          },
        },
      ],
      initial: 'closed',
      on: {
        'content.requested': {
          actions: { type: 'requestContent', params: ({ event }) => ({ page: event.page }) },
        },
        'dialog.requested': [
          {
            guard: { type: 'isTerms', params: ({ event }) => ({ name: event.name }) },
            target: '.terms',
            actions: { type: 'keepActivator', params: ({ event }) => ({ activator: event.activator }) },
          },
          {
            guard: { type: 'isPrivacy', params: ({ event }) => ({ name: event.name }) },
            target: '.privacy',
            actions: { type: 'keepActivator', params: ({ event }) => ({ activator: event.activator }) },
          },
          {
            target: '.contact',
            actions: { type: 'keepActivator', params: ({ event }) => ({ activator: event.activator }) },
          },
        ],
        'dialog.closed': { target: '.closed', actions: 'forgetActivator' },
        'route.changed': { target: '.closed', actions: 'forgetActivator' },
      },
      states: {
        closed: {
          description: 'No dialog is open.',
          meta: { screen: 'none', requirement: 'S2.navigation.1' },
          on: { 'dialog.closed': {}, 'route.changed': {} },
        },
        terms: {
          description: 'The dialog with the terms is open over the screen.',
          meta: { screen: 'terms', requirement: 'S2.navigation.1' },
          entry: { type: 'requestContent', params: { page: 'terms' } },
        },
        privacy: {
          description: 'The dialog with the privacy statement is open over the screen.',
          meta: { screen: 'privacy', requirement: 'S2.navigation.1' },
          entry: { type: 'requestContent', params: { page: 'privacy' } },
        },
        contact: {
          description: 'The contact panel is open over the screen.',
          meta: { screen: 'contact', requirement: 'S2.contactPanel.1' },
          entry: { type: 'requestContent', params: { page: 'contact' } },
        },
      },
    },
  },
});
