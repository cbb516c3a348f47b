import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  DownloadContext,
  DownloadEvent,
  DownloadInput,
  DownloadOutcome,
  DownloadTag,
  SaveFileInput,
  WantedFile,
} from './download.types';

type Answer = { outcome: DownloadOutcome };

const answer = ({ event }: { event: { output: DownloadOutcome } }): Answer => ({ outcome: event.output });

/** Returns the file to fetch. The fetch never starts without one. */
const needed = (file: WantedFile | null): WantedFile => {
  if (file === null) throw new Error('No file was requested');
  return file;
};

/**
 * Downloads a file: a receipt as PDF (D2.extensionGroups.receipts), the customer's personal data, or an admin's table
 * as CSV (own). A file is saved whole or not at all. The files are small, so one is fetched at a time.
 */
export const downloadMachine = setup({
  types: {} as {
    context: DownloadContext;
    input: DownloadInput;
    events: DownloadEvent;
    children: { saveFile: 'saveFile' };
    tags: DownloadTag;
    meta: StateMeta;
  },
  actors: { saveFile: providedActor<PromiseActorLogic<DownloadOutcome, SaveFileInput>>('saveFile') },
  guards: { isSaved: (_, { outcome }: Answer) => outcome.kind === 'saved' },
  actions: {
    keepFile: assign((_, params: { file: WantedFile }) => params),
    keepName: assign((_, { outcome }: Answer) =>
      outcome.kind === 'saved' ? { fileName: outcome.name } : {},
    ),
    keepMessages: assign((_, { outcome }: Answer) =>
      outcome.kind === 'refused' ? { messages: outcome.messages } : {},
    ),
    forgetMessages: assign({ messages: [] }),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'download',
  description:
    'Download a file. It fetches a receipt, personal data or a table and ends when the file is handed to the browser.',
  context: ({ input }) => ({ ...input, file: null, fileName: null, messages: [] }),
  initial: 'offered',
  on: {
    'download.requested': {
      target: '.fetching',
      actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
    },
  },
  states: {
    offered: {
      description: 'No file has been requested yet.',
      meta: { screen: 'download', requirement: 'D2.extensionGroups.receipts' },
    },
    fetching: {
      description:
        'The contents of the file are fetched, then the file is handed to the browser. Further requests are ignored until then.',
      meta: { screen: 'download', requirement: 'D2.extensionGroups.receipts' },
      tags: ['busy'],
      entry: 'forgetMessages',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context }) => ({ customer: context.customer, file: needed(context.file) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answer },
            target: 'saved',
            actions: { type: 'keepName', params: answer },
          },
          { target: 'failed', actions: { type: 'keepMessages', params: answer } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'download.requested': {} },
    },
    saved: {
      description:
        'The file was handed to the browser, and the section shows its name. Another file can be requested.',
      meta: { screen: 'download', requirement: 'D2.extensionGroups.receipts' },
    },
    failed: {
      description: 'No file was saved. The section says why, and the file can be requested again.',
      meta: { screen: 'download', requirement: 'D7.1' },
    },
  },
});
