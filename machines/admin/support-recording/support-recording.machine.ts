import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  RecordingOutcome,
  SupportRecordingContext,
  SupportRecordingEvent,
  SupportRecordingTag,
} from './support-recording.types';

type Answer = { outcome: RecordingOutcome };
type Entered = { code: string };

const answer = ({ event }: { event: { output: RecordingOutcome } }): Answer => ({ outcome: event.output });
const entered = ({ event }: { event: Entered }): Entered => ({ code: event.code });

/** An admin opens the recording behind a support code (D2.extensionGroups.support). */
export const supportRecordingMachine = setup({
  types: {} as {
    context: SupportRecordingContext;
    events: SupportRecordingEvent;
    tags: SupportRecordingTag;
    children: { readRecording: 'readRecording' };
    meta: StateMeta;
  },
  actors: {
    readRecording: providedActor<PromiseActorLogic<RecordingOutcome, { code: string }>>('readRecording'),
  },
  guards: {
    isFound: (_, { outcome }: Answer) => outcome.kind === 'found',
    isUnreadable: (_, { outcome }: Answer) => outcome.kind === 'unreadable',
    isRefused: (_, { outcome }: Answer) => outcome.kind === 'refused',
  },
  actions: {
    keepCode: assign((_, { code }: Entered) => ({ code, found: null, messages: [] })),
    keepFound: assign((_, { outcome }: Answer) => ({
      found: outcome.kind === 'found' ? outcome.found : null,
    })),
    keepMessages: assign((_, { outcome }: Answer) => ({
      messages: outcome.kind === 'refused' ? outcome.messages : [],
    })),
  },
}).createMachine({
  id: 'support-recording',
  description:
    'Open a support code. An admin enters the code that a customer told them, and sees what happened in the app before.',
  context: { code: '', found: null, messages: [] },
  initial: 'asking',
  on: { 'code.entered': { target: '.reading', actions: { type: 'keepCode', params: entered } } },
  states: {
    asking: {
      description: 'The screen asks for a code.',
      meta: { screen: 'support-recording', requirement: 'D2.extensionGroups.support' },
    },
    reading: {
      description: 'The server is asked for the recording.',
      meta: { screen: 'support-recording', requirement: 'D2.extensionGroups.support' },
      tags: ['busy'],
      invoke: {
        id: 'readRecording',
        src: 'readRecording',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isFound', params: answer },
            target: 'shown',
            actions: { type: 'keepFound', params: answer },
          },
          { guard: { type: 'isUnreadable', params: answer }, target: 'unreadable' },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'refused',
            actions: { type: 'keepMessages', params: answer },
          },
          { target: 'notFound' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'What happened is listed. It can be saved as a file for the flow review.',
      meta: { screen: 'support-recording', requirement: 'D2.extensionGroups.support' },
    },
    notFound: {
      description: 'There is no such code, or it has expired. The screen does not say which.',
      meta: { screen: 'support-recording', requirement: 'D2.extensionGroups.support' },
    },
    unreadable: {
      description: 'The recording is damaged, or of a version that this app cannot read.',
      meta: { screen: 'support-recording', requirement: 'own' },
    },
    refused: {
      description: 'The server refused, because of too many tries. Its message is shown.',
      meta: { screen: 'support-recording', requirement: 'S8.bodyCode' },
    },
    failed: {
      description: 'The recording could not be loaded. The screen says so and offers Retry.',
      meta: { screen: 'support-recording', requirement: 'D7.1' },
      on: { 'search.retried': 'reading' },
    },
  },
});
