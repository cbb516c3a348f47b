import { fixtures } from '../../../../machines/app/tabs/tabs.fixtures';
import { tabsMachine } from '../../../../machines/app/tabs/tabs.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideTabs } from './tabs.provide';

export const tabsFlow = flowOf(tabsMachine, provideTabs(playedEnvironment), fixtures);
