import { fixtures } from '../../../../machines/app/services/services.fixtures';
import { servicesMachine } from '../../../../machines/app/services/services.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideServices } from './services.provide';

export const servicesFlow = flowOf(servicesMachine, provideServices(playedEnvironment), fixtures);
