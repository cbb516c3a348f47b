import { fixtures as sectionMenu } from '../../machines/section-menu/section-menu.fixtures';
import { sectionMenuMachine } from '../../machines/section-menu/section-menu.machine';
import type { Environment } from '../../src/provide/environment';
import { provideSectionMenu } from '../../src/provide/section-menu';
import type { Flow } from './flow';

/** The charts of the profile page. */
export const profileFlows = (environment: Environment) => ({
  'section-menu': {
    machine: sectionMenuMachine,
    provided: provideSectionMenu(environment),
    fixtures: sectionMenu,
  } as Flow<typeof sectionMenuMachine>,
});
