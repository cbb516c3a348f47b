import { fromPromise } from 'xstate';
import { supportCodeMachine } from '../../../../machines/content/support-code/support-code.machine';
import type { SupportCodeOutcome } from '../../../../machines/content/support-code/support-code.types';
import { ApiError } from '../../../api/api-error';
import { makeSupportCode } from '../../../api/calls/support';
import type { Environment } from '../../../app/environment/environment';
import type { RecordedLine } from '../../../domain/support';

/** What would be sent, in lines to read; none as long as the recorder has not loaded. */
export const recordedLines = ({ adapters }: Environment): readonly RecordedLine[] =>
  adapters.recordings.recorder?.read(performance.now()).lines ?? [];

/** Makes a support code: POST /api/support-codes with the recording of the last two minutes. */
export const provideSupportCode = ({ adapters, client }: Environment) =>
  supportCodeMachine.provide({
    actors: {
      makeCode: fromPromise<SupportCodeOutcome>(async ({ signal }) => {
        const { recorder } = adapters.recordings;
        if (recorder === null) throw new Error('Nothing was recorded yet');
        try {
          const { text } = recorder.read(performance.now());
          return { kind: 'made', made: await makeSupportCode(client, text, { signal, errorNotice: false }) };
        } catch (error) {
          if (!(error instanceof ApiError) || error.outcomeUnknown) throw error;
          return { kind: 'refused', messages: error.messages };
        }
      }),
    },
  });
