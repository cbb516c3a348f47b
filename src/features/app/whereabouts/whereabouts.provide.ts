import { fromPromise } from 'xstate';
import { whereabouts as texts } from '#messages/app/whereabouts';
import { whereaboutsMachine } from '../../../../machines/app/whereabouts/whereabouts.machine';
import type { ShownOutcome, WhereaboutsInput } from '../../../../machines/app/whereabouts/whereabouts.types';
import { ApiError } from '../../../api/api-error';
import { hideWhereabouts, showWhereabouts } from '../../../api/calls/support';
import { notify, type Environment } from '../../../app/environment/environment';
import {
  WHEREABOUTS_AGREEMENT_MS,
  WHEREABOUTS_CHARTS_MAX,
  WHEREABOUTS_PAUSE_MS,
} from '../../../domain/limits';

const quiet = { successNotice: false, errorNotice: false } as const;

/**
 * Shows support where the customer is: POST and DELETE /api/user/{uuid}/whereabouts (D2.extensionGroups.support). What
 * is sent has passed the recorder's allow-list: names of charts and states.
 */
export const provideWhereabouts = (environment: Environment) => {
  const { client, adapters } = environment;
  return whereaboutsMachine.provide({
    actors: {
      show: fromPromise<ShownOutcome, WhereaboutsInput>(async ({ input: { owner }, signal }) => {
        const recorder = await adapters.recordings.recorder;
        const charts = (recorder?.present(performance.now()) ?? [])
          .filter(({ chart }) => chart !== whereaboutsMachine.id)
          .slice(0, WHEREABOUTS_CHARTS_MAX);
        try {
          await showWhereabouts(client, owner, charts, { ...quiet, signal });
          return { kind: 'shown' };
        } catch (error) {
          if (!(error instanceof ApiError) || error.outcomeUnknown) throw error;
          return { kind: 'refused' };
        }
      }),
      hide: fromPromise<null, WhereaboutsInput>(async ({ input: { owner }, signal }) => {
        await hideWhereabouts(client, owner, { ...quiet, signal });
        return null;
      }),
    },
    delays: { pause: WHEREABOUTS_PAUSE_MS, agreement: WHEREABOUTS_AGREEMENT_MS },
    actions: {
      tellRefused: () => void notify(environment, { type: 'warning', title: texts.refusedTitle }),
    },
  });
};
