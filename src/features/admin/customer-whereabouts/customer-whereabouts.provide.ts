import { fromPromise } from 'xstate';
import { customerWhereaboutsMachine } from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.machine';
import type { Look } from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.types';
import { ApiError } from '../../../api/api-error';
import { readWhereabouts } from '../../../api/calls/support';
import type { Environment } from '../../../app/environment/environment';
import { WHEREABOUTS_LOOK_MS } from '../../../domain/limits';

const NOT_FOUND = 404;

/** Sees where a customer is: GET /api/admin/customers/{uuid}/whereabouts (D2.extensionGroups.support). */
export const provideCustomerWhereabouts = ({ client }: Pick<Environment, 'client'>) =>
  customerWhereaboutsMachine.provide({
    actors: {
      look: fromPromise<Look, { uuid: string }>(async ({ input: { uuid }, signal }) => {
        try {
          return await readWhereabouts(client, uuid, { signal, errorNotice: false });
        } catch (error) {
          if (error instanceof ApiError && error.code === NOT_FOUND) return null;
          throw error;
        }
      }),
    },
    delays: { pause: WHEREABOUTS_LOOK_MS },
  });
