import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  DataDownloadContext,
  DataDownloadEvent,
  DataDownloadInput,
  DataDownloadTag,
  SaveOutcome,
} from './data-download.types';

type Answer = { outcome: SaveOutcome };

const answer = ({ event }: { event: { output: SaveOutcome } }): Answer => ({ outcome: event.output });

/**
 * 'Download my data' (own): a file of what the app holds about the customer. It is whole or not at all: where something
 * of it cannot be read there is no file.
 */
export const dataDownloadMachine = setup({
  types: {} as {
    context: DataDownloadContext;
    input: DataDownloadInput;
    events: DataDownloadEvent;
    children: { saveData: 'saveData' };
    tags: DataDownloadTag;
    meta: StateMeta;
  },
  actors: { saveData: providedActor<PromiseActorLogic<SaveOutcome, DataDownloadInput>>('saveData') },
  guards: { isSaved: (_, { outcome }: Answer) => outcome.kind === 'saved' },
  actions: {
    keepName: assign((_, { outcome }: Answer) =>
      outcome.kind === 'saved' ? { fileName: outcome.name } : {},
    ),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'data-download',
  context: ({ input }) => ({ ...input, fileName: null }),
  initial: 'offered',
  on: { 'download.requested': '.gathering' },
  states: {
    offered: {
      description: 'Nobody has asked for the file yet.',
      meta: { screen: 'data-download', requirement: 'own' },
    },
    gathering: {
      description: 'What is not there yet, or is out of date, is read; then the browser is handed the file.',
      meta: { screen: 'data-download', requirement: 'own' },
      tags: ['busy'],
      invoke: {
        id: 'saveData',
        src: 'saveData',
        input: ({ context }) => ({ customer: context.customer }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answer },
            target: 'saved',
            actions: { type: 'keepName', params: answer },
          },
          { target: 'failed' },
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
        'The file is with the browser, and the section says what it is called. There can be another.',
      meta: { screen: 'data-download', requirement: 'own' },
    },
    failed: {
      description: 'Something could not be read: there is no file, and it can be tried again.',
      meta: { screen: 'data-download', requirement: 'own' },
    },
  },
});
