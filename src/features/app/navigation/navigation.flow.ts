import { fixtures } from '../../../../machines/app/navigation/navigation.fixtures';
import { navigationMachine } from '../../../../machines/app/navigation/navigation.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideNavigation } from './navigation.provide';

export const navigationFlow = flowOf(navigationMachine, provideNavigation(playedEnvironment), fixtures);
