import { setup } from 'xstate';
import type { StateMeta } from '../state.types';
import type { DemoBannerContext, DemoBannerEvent, DemoBannerInput } from './demo-banner.types';

/**
 * The banner of a demo system (specification, sections 1 and 9): shown until somebody has had enough of it, which the
 * browser remembers. Where it cannot, the banner just comes back (decisions, section 7).
 */
export const demoBannerMachine = setup({
  types: {} as {
    context: DemoBannerContext;
    input: DemoBannerInput;
    events: DemoBannerEvent;
    meta: StateMeta;
  },
  guards: { wasDismissed: ({ context }) => context.dismissedBefore },
  actions: {
    rememberDismissal: () => {
      throw new Error('rememberDismissal must be provided');
    },
  },
}).createMachine({
  id: 'demo-banner',
  context: ({ input }) => input,
  initial: 'checking',
  on: { 'banner.dismissed': {} },
  states: {
    checking: {
      description: 'Did somebody ask not to see it again in this browser?',
      meta: { screen: 'any', requirement: 'S9' },
      always: [{ guard: 'wasDismissed', target: 'hidden' }, { target: 'shown' }],
    },
    shown: {
      description: 'The banner says that this is a demo system.',
      meta: { screen: 'demo-banner', requirement: 'S1' },
      on: { 'banner.dismissed': { target: 'dismissed', actions: 'rememberDismissal' } },
    },
    hidden: {
      description: 'Somebody asked earlier not to see it again.',
      meta: { screen: 'any', requirement: 'S9' },
    },
    dismissed: {
      description: 'Gone: also where the browser keeps nothing, as long as the page stands.',
      meta: { screen: 'any', requirement: 'S9' },
    },
  },
});
