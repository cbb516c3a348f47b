import { assign, setup, type CallbackActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { SectionMenuContext, SectionMenuEvent, SectionMenuInput } from './section-menu.types';

type Named = { section: string };

const named = ({ event }: { event: Named }): Named => ({ section: event.section });

/**
 * The menu beside the profile's sections (S2.profilePage, S9.scrollSuppression). It marks the section in view. After
 * a press it marks the pressed section and ignores the scrolling caused by that press.
 */
export const sectionMenuMachine = setup({
  types: {} as {
    context: SectionMenuContext;
    input: SectionMenuInput;
    events: SectionMenuEvent;
    children: { watchSections: 'watchSections' };
    meta: StateMeta;
  },
  actors: {
    watchSections: providedActor<CallbackActorLogic<SectionMenuEvent, SectionMenuInput>>('watchSections'),
  },
  delays: { scrollSuppression: providedDelay('scrollSuppression') },
  actions: {
    mark: assign((_, params: Named) => ({ current: params.section })),
    goToSection: providedAction<Named>('goToSection'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'section-menu',
  description:
    'Menu of the profile. It marks the section in view or the one that was pressed, until the profile is left.',
  context: ({ input }) => ({ sections: input.sections, current: input.sections[0] ?? '' }),
  invoke: {
    id: 'watchSections',
    src: 'watchSections',
    input: ({ context }) => ({ sections: context.sections }),
    onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'following',
  on: {
    'section.chosen': {
      target: '.suppressed',
      actions: [
        { type: 'mark', params: named },
        { type: 'goToSection', params: named },
      ],
    },
  },
  states: {
    following: {
      description: 'Marks the entry of the section in view, whatever scrolled the page there.',
      meta: { screen: 'profile-menu', requirement: 'S2.profilePage' },
      on: { 'section.reached': { actions: { type: 'mark', params: named } } },
    },
    suppressed: {
      description: 'An entry was pressed: the scrolling caused by the press marks no other entry.',
      meta: { screen: 'profile-menu', requirement: 'S9.scrollSuppression' },
      after: { scrollSuppression: 'following' },
    },
  },
});
