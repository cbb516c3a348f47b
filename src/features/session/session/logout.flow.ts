import { fixtures } from '../../../../machines/session/logout/logout.fixtures';
import { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideLogout } from './logout.provide';

export const logoutFlow = flowOf(logoutMachine, provideLogout(playedEnvironment), fixtures);
