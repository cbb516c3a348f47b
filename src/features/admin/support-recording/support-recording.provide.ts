import { fromPromise } from 'xstate';
import { supportRecordingMachine } from '../../../../machines/admin/support-recording/support-recording.machine';
import type { RecordingOutcome } from '../../../../machines/admin/support-recording/support-recording.types';
import { ApiError } from '../../../api/api-error';
import { readSupportCode } from '../../../api/calls/support';
import type { Environment } from '../../../app/environment/environment';
import { linesOf } from '../../../recording/lines';
import { parseRecording } from '../../../recording/recording';

const NOT_FOUND = 404;

/** Opens a support code: GET /api/admin/support-codes/{code} (D2.extensionGroups.support). */
export const provideSupportRecording = ({ client }: Environment) =>
  supportRecordingMachine.provide({
    actors: {
      readRecording: fromPromise<RecordingOutcome, { code: string }>(async ({ input, signal }) => {
        try {
          const found = await readSupportCode(client, input.code, { signal, errorNotice: false });
          const parsed = parseRecording(found.recording);
          if ('problem' in parsed) return { kind: 'unreadable' };
          const { messages } = parsed.recording;
          const last = messages.at(-1)?.at ?? 0;
          return { kind: 'found', found: { ...found, lines: linesOf(messages, last) } };
        } catch (error) {
          if (!(error instanceof ApiError) || error.outcomeUnknown) throw error;
          return error.code === NOT_FOUND
            ? { kind: 'notFound' }
            : { kind: 'refused', messages: error.messages };
        }
      }),
    },
  });
