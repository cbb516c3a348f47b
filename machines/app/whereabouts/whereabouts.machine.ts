import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  ShownOutcome,
  WhereaboutsContext,
  WhereaboutsEvent,
  WhereaboutsInput,
  WhereaboutsTag,
} from './whereabouts.types';

type Answer = { outcome: ShownOutcome };

const answer = ({ event }: { event: { output: ShownOutcome } }): Answer => ({ outcome: event.output });

/**
 * Shows the company's support where a customer is in the app, for as long as the customer agreed
 * (D2.extensionGroups.support). What is shown is not in this chart: its provision has it.
 */
export const whereaboutsMachine = setup({
  types: {} as {
    context: WhereaboutsContext;
    input: WhereaboutsInput;
    events: WhereaboutsEvent;
    tags: WhereaboutsTag;
    children: { showFirst: 'show'; show: 'show'; hide: 'hide' };
    meta: StateMeta;
  },
  actors: {
    show: providedActor<PromiseActorLogic<ShownOutcome, WhereaboutsInput>>('show'),
    hide: providedActor<PromiseActorLogic<null, WhereaboutsInput>>('hide'),
  },
  delays: { pause: providedDelay('pause'), agreement: providedDelay('agreement') },
  guards: { isRefused: (_, { outcome }: Answer) => outcome.kind === 'refused' },
  actions: { tellRefused: providedAction('tellRefused') },
}).createMachine({
  id: 'whereabouts',
  description:
    'Show support where you are. It sends the present states of the app again and again, until the customer stops it or half an hour has passed.',
  context: ({ input }) => input,
  initial: 'showing',
  states: {
    showing: {
      description: 'The customer has agreed. The bar says so and offers Stop.',
      meta: { screen: 'whereabouts-bar', requirement: 'D2.extensionGroups.support' },
      after: { agreement: 'stopping' },
      on: { 'whereabouts.stopped': 'stopping' },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The states are being sent for the first time. Nobody sees them yet.',
          meta: { screen: 'whereabouts-bar', requirement: 'D2.extensionGroups.support' },
          tags: ['busy'],
          invoke: {
            id: 'showFirst',
            src: 'show',
            input: ({ context }) => context,
            onDone: [
              { guard: { type: 'isRefused', params: answer }, target: '#whereabouts.refused' },
              { target: 'shown' },
            ],
            onError: 'unreachable',
          },
        },
        shown: {
          description: 'An admin can see the states. They are sent again after a pause.',
          meta: { screen: 'whereabouts-bar', requirement: 'D2.extensionGroups.support' },
          tags: ['shown'],
          after: { pause: 'updating' },
        },
        updating: {
          description: 'The present states are being sent. An admin can see the earlier ones.',
          meta: { screen: 'whereabouts-bar', requirement: 'D2.extensionGroups.support' },
          tags: ['shown'],
          invoke: {
            id: 'show',
            src: 'show',
            input: ({ context }) => context,
            onDone: [
              { guard: { type: 'isRefused', params: answer }, target: '#whereabouts.refused' },
              { target: 'shown' },
            ],
            onError: 'unreachable',
          },
        },
        unreachable: {
          description: 'They could not be sent. The bar says so, and it is tried again after a pause.',
          meta: { screen: 'whereabouts-bar', requirement: 'S8.networkFailure' },
          tags: ['unreachable'],
          after: { pause: 'connecting' },
        },
      },
    },
    stopping: {
      description: 'The server is told to forget the states. It would forget them by itself a minute later.',
      meta: { screen: 'any', requirement: 'D2.extensionGroups.support' },
      invoke: {
        id: 'hide',
        src: 'hide',
        input: ({ context }) => context,
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
    refused: {
      type: 'final',
      description:
        'The server does not take it: the session has ended, or the company offers this no longer.',
      meta: { screen: 'any', requirement: 'S8.bodyCode' },
      entry: 'tellRefused',
    },
    hidden: {
      type: 'final',
      description: 'Nothing is shown any more.',
      meta: { screen: 'any', requirement: 'D2.extensionGroups.support' },
    },
  },
});
