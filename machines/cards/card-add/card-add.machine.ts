import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay, providedGuard } from '../../placeholder';
import type { ChallengeOutcome } from '../../../src/domain/cards/card-payment';
import type { CardToken } from '../../../src/domain/entities';
import type { cardEntryMachine } from '../card-entry/card-entry.machine';
import type { StateMeta } from '../../state.types';
import type {
  AddCardInput,
  AddCardOutcome,
  CardAddContext,
  CardAddEvent,
  CardAddFailure,
  CardAddInput,
  CardAddOutput,
  CardAddTag,
  FindCardInput,
  FindCardOutcome,
} from './card-add.types';

type Answer = { outcome: AddCardOutcome };
type Verdict = { outcome: ChallengeOutcome };

const answer = ({ event }: { event: { output: AddCardOutcome } }): Answer => ({ outcome: event.output });
const verdict = ({ event }: { event: { output: ChallengeOutcome } }): Verdict => ({ outcome: event.output });
const finding = ({ event }: { event: { output: FindCardOutcome } }) => event.output;

type Failure = { failure: CardAddFailure };
const missing: Failure = { failure: { kind: 'unanswered', checked: true } };
const unchecked: Failure = { failure: { kind: 'unanswered', checked: false } };
const timedOut: Failure = { failure: { kind: 'timedOut' } };
const unreachable: Failure = { failure: { kind: 'unavailable', message: null } };
const declinedAgain: Failure = { failure: { kind: 'declined', message: null } };
const owner = ({ context }: { context: CardAddContext }) => ({ customer: context.customer });

/** The POST as it goes out: the key of an unknown outcome stays with its request, a confirmation has its own. */
const request = ({ context }: { context: CardAddContext }): AddCardInput => {
  if (context.card === null || context.attempt === null)
    throw new Error('A card is posted only with a token');
  const { key } = context.attempt;
  return {
    customer: context.customer,
    nickname: context.nickname,
    card: context.card,
    intentId: context.intentId,
    key: context.intentId === null ? key : `${key}.${context.intentId}`,
  };
};

/** The card of the last request, however the form has been edited since. */
const wanted = ({ context }: { context: CardAddContext }): FindCardInput => {
  if (context.sought === null) throw new Error('Nothing has been posted that could be looked for');
  return { customer: context.customer, knownCards: context.knownCards, ...context.sought };
};

/**
 * Adding a card on the profile: nickname and entry valid, token, POST, 3-D Secure by setup intent, resubmit
 * (S4.addingACard.1, S4.addingACard.2, D4.6, D4.9).
 */
export const cardAddMachine = setup({
  types: {} as {
    context: CardAddContext;
    input: CardAddInput;
    output: CardAddOutput;
    events: CardAddEvent;
    children: {
      cardEntry: 'cardEntry';
      postCard: 'addCard';
      confirmCard: 'addCard';
      runChallenge: 'runChallenge';
      reconcileCard: 'findCard';
      recheckCard: 'findCard';
      findAddedCard: 'findCard';
    };
    tags: CardAddTag;
    meta: StateMeta;
  },
  actors: {
    cardEntry: providedActor<typeof cardEntryMachine>('cardEntry'),
    addCard: providedActor<PromiseActorLogic<AddCardOutcome, AddCardInput>>('addCard'),
    runChallenge: providedActor<PromiseActorLogic<ChallengeOutcome, { challenge: string }>>('runChallenge'),
    findCard: providedActor<PromiseActorLogic<FindCardOutcome, FindCardInput>>('findCard'),
  },
  delays: { challengeTimeout: providedDelay('challengeTimeout') },
  guards: {
    nicknameIsValid: providedGuard<{ nickname: string }>('nicknameIsValid'),
    isSaved: (_, params: Answer) => params.outcome.kind === 'saved',
    isPaymentRequired: (_, params: Answer) => params.outcome.kind === 'paymentRequired',
    isPaymentRequiredAgain: ({ context }, params: Answer) =>
      params.outcome.kind === 'paymentRequired' && context.challenges < 2,
    isRefused: (_, params: Answer) => params.outcome.kind === 'refused',
    isUnknown: (_, params: Answer) => params.outcome.kind === 'unknown',
    isAuthenticated: (_, params: Verdict) => params.outcome.kind === 'succeeded',
    isConfirmation: ({ context }) => context.intentId !== null,
    isFound: (_, params: FindCardOutcome) => params.card !== null,
    selectsKnownCard: ({ context }) => context.mode === 'select' && context.added !== null,
    selectsUnknownCard: ({ context }) => context.mode === 'select' && context.added === null,
  },
  actions: {
    keepPress: assign((_, params: { nickname: string; key: string }) => ({
      nickname: params.nickname,
      pressKey: params.key,
      failure: null,
      challenge: null,
      intentId: null,
      challenges: 0,
    })),
    requestToken: sendTo('cardEntry', { type: 'token.requested' }),
    clearEntry: sendTo('cardEntry', { type: 'entry.cleared' }),
    keepToken: assign(({ context }, params: { card: CardToken }) => ({
      card: params.card,
      attempt:
        context.attempt?.token === params.card.token && context.attempt.nickname === context.nickname
          ? context.attempt
          : { key: context.pressKey, nickname: context.nickname, token: params.card.token },
      sought: { nickname: context.nickname, lastFour: params.card.last4 },
    })),
    keepChallenge: assign(({ context }, params: Answer) => ({
      challenge: params.outcome.kind === 'paymentRequired' ? params.outcome.challenge : null,
      challenges: context.challenges + 1,
    })),
    keepIntent: assign((_, params: Verdict) => ({
      intentId: params.outcome.kind === 'succeeded' ? params.outcome.intentId : null,
    })),
    keepSaved: assign((_, params: Answer) => ({
      added: params.outcome.kind === 'saved' ? params.outcome.card : null,
    })),
    keepFound: assign((_, params: FindCardOutcome) => ({ added: params.card })),
    keepRefusal: assign((_, params: Answer) => ({
      failure: params.outcome.kind === 'refused' ? params.outcome : null,
    })),
    keepVerdict: assign((_, params: Verdict) => ({
      failure: params.outcome.kind === 'succeeded' ? null : params.outcome,
    })),
    keepFailure: assign((_, params: Failure) => ({ failure: params.failure })),
    settleAttempt: assign({ attempt: null }),
    reloadCards: providedAction<{ customer: string }>('reloadCards'),
    keepDraft: providedAction<{ nickname: string }>('keepDraft'),
    removeDraft: providedAction('removeDraft'),
  },
}).createMachine({
  id: 'card-add',
  context: ({ input }) => ({
    ...input,
    pressKey: '',
    attempt: null,
    card: null,
    challenge: null,
    intentId: null,
    challenges: 0,
    failure: null,
    sought: null,
    added: null,
  }),
  invoke: { id: 'cardEntry', src: 'cardEntry', input: { termsRequired: false }, onError: '.broken' },
  initial: 'entering',
  on: {
    'card.submitted': {},
    'nickname.edited': {
      actions: { type: 'keepDraft', params: ({ event }) => ({ nickname: event.nickname }) },
    },
    'dialog.closed': {},
  },
  output: ({ event }) => event.output as CardAddOutput,
  states: {
    entering: {
      description: 'The person names the card and enters it. What went wrong before stands above the form.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.1' },
      on: {
        'card.submitted': [
          {
            guard: { type: 'nicknameIsValid', params: ({ event }) => ({ nickname: event.nickname }) },
            target: 'collectingToken',
            actions: {
              type: 'keepPress',
              params: ({ event }) => ({ nickname: event.nickname.trim(), key: event.key }),
            },
          },
          {},
        ],
        'dialog.closed': 'closed',
      },
    },
    collectingToken: {
      description: 'The card entry is asked for its token; it says itself what is missing.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.1' },
      tags: ['busy'],
      entry: 'requestToken',
      on: {
        'token.received': {
          target: 'posting',
          actions: { type: 'keepToken', params: ({ event }) => ({ card: event.card }) },
        },
        'token.refused': 'entering',
        'dialog.closed': 'closed',
      },
    },
    posting: {
      description: 'The card is on its way to the server. From here it cannot be taken back.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.1' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'postCard',
        src: 'addCard',
        input: request,
        onDone: [
          {
            guard: { type: 'isSaved', params: answer },
            target: 'saved',
            actions: { type: 'keepSaved', params: answer },
          },
          {
            guard: { type: 'isPaymentRequired', params: answer },
            target: 'authenticating',
            actions: { type: 'keepChallenge', params: answer },
          },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'entering',
            actions: ['settleAttempt', { type: 'keepRefusal', params: answer }],
          },
          { target: 'reconciling' },
        ],
        onError: 'reconciling',
      },
    },
    authenticating: {
      description: 'The bank asks the customer to confirm (3-D Secure). One confirmation per intent.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.2' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'runChallenge',
        src: 'runChallenge',
        input: ({ context }) => ({ challenge: context.challenge ?? '' }),
        onDone: [
          {
            guard: { type: 'isAuthenticated', params: verdict },
            target: 'confirming',
            actions: { type: 'keepIntent', params: verdict },
          },
          {
            target: 'givingUp',
            actions: { type: 'keepVerdict', params: verdict },
          },
        ],
        onError: {
          target: 'givingUp',
          actions: { type: 'keepFailure', params: unreachable },
        },
      },
      after: {
        challengeTimeout: {
          target: 'givingUp',
          actions: { type: 'keepFailure', params: timedOut },
        },
      },
    },
    confirming: {
      description: 'The card is sent again with the id of the confirmed setup intent.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.2' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'confirmCard',
        src: 'addCard',
        input: request,
        onDone: [
          {
            guard: { type: 'isSaved', params: answer },
            target: 'saved',
            actions: { type: 'keepSaved', params: answer },
          },
          {
            guard: { type: 'isPaymentRequiredAgain', params: answer },
            target: 'authenticating',
            actions: { type: 'keepChallenge', params: answer },
          },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'givingUp',
            actions: { type: 'keepRefusal', params: answer },
          },
          {
            guard: { type: 'isUnknown', params: answer },
            target: 'reconciling',
          },
          {
            target: 'givingUp',
            actions: { type: 'keepFailure', params: declinedAgain },
          },
        ],
        onError: 'reconciling',
      },
    },
    givingUp: {
      description: 'Not confirmed: the card entry is emptied, the nickname stays, the cards are read again.',
      meta: { screen: 'card-add', requirement: 'D4.17' },
      entry: ['settleAttempt', 'clearEntry', { type: 'reloadCards', params: owner }],
      always: 'entering',
    },
    reconciling: {
      description:
        'The reply is lost and the card may be saved: the card list is read before anything is sent again.',
      meta: { screen: 'card-add', requirement: 'D4.9' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'reconcileCard',
        src: 'findCard',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isFound', params: finding },
            target: 'saved',
            actions: { type: 'keepFound', params: finding },
          },
          {
            guard: 'isConfirmation',
            target: 'givingUp',
            actions: { type: 'keepFailure', params: missing },
          },
          { target: 'entering', actions: { type: 'keepFailure', params: missing } },
        ],
        onError: [
          {
            guard: 'isConfirmation',
            target: 'unchecked',
            actions: [{ type: 'keepFailure', params: unchecked }, 'settleAttempt', 'clearEntry'],
          },
          { target: 'unchecked', actions: { type: 'keepFailure', params: unchecked } },
        ],
      },
    },
    unchecked: {
      description: 'Neither the reply nor the card list came: nothing is sent before the list could be read.',
      meta: { screen: 'card-add', requirement: 'D4.9' },
      on: {
        'card.submitted': [
          {
            guard: { type: 'nicknameIsValid', params: ({ event }) => ({ nickname: event.nickname }) },
            target: 'rechecking',
            actions: {
              type: 'keepPress',
              params: ({ event }) => ({ nickname: event.nickname.trim(), key: event.key }),
            },
          },
          {},
        ],
        'dialog.closed': 'closed',
      },
    },
    rechecking: {
      description:
        'Pressed again: the card list is read first. A card that is there after all is not sent twice.',
      meta: { screen: 'card-add', requirement: 'D4.9' },
      tags: ['busy'],
      invoke: {
        id: 'recheckCard',
        src: 'findCard',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isFound', params: finding },
            target: 'saved',
            actions: { type: 'keepFound', params: finding },
          },
          { target: 'collectingToken' },
        ],
        onError: { target: 'unchecked', actions: { type: 'keepFailure', params: unchecked } },
      },
      on: { 'dialog.closed': 'closed' },
    },
    saved: {
      description: 'The card is saved: the form is emptied and the cards are read again.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.3' },
      tags: ['busy'],
      entry: ['settleAttempt', 'clearEntry', { type: 'reloadCards', params: owner }],
      always: [
        { guard: 'selectsKnownCard', target: 'selected' },
        { guard: 'selectsUnknownCard', target: 'findingAdded' },
        { target: 'added' },
      ],
    },
    findingAdded: {
      description: 'The answer did not name the new card: it is found by comparing the lists.',
      meta: { screen: 'card-add', requirement: 'D7.5' },
      tags: ['busy'],
      invoke: {
        id: 'findAddedCard',
        src: 'findCard',
        input: wanted,
        onDone: [
          {
            guard: { type: 'isFound', params: finding },
            target: 'selected',
            actions: { type: 'keepFound', params: finding },
          },
          { target: 'added' },
        ],
        onError: 'added',
      },
    },
    broken: {
      description:
        'The card entry stopped working, perhaps with a card on its way: the cards are read again.',
      meta: { screen: 'card-add', requirement: 'own' },
      entry: { type: 'reloadCards', params: owner },
      on: { 'dialog.closed': 'closed' },
    },
    added: {
      type: 'final',
      entry: 'removeDraft',
      description: 'The dialog closes; the new card stands in the list.',
      meta: { screen: 'cards', requirement: 'S4.addingACard.3' },
      output: ({ context }): CardAddOutput => ({ kind: 'added', card: context.added }),
    },
    selected: {
      type: 'final',
      entry: 'removeDraft',
      description: 'The dialog closes, and the new card is selected.',
      meta: { screen: 'cards', requirement: 'S4.addingACard.3' },
      output: ({ context }): CardAddOutput =>
        context.added ? { kind: 'selected', card: context.added } : { kind: 'added', card: null },
    },
    closed: {
      type: 'final',
      entry: 'removeDraft',
      description: 'The person closed the dialog; nothing was added.',
      meta: { screen: 'cards', requirement: 'own' },
      output: (): CardAddOutput => ({ kind: 'closed' }),
    },
  },
});
