import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  SupportCodeContext,
  SupportCodeEvent,
  SupportCodeOutcome,
  SupportCodeTag,
} from './support-code.types';

type Answer = { outcome: SupportCodeOutcome };

const answer = ({ event }: { event: { output: SupportCodeOutcome } }): Answer => ({ outcome: event.output });

/**
 * Sends what happened in the app to the company, under a code that the customer tells support
 * (D2.extensionGroups.support). The recording is not in this chart: its provision has it.
 */
export const supportCodeMachine = setup({
  types: {} as {
    context: SupportCodeContext;
    events: SupportCodeEvent;
    tags: SupportCodeTag;
    children: { makeCode: 'makeCode' };
    meta: StateMeta;
  },
  actors: { makeCode: providedActor<PromiseActorLogic<SupportCodeOutcome>>('makeCode') },
  guards: { isMade: (_, { outcome }: Answer) => outcome.kind === 'made' },
  actions: {
    keepCode: assign((_, { outcome }: Answer) => ({ made: outcome.kind === 'made' ? outcome.made : null })),
    keepMessages: assign((_, { outcome }: Answer) => ({
      messages: outcome.kind === 'refused' ? outcome.messages : [],
    })),
    forgetMessages: assign({ messages: [] }),
  },
}).createMachine({
  id: 'support-code',
  description:
    'Get a support code. The customer sees what would be sent, sends it, and gets a code to tell the company’s support.',
  context: { made: null, messages: [] },
  initial: 'offered',
  states: {
    offered: {
      description: 'What would be sent can be looked at. Nothing was sent.',
      meta: { screen: 'support-code', requirement: 'D2.extensionGroups.support' },
      on: { 'code.requested': 'sending' },
    },
    sending: {
      description: 'The recording is being sent.',
      meta: { screen: 'support-code', requirement: 'D2.extensionGroups.support' },
      tags: ['busy'],
      entry: 'forgetMessages',
      invoke: {
        id: 'makeCode',
        src: 'makeCode',
        onDone: [
          {
            guard: { type: 'isMade', params: answer },
            target: 'made',
            actions: { type: 'keepCode', params: answer },
          },
          { target: 'refused', actions: { type: 'keepMessages', params: answer } },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The server refused, because there were too many codes. Its message is shown.',
      meta: { screen: 'support-code', requirement: 'S8.bodyCode' },
      on: { 'code.requested': 'sending' },
    },
    failed: {
      description: 'No code came. It can be tried again; a recording that was kept anyway expires by itself.',
      meta: { screen: 'support-code', requirement: 'S8.networkFailure' },
      on: { 'code.requested': 'sending' },
    },
    made: {
      type: 'final',
      description: 'The code is shown, until when it works, and what to do with it.',
      meta: { screen: 'support-code', requirement: 'D2.extensionGroups.support' },
    },
  },
});
