import { assign, raise, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay, providedGuard } from '../../placeholder';
import type { ClockReading } from '../../../src/domain/due-time';
import type { ExpiringCard } from '../../../src/domain/cards/expiring-card';
import type { StateMeta } from '../../state.types';
import type {
  CardSearch,
  ExpiringCardsContext,
  ExpiringCardsEvent,
  ExpiringCardsInput,
  FoundCards,
  NotifiedCard,
} from './expiring-cards.types';

type Found = { cards: readonly ExpiringCard[] };
type Ids = { ids: readonly string[] };
type Search = { readonly found: boolean };
type Asked = { customer: string; again: boolean };
type Noticed = { context: ExpiringCardsContext; event: FoundCards };
type Days = Pick<FoundCards, 'day' | 'putOffFor'>;

const reading = ({ event }: { event: { output: ClockReading } }): ClockReading => event.output;
const result = ({ event }: { event: { output: CardSearch } }): CardSearch => event.output;
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The first check reloads nothing, because loaded lists are fresh enough. */
const asked = ({ context }: { context: ExpiringCardsContext }): Asked => ({
  customer: context.customer,
  again: context.dueAt !== null,
});
const askedAnew = ({ context }: { context: ExpiringCardsContext }): Asked => ({
  customer: context.customer,
  again: false,
});

/** Whether a card was replaced: it is gone or valid again, or it paid for something and no longer does. */
const isReplaced = ({ id, used }: NotifiedCard, cards: readonly ExpiringCard[]): boolean => {
  const found = cards.find(({ card }) => card.id === id);
  return found === undefined || (used && found.uses.length === 0);
};

const replaced = ({ context, event }: Noticed): Ids => ({
  ids: context.notified.filter((notified) => isReplaced(notified, event.cards)).map(({ id }) => id),
});

/** Whether no notice names the card yet and the customer has not silenced it. */
const isNews = ({ context }: Noticed, { card, silenced }: ExpiringCard): boolean =>
  !silenced && !context.notified.some(({ id }) => id === card.id);

const news = (asked: Noticed): Found => ({ cards: asked.event.cards.filter((each) => isNews(asked, each)) });

/** The cards that the notice names from now on: those named before and not replaced, and the new ones. */
const named = (asked: Noticed): Found => {
  const { notified } = asked.context;
  const gone = replaced(asked).ids;
  return {
    cards: asked.event.cards.filter((each) => {
      const { id } = each.card;
      return isNews(asked, each) || (notified.some((card) => card.id === id) && !gone.includes(id));
    }),
  };
};

/** The cards that the notice still names. A change of the lists alone adds no card. */
const left = (asked: Noticed): Found => ({
  cards: named(asked).cards.filter((each) => !isNews(asked, each)),
});

const days = ({ event }: { event: FoundCards }): Days => ({ day: event.day, putOffFor: event.putOffFor });

/**
 * Tells customers which of their cards have expired or will expire soon (S4.expiringCardCheck.1, D7.2). It checks at
 * sign-in and then every 24 hours by the wall clock, and shows one notice for all cards. A card that is replaced is
 * removed from the notice; the notice closes with the last one. If the customer postpones it, it does not reappear
 * that day. In addition, the lists are compared whenever they change and whenever a check has requested them.
 */
export const expiringCardsMachine = setup({
  types: {} as {
    context: ExpiringCardsContext;
    input: ExpiringCardsInput;
    events: ExpiringCardsEvent;
    children: {
      readClock: 'readClock';
      lookAtClock: 'readClock';
      watchApp: 'watchApp';
      findCards: 'findCards';
      findCheckboxes: 'findCheckboxes';
    };
    meta: StateMeta;
  },
  actors: {
    readClock: providedActor<PromiseActorLogic<ClockReading, { dueAt: number | null }>>('readClock'),
    findCards: providedActor<PromiseActorLogic<CardSearch, ExpiringCardsInput>>('findCards'),
    findCheckboxes: providedActor<PromiseActorLogic<Search, { ids: readonly string[] }>>('findCheckboxes'),
    watchApp: providedActor<CallbackActorLogic<ExpiringCardsEvent>>('watchApp'),
  },
  delays: {
    nextLook: ({ context }) => context.nextLookMs,
    checkboxWait: providedDelay('checkboxWait'),
  },
  guards: {
    isDue: (_, params: ClockReading) => params.due,
    areFound: (_, params: CardSearch) => params.kind === 'found',
    lackAccounts: (_, params: CardSearch) => params.kind === 'accountsUnasked',
    isAny: (_, params: Found) => params.cards.length > 0,
    isNoneReplaced: (_, params: Ids) => params.ids.length === 0,
    isPutOff: (_, { day, putOffFor }: Days) => day === putOffFor,
    isFound: (_, params: Search) => params.found,
    mayLookAgain: providedGuard<{ attempts: number }>('mayLookAgain'),
  },
  actions: {
    keepClock: assign((_, { dueAt, nextLookMs }: ClockReading) => ({ dueAt, nextLookMs })),
    keepNotified: assign(({ context }, params: Found) => ({
      notified: params.cards.map(({ card, uses }) => ({
        id: card.id,
        used: uses.length > 0 || context.notified.some(({ id, used }) => id === card.id && used),
      })),
      attempts: 1,
    })),
    forgetNotified: assign({ notified: [] }),
    countLook: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    beginCheck: raise({ type: 'check.begun' }),
    reportLists: raise((_, { cards, day, putOffFor }: FoundCards) => ({
      type: 'lists.loaded',
      cards,
      day,
      putOffFor,
    })),
    askForLists: providedAction<Asked>('askForLists'),
    askForCardAccounts: providedAction<ExpiringCardsInput>('askForCardAccounts'),
    showNotice: providedAction<Found & { customer: string }>('showNotice'),
    withdrawNotice: providedAction('withdrawNotice'),
    putOff: providedAction<{ customer: string; day: string }>('putOff'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
    logMissingCheckboxes: providedAction('logMissingCheckboxes'),
  },
}).createMachine({
  id: 'expiring-cards',
  description:
    'Expiring cards. It polls the cards every 24 hours and shows one notice for those that expire, until the customer leaves.',
  context: ({ input }) => ({
    customer: input.customer,
    dueAt: null,
    nextLookMs: 0,
    notified: [],
    attempts: 0,
  }),
  invoke: {
    id: 'watchApp',
    src: 'watchApp',
    onError: { actions: { type: 'logFailure', params: failed } },
  },
  type: 'parallel',
  on: {
    'lists.loaded': [
      {
        guard: { type: 'isPutOff', params: days },
        actions: ['withdrawNotice', 'forgetNotified'],
      },
      { guard: { type: 'isNoneReplaced', params: replaced }, description: 'The notice is still true.' },
      {
        guard: { type: 'isAny', params: left },
        actions: [
          { type: 'showNotice', params: (args) => ({ ...left(args), customer: args.context.customer }) },
          { type: 'keepNotified', params: left },
        ],
      },
      { actions: ['withdrawNotice', 'forgetNotified'] },
    ],
    'notice.closed': { actions: 'forgetNotified' },
    'notice.postponed': {
      actions: [
        {
          type: 'putOff',
          params: ({ context, event }) => ({ customer: context.customer, day: event.day }),
        },
        'forgetNotified',
      ],
    },
    'session.recovered': {
      target: '.check.asking',
      actions: ['forgetNotified', { type: 'askForLists', params: askedAnew }, 'beginCheck'],
    },
  },
  states: {
    lists: {
      description: 'What the loaded lists say about the cards.',
      meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
      initial: 'lookedThrough',
      on: { 'lists.changed': '.seeking', 'check.begun': '.seeking' },
      states: {
        lookedThrough: {
          description: 'The lists have not changed since they were checked.',
          meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
        },
        seeking: {
          description:
            'Finds the cards that have expired or will expire soon, and what they pay for. While a list is missing, this is unknown. Card accounts are requested only if there is such a card.',
          meta: { screen: 'any', requirement: 'D7.1' },
          invoke: {
            id: 'findCards',
            src: 'findCards',
            input: ({ context }) => ({ customer: context.customer }),
            onDone: [
              {
                guard: { type: 'areFound', params: result },
                target: 'lookedThrough',
                actions: { type: 'reportLists', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'lackAccounts', params: result },
                target: 'lookedThrough',
                actions: {
                  type: 'askForCardAccounts',
                  params: ({ context }) => ({ customer: context.customer }),
                },
              },
              'lookedThrough',
            ],
            onError: { target: 'lookedThrough', actions: { type: 'logFailure', params: failed } },
          },
        },
      },
    },
    check: {
      description: 'When the cards are checked, and whether the notice is shown.',
      meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
      initial: 'reading',
      states: {
        reading: {
          description: 'Reads the wall clock to see whether a check is due. The first one always is.',
          meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
          invoke: {
            id: 'readClock',
            src: 'readClock',
            input: ({ context }) => ({ dueAt: context.dueAt }),
            onDone: [
              {
                guard: { type: 'isDue', params: reading },
                target: 'asking',
                actions: [
                  { type: 'askForLists', params: asked },
                  'beginCheck',
                  { type: 'keepClock', params: reading },
                ],
              },
              { target: 'resting', actions: { type: 'keepClock', params: reading } },
            ],
            onError: { target: 'stopped', actions: { type: 'logFailure', params: failed } },
          },
        },
        asking: {
          description:
            'Cards and subscriptions are requested. If a list cannot be loaded, the check stays pending until it has loaded.',
          meta: { screen: 'any', requirement: 'S4.expiringCardCheck.1' },
          initial: 'waiting',
          on: {
            'lists.loaded': [
              {
                guard: { type: 'isPutOff', params: days },
                target: 'resting',
                actions: ['withdrawNotice', 'forgetNotified'],
              },
              {
                guard: { type: 'isAny', params: news },
                target: 'awaitingCheckboxes',
                actions: [
                  {
                    type: 'showNotice',
                    params: (args) => ({ ...named(args), customer: args.context.customer }),
                  },
                  { type: 'keepNotified', params: named },
                ],
              },
              { guard: { type: 'isNoneReplaced', params: replaced }, target: 'resting' },
              {
                guard: { type: 'isAny', params: left },
                target: 'resting',
                actions: [
                  {
                    type: 'showNotice',
                    params: (args) => ({ ...left(args), customer: args.context.customer }),
                  },
                  { type: 'keepNotified', params: left },
                ],
              },
              { target: 'resting', actions: ['withdrawNotice', 'forgetNotified'] },
            ],
          },
          states: {
            waiting: {
              description:
                'Waits for the lists. After a while the clock is read again, because the computer may have slept.',
              meta: { screen: 'any', requirement: 'D7.1' },
              after: { nextLook: 'looking' },
            },
            looking: {
              description:
                'Reads the wall clock to see whether the next check is due before this one was made. If so, the lists are requested again.',
              meta: { screen: 'any', requirement: 'D7.1' },
              invoke: {
                id: 'lookAtClock',
                src: 'readClock',
                input: ({ context }) => ({ dueAt: context.dueAt }),
                onDone: [
                  {
                    guard: { type: 'isDue', params: reading },
                    target: 'waiting',
                    actions: [
                      { type: 'askForLists', params: asked },
                      'beginCheck',
                      { type: 'keepClock', params: reading },
                    ],
                  },
                  { target: 'waiting', actions: { type: 'keepClock', params: reading } },
                ],
                onError: { target: 'timeless', actions: { type: 'logFailure', params: failed } },
              },
            },
            timeless: {
              description: 'The clock cannot be read, so this check only waits for its lists.',
              meta: { screen: 'any', requirement: 'own' },
            },
          },
        },
        awaitingCheckboxes: {
          description:
            'The notice is shown and waits for its checkboxes, at most ten times 100 ms. If they do not appear, it stays without them.',
          meta: { screen: 'notices', requirement: 'S4.expiringCardCheck.2' },
          after: {
            checkboxWait: 'seekingCheckboxes',
          },
        },
        seekingCheckboxes: {
          description: 'Checks whether the checkboxes have appeared.',
          meta: { screen: 'notices', requirement: 'S9.noticeCheckboxWait' },
          invoke: {
            id: 'findCheckboxes',
            src: 'findCheckboxes',
            input: ({ context }) => ({ ids: context.notified.map(({ id }) => id) }),
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'resting' },
              {
                guard: { type: 'mayLookAgain', params: ({ context }) => ({ attempts: context.attempts }) },
                target: 'awaitingCheckboxes',
                actions: 'countLook',
              },
              { target: 'resting', actions: 'logMissingCheckboxes' },
            ],
            onError: { target: 'resting', actions: { type: 'logFailure', params: failed } },
          },
        },
        resting: {
          description:
            'No check is due. After a while the clock is read again, because the computer may have slept.',
          meta: { screen: 'any', requirement: 'S9.expiringCheckInterval' },
          after: { nextLook: 'reading' },
        },
        stopped: {
          description:
            'The clock cannot be read, so there is no further check until the customer’s next visit.',
          meta: { screen: 'any', requirement: 'own' },
        },
      },
    },
  },
});
