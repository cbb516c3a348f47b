import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  CustomerWhereaboutsContext,
  CustomerWhereaboutsEvent,
  CustomerWhereaboutsInput,
  CustomerWhereaboutsTag,
  Look,
} from './customer-whereabouts.types';

type Seen = { seen: Look };

const seen = ({ event }: { event: { output: Look } }): Seen => ({ seen: event.output });

/** The dialog in which an admin sees where a customer is in the app (D2.extensionGroups.support). */
export const customerWhereaboutsMachine = setup({
  types: {} as {
    context: CustomerWhereaboutsContext;
    input: CustomerWhereaboutsInput;
    events: CustomerWhereaboutsEvent;
    tags: CustomerWhereaboutsTag;
    children: { look: 'look'; lookAgain: 'look' };
    meta: StateMeta;
  },
  actors: { look: providedActor<PromiseActorLogic<Look, { uuid: string }>>('look') },
  delays: { pause: providedDelay('pause') },
  guards: { isShown: (_, params: Seen) => params.seen !== null },
  actions: { keepSeen: assign((_, params: Seen) => params) },
}).createMachine({
  id: 'customer-whereabouts',
  description:
    'See where a customer is. An admin sees the present states of the customer’s app, live, if the customer shows them.',
  context: ({ input }) => ({ ...input, seen: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog is open. It asks the server again and again, until the dialog is closed.',
      meta: { screen: 'customer-whereabouts', requirement: 'D2.extensionGroups.support' },
      on: { 'dialog.closed': 'closed' },
      initial: 'asking',
      states: {
        asking: {
          description: 'The server is asked for the first time, or after a failure.',
          meta: { screen: 'customer-whereabouts', requirement: 'D2.extensionGroups.support' },
          tags: ['asking'],
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({ uuid: context.customer.uuid }),
            onDone: [
              {
                guard: { type: 'isShown', params: seen },
                target: 'shown',
                actions: { type: 'keepSeen', params: seen },
              },
              { target: 'notShown', actions: { type: 'keepSeen', params: seen } },
            ],
            onError: 'failed',
          },
        },
        shown: {
          description: 'The states are listed.',
          meta: { screen: 'customer-whereabouts', requirement: 'D2.extensionGroups.support' },
          after: { pause: 'askingAgain' },
        },
        notShown: {
          description: 'The customer shows nothing. The dialog says how they can.',
          meta: { screen: 'customer-whereabouts', requirement: 'D2.extensionGroups.support' },
          after: { pause: 'askingAgain' },
        },
        failed: {
          description:
            'The server did not answer. The dialog says so and offers Retry; what was seen before stays.',
          meta: { screen: 'customer-whereabouts', requirement: 'D7.1' },
          tags: ['failed'],
          on: { 'look.retried': 'asking' },
        },
        askingAgain: {
          description: 'The server is asked again. What the dialog says stays until the answer.',
          meta: { screen: 'customer-whereabouts', requirement: 'D2.extensionGroups.support' },
          invoke: {
            id: 'lookAgain',
            src: 'look',
            input: ({ context }) => ({ uuid: context.customer.uuid }),
            onDone: [
              {
                guard: { type: 'isShown', params: seen },
                target: 'shown',
                actions: { type: 'keepSeen', params: seen },
              },
              { target: 'notShown', actions: { type: 'keepSeen', params: seen } },
            ],
            onError: 'failed',
          },
        },
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'customer-search', requirement: 'own' },
    },
  },
});
