import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  CardDefaultContext,
  CardDefaultEvent,
  CardDefaultInput,
  CardDefaultTag,
  DefaultFailure,
  DefaultWish,
  SetDefaultInput,
} from './card-default.types';

/** `defaultCard`: the id of the card that the list shows as the default; `null` if none is. */
type Read = { defaultCard: string | null };

const owner = ({ context }: { context: CardDefaultContext }) => ({ customer: context.customer });

const messagesOf = ({ context }: { context: CardDefaultContext }) => ({
  messages: context.failure?.messages ?? [],
});

/** Returns the PATCH to send. There is one only for a pressed card. */
const underWay = ({ customer, wish }: CardDefaultContext): SetDefaultInput => {
  if (wish === null) throw new Error('No change of the default card was requested');
  return { customer, ...wish };
};

/**
 * Sets the default card for new bookings (D2.extensionGroups.defaultCard). The card list says which card is the
 * default; it is read again after every press, whatever the outcome. A notice then reports an error, unless the list
 * shows that the request was executed although its response was lost.
 */
export const cardDefaultMachine = setup({
  types: {} as {
    context: CardDefaultContext;
    input: CardDefaultInput;
    events: CardDefaultEvent;
    tags: CardDefaultTag;
    children: { setDefault: 'setDefault'; readCards: 'readCards' };
    meta: StateMeta;
  },
  actors: {
    setDefault: providedActor<PromiseActorLogic<DefaultFailure | null, SetDefaultInput>>('setDefault'),
    readCards: providedActor<PromiseActorLogic<Read, CardDefaultInput>>('readCards'),
  },
  guards: {
    hasNoFailure: ({ context }) => context.failure === null,
    hasNothingToReport: ({ context: { failure, wish } }, { defaultCard }: Read) =>
      failure === null || (failure.outcomeUnknown && defaultCard === wish?.cardId),
  },
  actions: {
    keepWish: assign((_, wish: DefaultWish) => ({ wish, failure: null })),
    keepFailure: assign((_, { failure }: { failure: DefaultFailure | null }) => ({ failure })),
    showFailure: providedAction<{ messages: readonly string[] }>('showFailure'),
    forgetWish: assign({ wish: null }),
    expireCards: providedAction('expireCards'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'card-default',
  description:
    'Set the default card. The customer chooses the card for new bookings, and each change ends when the list is read again.',
  context: ({ input }) => ({ ...input, wish: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description:
        'The list shows which card is the default. Any other card that has not expired can become it.',
      meta: { screen: 'cards', requirement: 'D2.extensionGroups.defaultCard' },
      on: {
        'default.requested': {
          target: 'saving',
          actions: {
            type: 'keepWish',
            params: ({ event: { cardId, key } }) => ({ cardId, key }),
          },
        },
      },
    },
    saving: {
      description:
        'The server is asked to change the default card. The card list is already marked stale, in case the person leaves now.',
      meta: { screen: 'cards', requirement: 'D2.extensionGroups.defaultCard' },
      tags: ['busy'],
      entry: 'expireCards',
      invoke: {
        id: 'setDefault',
        src: 'setDefault',
        input: ({ context }) => underWay(context),
        onDone: {
          target: 'reading',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.output }) },
        },
        onError: {
          target: 'reading',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    reading: {
      description: 'The cards are read again. They show the result, even if the response was lost.',
      meta: { screen: 'cards', requirement: 'D2.extensionGroups.defaultCard' },
      tags: ['busy'],
      exit: 'forgetWish',
      invoke: {
        id: 'readCards',
        src: 'readCards',
        input: owner,
        onDone: [
          { guard: { type: 'hasNothingToReport', params: ({ event }) => event.output }, target: 'resting' },
          { target: 'resting', actions: { type: 'showFailure', params: messagesOf } },
        ],
        onError: [
          { guard: 'hasNoFailure', target: 'resting' },
          { target: 'resting', actions: { type: 'showFailure', params: messagesOf } },
        ],
      },
    },
  },
});
