import { assign, setup, type CallbackActorLogic } from 'xstate';
import { providedActor } from '../../../machines/placeholder';
import { heardOfAll, heardOfLatest } from './heard';
import type { LiveContext, LiveEvent, LiveInput, LiveTag } from './live.types';
import type { LiveMessage } from '../../recording/message';
import { parseRecording, recordingOf } from '../../recording/recording';

type Heard = { messages: readonly LiveMessage[] };
type File = { text: string };

const messages = ({ event }: { event: Heard }): Heard => ({ messages: event.messages });
const file = ({ event }: { event: File }): File => ({ text: event.text });

/**
 * Follows the running app: listens, records, and steps through a recording. Messages from the app contain no secrets.
 * A recording starts at a page load, because a chart is replayed from its start.
 */
export const liveMachine = setup({
  types: {} as {
    context: LiveContext;
    input: LiveInput;
    events: LiveEvent;
    tags: LiveTag;
    children: { feed: 'feed' };
  },
  actors: {
    feed: providedActor<CallbackActorLogic<LiveEvent, { address: string }>>('feed'),
  },
  guards: {
    isReadable: (_, { text }: File) => 'recording' in parseRecording(text),
    hasHeard: ({ context }) => context.heard.length > 0,
  },
  actions: {
    hearLatest: assign(({ context }, params: Heard) => ({
      heard: heardOfLatest(context.heard, params.messages),
    })),
    hearAll: assign(({ context }, params: Heard) => ({ heard: heardOfAll(context.heard, params.messages) })),
    moveOn: assign((_, { address }: { address: string }) => ({ address, heard: [], problem: null })),
    keepRecording: assign(({ context }) => ({ recording: recordingOf(context.heard), problem: null })),
    open: assign((_, { text }: File) => {
      const parsed = parseRecording(text);
      return 'recording' in parsed
        ? { recording: parsed.recording, problem: null }
        : { problem: parsed.problem };
    }),
    forgetProblem: assign({ problem: null }),
    drop: assign({ recording: null, problem: null }),
    choose: assign((_, { track }: { track: number }) => ({ position: { track, step: 0 } })),
    move: assign(({ context }, { step }: { step: number }) => ({ position: { ...context.position, step } })),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({
    ...input,
    heard: [],
    recording: null,
    problem: null,
    position: { track: 0, step: 0 },
  }),
  initial: 'live',
  on: {
    'recording.opened': [
      {
        guard: { type: 'isReadable', params: file },
        target: '.recorded',
        actions: { type: 'open', params: file },
      },
      { actions: { type: 'open', params: file } },
    ],
  },
  states: {
    live: {
      description: 'Listens to the running app.',
      tags: ['live'],
      invoke: {
        id: 'feed',
        src: 'feed',
        input: ({ context }) => ({ address: context.address }),
        onError: '.connecting',
      },
      initial: 'connecting',
      on: {
        'address.changed': {
          target: 'live',
          reenter: true,
          actions: { type: 'moveOn', params: ({ event }) => ({ address: event.address }) },
        },
      },
      states: {
        connecting: {
          description: 'There is no connection yet, or it was lost. Connecting is retried automatically.',
          on: { 'feed.opened': 'listening' },
        },
        listening: {
          description: 'Shows live what the newest page of the app does.',
          on: {
            'feed.lost': 'connecting',
            'feed.heard': { actions: { type: 'hearLatest', params: messages } },
            'recording.started': { guard: 'hasHeard', target: 'recording', actions: 'forgetProblem' },
          },
        },
        recording: {
          description: 'Records what happens, including everything since the page was loaded.',
          on: {
            'feed.heard': { actions: { type: 'hearAll', params: messages } },
            'recording.stopped': { target: '#live.recorded', actions: 'keepRecording' },
          },
        },
      },
    },
    recorded: {
      description: 'There is a recording. It can be saved, and each of its flows replayed.',
      tags: ['recorded'],
      on: {
        'recording.closed': { target: 'live', actions: 'drop' },
        'replay.started': {
          target: 'replaying',
          actions: { type: 'choose', params: ({ event }) => ({ track: event.track }) },
        },
      },
    },
    replaying: {
      description: 'Replays one flow of the recording step by step.',
      tags: ['recorded'],
      on: {
        'replay.moved': { actions: { type: 'move', params: ({ event }) => ({ step: event.step }) } },
        'replay.left': 'recorded',
        'recording.closed': { target: 'live', actions: 'drop' },
      },
    },
  },
});
