import { fromCallback } from 'xstate';
import { sectionMenuMachine } from '../../../../machines/app/section-menu/section-menu.machine';
import type {
  SectionMenuEvent,
  SectionMenuInput,
} from '../../../../machines/app/section-menu/section-menu.types';
import { MENU_SCROLL_SUPPRESSION_MS } from '../../../domain/limits';
import { createSections, type Sections } from '../../../platform/sections';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';

/** Provides the menu of a long page with the page's own scrolling. */
export const provideSectionMenu = (
  environment: Pick<Environment, 'adapters'>,
  page: Sections = createSections(),
) =>
  sectionMenuMachine.provide({
    actors: {
      watchSections: fromCallback<SectionMenuEvent, SectionMenuInput>(({ input, sendBack }) =>
        page.watch(input.sections, (section) => sendBack({ type: 'section.reached', section })),
      ),
    },
    delays: { scrollSuppression: MENU_SCROLL_SUPPRESSION_MS },
    actions: {
      goToSection: (_, { section }) => page.goTo(section),
      logFailure: reportFailure(environment, 'section-menu'),
    },
  });
