import { fixtures } from '../../../../machines/app/section-menu/section-menu.fixtures';
import { sectionMenuMachine } from '../../../../machines/app/section-menu/section-menu.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideSectionMenu } from './section-menu.provide';

export const sectionMenuFlow = flowOf(sectionMenuMachine, provideSectionMenu(playedEnvironment), fixtures);
