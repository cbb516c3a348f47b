import { fixtures } from '../../../../machines/session/session/session.fixtures';
import { sessionMachine } from '../../../../machines/session/session/session.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideSession } from './session.provide';

export const sessionFlow = flowOf(sessionMachine, provideSession(playedEnvironment), fixtures);
