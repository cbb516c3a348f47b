import { fixtures } from '../../../../machines/app/whereabouts/whereabouts.fixtures';
import { whereaboutsMachine } from '../../../../machines/app/whereabouts/whereabouts.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideWhereabouts } from './whereabouts.provide';

export const whereaboutsFlow = flowOf(whereaboutsMachine, provideWhereabouts(playedEnvironment), fixtures);
