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
  description: 'Demo banner. It says that this is a demo system, until the person dismisses it.',
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks whether the banner was dismissed earlier in this browser.',
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
      description: 'The banner was dismissed earlier and is not shown.',
      meta: { screen: 'any', requirement: 'S9.demoBanner' },
    },
    dismissed: {
      description:
        'The banner was just dismissed. If the browser cannot store that, it stays hidden until the page is reloaded.',
      meta: { screen: 'any', requirement: 'S9.demoBanner' },
    },
  },
});
