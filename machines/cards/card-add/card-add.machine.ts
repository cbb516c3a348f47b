import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedGuard } from '../../placeholder';
import type { CardToken } from '../../../src/domain/entities';
import type { cardAuthenticationMachine } from '../card-authentication/card-authentication.machine';
import type { CardAuthenticationOutput } from '../card-authentication/card-authentication.types';
import type { cardEntryMachine } from '../card-entry/card-entry.machine';
import type { RefusalMeta, StateMeta } from '../../state.types';
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
type Ended = { output: CardAuthenticationOutput };

const typed = ({ event }: { event: { nickname: string } }) => ({ nickname: event.nickname });
const pressed = ({ event }: { event: { nickname: string; key: string } }) => ({
  nickname: event.nickname.trim(),
  key: event.key,
});
const answer = ({ event }: { event: { output: AddCardOutcome } }): Answer => ({ outcome: event.output });
const ended = ({ event }: { event: { output: CardAuthenticationOutput } }): Ended => ({
  output: event.output,
});
/** Converts the server's answer to the confirmation into the form of the first POST's answer. */
const confirmed = ({ event: { output } }: { event: { output: CardAuthenticationOutput } }): Answer => ({
  outcome: output.kind === 'answered' ? (output.answer as AddCardOutcome) : { kind: 'unknown' },
});
const finding = ({ event }: { event: { output: FindCardOutcome } }) => event.output;

type Failure = { failure: CardAddFailure };
const missing: Failure = { failure: { kind: 'noResponse', checked: true } };
const reconciliationFailed: Failure = { failure: { kind: 'noResponse', checked: false } };
const declinedAgain: Failure = { failure: { kind: 'declined', message: null } };
const owner = ({ context }: { context: CardAddContext }) => ({ customer: context.customer });

/** Returns the POST to send. If the outcome of the same request is unknown, its key is reused. */
const request = ({ context }: { context: CardAddContext }): AddCardInput => {
  if (context.card === null || context.attempt === null)
    throw new Error('A card cannot be sent without a token');
  const { customer, nickname, card, attempt } = context;
  return { customer, nickname, card, intentId: null, key: attempt.key };
};

/** Returns the card of the last request, whatever was edited since. */
const wanted = ({ context }: { context: CardAddContext }): FindCardInput => {
  if (context.sought === null) throw new Error('No card was sent that could be looked up');
  return { customer: context.customer, knownCards: context.knownCards, ...context.sought };
};

/**
 * Adds a card on the profile: validates nickname and card entry, creates a token, sends the POST, runs 3-D Secure
 * with a setup intent if required, and submits again (S4.addingACard.1, S4.addingACard.2, D4.6, D4.9).
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
      cardAuthentication: 'cardAuthentication';
      reconcileCard: 'findCard';
      recheckCard: 'findCard';
      findAddedCard: 'findCard';
    };
    tags: CardAddTag;
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  actors: {
    cardEntry: providedActor<typeof cardEntryMachine>('cardEntry'),
    addCard: providedActor<PromiseActorLogic<AddCardOutcome, AddCardInput>>('addCard'),
    cardAuthentication: providedActor<typeof cardAuthenticationMachine>('cardAuthentication'),
    findCard: providedActor<PromiseActorLogic<FindCardOutcome, FindCardInput>>('findCard'),
  },
  guards: {
    nicknameIsValid: providedGuard<{ nickname: string }>('nicknameIsValid'),
    isSaved: (_, params: Answer) => params.outcome.kind === 'saved',
    isPaymentRequired: (_, params: Answer) => params.outcome.kind === 'paymentRequired',
    isPaymentRequiredAgain: ({ context }, params: Answer) =>
      params.outcome.kind === 'paymentRequired' && context.challenges < 2,
    isRefused: (_, params: Answer) => params.outcome.kind === 'refused',
    isNotAuthenticated: (_, params: Ended) => params.output.kind === 'failed',
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
    keepIntent: assign((_, { output }: Ended) => ({
      intentId: output.kind === 'noResponse' ? output.intentId : null,
    })),
    keepSaved: assign((_, params: Answer) => ({
      added: params.outcome.kind === 'saved' ? params.outcome.card : null,
    })),
    keepFound: assign((_, params: FindCardOutcome) => ({ added: params.card })),
    keepRefusal: assign((_, params: Answer) => ({
      failure: params.outcome.kind === 'refused' ? params.outcome : null,
    })),
    keepVerdict: assign((_, { output }: Ended) => ({
      failure: output.kind === 'failed' ? output.failure : null,
    })),
    keepFailure: assign((_, params: Failure) => ({ failure: params.failure })),
    settleAttempt: assign({ attempt: null }),
    reloadCards: providedAction<{ customer: string }>('reloadCards'),
    keepDraft: providedAction<{ nickname: string }>('keepDraft'),
    removeDraft: providedAction('removeDraft'),
  },
}).createMachine({
  id: 'card-add',
  description:
    'Add a card. The customer adds a card, confirms it with the bank if asked to, and it ends when the card is in the list or the dialog is closed.',
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
    'nickname.edited': {
      actions: { type: 'keepDraft', params: ({ event }) => ({ nickname: event.nickname }) },
    },
  },
  output: ({ event }) => event.output as CardAddOutput,
  states: {
    entering: {
      description: 'The person enters a nickname and the card. The last error is shown above the form.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.1' },
      on: {
        'card.submitted': [
          {
            guard: { type: 'nicknameIsValid', params: typed },
            target: 'collectingToken',
            actions: { type: 'keepPress', params: pressed },
          },
          { meta: { refusal: 'nickname' } },
        ],
        'dialog.closed': 'closed',
      },
    },
    collectingToken: {
      description: 'Waits for the token from the card entry, which itself shows what is missing.',
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
      description: 'The card is being sent to the server. This can no longer be stopped.',
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
      description:
        'The bank asks the customer to authenticate (3-D Secure), then the card is sent again with the id of its intent.',
      meta: { screen: 'card-add', requirement: 'S4.addingACard.2' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'cardAuthentication',
        src: 'cardAuthentication',
        input: ({ context }) => ({ challenge: context.challenge, request: request({ context }) }),
        onDone: [
          {
            guard: { type: 'isNotAuthenticated', params: ended },
            target: 'givingUp',
            actions: { type: 'keepVerdict', params: ended },
          },
          {
            guard: { type: 'isSaved', params: confirmed },
            target: 'saved',
            actions: { type: 'keepSaved', params: confirmed },
          },
          {
            guard: { type: 'isPaymentRequiredAgain', params: confirmed },
            target: 'authenticating',
            reenter: true,
            actions: { type: 'keepChallenge', params: confirmed },
          },
          {
            guard: { type: 'isPaymentRequired', params: confirmed },
            target: 'givingUp',
            actions: { type: 'keepFailure', params: declinedAgain },
          },
          {
            guard: { type: 'isRefused', params: confirmed },
            target: 'givingUp',
            actions: { type: 'keepRefusal', params: confirmed },
          },
          { target: 'reconciling', actions: { type: 'keepIntent', params: ended } },
        ],
        onError: 'broken',
      },
    },
    givingUp: {
      description: 'Not confirmed. The card entry is cleared, the nickname stays, the cards are read again.',
      meta: { screen: 'card-add', requirement: 'D4.17' },
      entry: ['settleAttempt', 'clearEntry', { type: 'reloadCards', params: owner }],
      always: 'entering',
    },
    reconciling: {
      description:
        'The response was lost, and the card may be saved. The card list is read before anything is sent again.',
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
            target: 'reconciliationFailed',
            actions: [{ type: 'keepFailure', params: reconciliationFailed }, 'settleAttempt', 'clearEntry'],
          },
          { target: 'reconciliationFailed', actions: { type: 'keepFailure', params: reconciliationFailed } },
        ],
      },
    },
    reconciliationFailed: {
      description: 'Neither response nor card list arrived. Nothing is sent until the list can be read.',
      meta: { screen: 'card-add', requirement: 'D4.9' },
      on: {
        'card.submitted': [
          {
            guard: { type: 'nicknameIsValid', params: typed },
            target: 'rechecking',
            actions: { type: 'keepPress', params: pressed },
          },
          { meta: { refusal: 'nickname' } },
        ],
        'dialog.closed': 'closed',
      },
    },
    rechecking: {
      description:
        'The form was pressed again. The card list is read first, so that a card that was saved after all is not sent twice.',
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
        onError: {
          target: 'reconciliationFailed',
          actions: { type: 'keepFailure', params: reconciliationFailed },
        },
      },
      on: { 'dialog.closed': 'closed' },
    },
    saved: {
      description: 'The card was saved. The form is cleared, and the cards are read again.',
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
      description: 'The response did not name the new card. It is found by comparing the lists.',
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
        'A part of the dialog stopped working, perhaps while a card was being sent. The cards are read again.',
      meta: { screen: 'card-add', requirement: 'own' },
      entry: { type: 'reloadCards', params: owner },
      on: { 'dialog.closed': 'closed' },
    },
    added: {
      type: 'final',
      entry: 'removeDraft',
      description: 'The dialog closes, and the list shows the new card.',
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
