import { fromPromise } from 'xstate';
import { supportCodeMachine } from '../../../../machines/content/support-code/support-code.machine';
import type { SupportCodeOutcome } from '../../../../machines/content/support-code/support-code.types';
import { ApiError } from '../../../api/api-error';
import { makeSupportCode } from '../../../api/calls/support';
import type { Environment } from '../../../app/environment/environment';

/**
 * Makes a support code: POST /api/support-codes.
 *
 * @param recording what the customer was shown, as the text of its file; `null` if nothing could be recorded
 */
export const provideSupportCode = ({ client }: Pick<Environment, 'client'>, recording: string | null) =>
  supportCodeMachine.provide({
    actors: {
      makeCode: fromPromise<SupportCodeOutcome>(async ({ signal }) => {
        if (recording === null) throw new Error('Nothing was recorded');
        try {
          return {
            kind: 'made',
            made: await makeSupportCode(client, recording, { signal, errorNotice: false }),
          };
        } catch (error) {
          if (!(error instanceof ApiError) || error.outcomeUnknown) throw error;
          return { kind: 'refused', messages: error.messages };
        }
      }),
    },
  });
