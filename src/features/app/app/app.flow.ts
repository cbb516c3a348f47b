import { fixtures } from '../../../../machines/app/app/app.fixtures';
import { appMachine } from '../../../../machines/app/app/app.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideApp } from './app.provide';

export const appFlow = flowOf(appMachine, provideApp(playedEnvironment), fixtures);
