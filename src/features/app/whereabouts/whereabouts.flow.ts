import { fixtures } from '../../../../machines/app/whereabouts/whereabouts.fixtures';
import { whereaboutsMachine } from '../../../../machines/app/whereabouts/whereabouts.machine';
import { WHEREABOUTS_PAUSE_MS } from '../../../domain/limits';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideWhereabouts } from './whereabouts.provide';

/** Half an hour has 360 pauses, and a walk tries every branch after each. Three and a half pauses show the same. */
export const PLAYED_AGREEMENT_MS = 3.5 * WHEREABOUTS_PAUSE_MS;

const provided = provideWhereabouts(playedEnvironment).provide({
  delays: { agreement: PLAYED_AGREEMENT_MS },
});

export const whereaboutsFlow = flowOf(whereaboutsMachine, provided, fixtures);
