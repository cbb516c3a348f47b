import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { DemoBannerEvent, Recollection } from './demo-banner.types';

/**
 * The banner of a demo system (S1.demoBanner, S9.demoBanner). The browser remembers its dismissal. If the browser
 * cannot store that, the banner is shown again on the next visit (D7.9).
 */
export const demoBannerMachine = setup({
  types: {} as { events: DemoBannerEvent; children: { recall: 'recall' }; meta: StateMeta },
  actors: { recall: providedActor<PromiseActorLogic<Recollection, Record<never, never>>>('recall') },
  guards: { wasDismissed: (_, params: Recollection) => params.dismissed },
  actions: {
    rememberDismissal: providedAction('rememberDismissal'),
  },
}).createMachine({
  id: 'demo-banner',
  initial: 'checking',
  states: {
    checking: {
      description: 'Did somebody ask not to see it again in this browser?',
      meta: { screen: 'any', requirement: 'S9.demoBanner' },
      invoke: {
        id: 'recall',
        src: 'recall',
        input: {},
        onDone: [
          { guard: { type: 'wasDismissed', params: ({ event }) => event.output }, target: 'hidden' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    shown: {
      description: 'The banner says that this is a demo system.',
      meta: { screen: 'demo-banner', requirement: 'S1.demoBanner' },
      on: { 'banner.dismissed': { target: 'dismissed', actions: 'rememberDismissal' } },
    },
    hidden: {
      description: 'Somebody asked earlier not to see it again.',
      meta: { screen: 'any', requirement: 'S9.demoBanner' },
    },
    dismissed: {
      description: 'Gone: also where the browser keeps nothing, as long as the page stands.',
      meta: { screen: 'any', requirement: 'S9.demoBanner' },
    },
  },
});
