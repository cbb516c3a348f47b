import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor, providedDelay, providedGuard } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { Content, ContentContext, ContentEvent, ContentInput, ContentTag } from './content.types';

/**
 * A page whose content comes from the server: terms, privacy or contact (S2.navigation.1, S7.calls.6). It is cached
 * until its `expires`. A page without `expires` is fetched on every request (D2.6).
 */
export const contentMachine = setup({
  types: {} as {
    context: ContentContext;
    input: ContentInput;
    events: ContentEvent;
    tags: ContentTag;
    children: { loadContent: 'loadContent' };
    meta: StateMeta;
  },
  actors: {
    loadContent: providedActor<PromiseActorLogic<Content, ContentInput>>('loadContent'),
  },
  delays: { loadTimeout: providedDelay('loadTimeout') },
  guards: {
    isFresh: providedGuard<{ expires: number | null }>('isFresh'),
  },
  actions: {
    keepContent: assign((_, params: { content: Content }) => ({ content: params.content })),
    forgetContent: assign({ content: null }),
  },
}).createMachine({
  id: 'content',
  description:
    'Show a page of content. It loads the terms, the privacy statement or the contact page and shows it until it is too old.',
  context: ({ input }) => ({ page: input.page, content: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has not been requested yet.',
      meta: { screen: 'none', requirement: 'S2.navigation.1' },
      on: { 'content.requested': 'loading' },
    },
    loading: {
      description:
        'Waits for the code that loads the page and for the server, no longer than for any call. An earlier version is too old to be shown.',
      meta: { screen: 'content', requirement: 'S7.calls.6' },
      tags: ['busy'],
      entry: 'forgetContent',
      invoke: {
        id: 'loadContent',
        src: 'loadContent',
        input: ({ context }) => ({ page: context.page }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: 'failed',
      },
      after: { loadTimeout: 'failed' },
    },
    shown: {
      description:
        'The page has loaded and stays visible. Whether it is still fresh is checked when it is requested again.',
      meta: { screen: 'content', requirement: 'D2.6' },
      on: {
        'content.requested': [
          {
            guard: {
              type: 'isFresh',
              params: ({ context }) => ({ expires: context.content?.expires ?? null }),
            },
            description: 'What is shown is fresh.',
          },
          { target: 'loading' },
        ],
      },
    },
    failed: {
      description: 'The page could not be loaded. The view says so and offers Retry.',
      meta: { screen: 'content', requirement: 'D7.1' },
      tags: ['failed'],
      on: { 'content.requested': 'loading' },
    },
  },
});
