import { and, assign, sendParent, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay, providedGuard } from '../../placeholder';
import type { ElementChange, TokenOutcome } from '../../../src/domain/cards/card-payment';
import type { WalletTokenOutcome } from '../../../src/domain/cards/wallet';
import type { RefusalMeta, StateMeta } from '../../state.types';
import type {
  CardEntryContext,
  CardEntryEvent,
  CardEntryInput,
  CardEntryReport,
  CardEntryTag,
} from './card-entry.types';

type Event<Type extends CardEntryEvent['type']> = { event: Extract<CardEntryEvent, { type: Type }> };

const element = ({ event }: Event<'element.changed'>) => ({ change: event.change });
const holder = ({ event }: Event<'cardholder.changed'>) => ({ name: event.name });
const terms = ({ event }: Event<'terms.changed'>) => ({ accepted: event.accepted });
const authorised = ({ event }: Event<'wallet.authorised'>) => ({ authorisation: event.authorisation });

/**
 * The card step: cardholder, the provider's element, terms and token (S4.cardStep.1, S5.cardStepTerms, D4.4). A
 * wallet can provide the card instead (D4.13). The step is valid only with a token.
 */
export const cardEntryMachine = setup({
  types: {} as {
    context: CardEntryContext;
    input: CardEntryInput;
    events: CardEntryEvent;
    children: {
      loadProvider: 'loadProvider';
      createToken: 'createToken';
      createWalletToken: 'createWalletToken';
    };
    tags: CardEntryTag;
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  actors: {
    loadProvider: providedActor<PromiseActorLogic<null, Record<never, never>>>('loadProvider'),
    createToken: providedActor<PromiseActorLogic<TokenOutcome, { cardholderName: string }>>('createToken'),
    createWalletToken:
      providedActor<PromiseActorLogic<WalletTokenOutcome, { authorisation: string }>>('createWalletToken'),
  },
  delays: {
    scriptTimeout: providedDelay('scriptTimeout'),
    tokenTimeout: providedDelay('tokenTimeout'),
  },
  guards: {
    cardholderIsValid: providedGuard('cardholderIsValid'),
    cardIsComplete: ({ context }) => context.element.complete && context.element.error === null,
    termsAreSettled: ({ context }) => context.termsAccepted || !context.termsRequired,
    isToken: (_, params: { outcome: TokenOutcome | WalletTokenOutcome }) => params.outcome.kind === 'token',
  },
  actions: {
    keepElement: assign((_, params: { change: ElementChange }) => ({ element: params.change })),
    keepCardholder: assign((_, params: { name: string }) => ({ cardholderName: params.name })),
    keepTerms: assign((_, params: { accepted: boolean }) => ({ termsAccepted: params.accepted })),
    untickTerms: assign({ termsAccepted: false }),
    keepToken: assign((_, params: { outcome: TokenOutcome }) => ({
      card: params.outcome.kind === 'token' ? params.outcome.card : null,
    })),
    keepRefusal: assign(({ context }, params: { outcome: TokenOutcome }) => ({
      element: {
        ...context.element,
        error: params.outcome.kind === 'refused' ? params.outcome.message : context.element.error,
      },
    })),
    keepTokenFailure: assign({ tokenFailed: true }),
    forgetProblems: assign({ tokenFailed: false, walletProblem: null }),
    keepAuthorisation: assign((_, params: { authorisation: string }) => ({
      authorisation: params.authorisation,
    })),
    keepWalletCard: assign((_, params: { outcome: WalletTokenOutcome }) =>
      params.outcome.kind === 'token'
        ? { card: params.outcome.card, walletCard: params.outcome.from }
        : { card: null, walletCard: null },
    ),
    keepWalletRefusal: assign((_, params: { outcome: WalletTokenOutcome }) => ({
      walletProblem:
        params.outcome.kind === 'refused'
          ? { kind: 'refused' as const, message: params.outcome.message }
          : null,
    })),
    keepWalletFailure: assign({ walletProblem: { kind: 'failed' as const } }),
    keepPriceChange: assign({ walletProblem: { kind: 'priceChanged' as const } }),
    /** Rejects what was authorised in the wallet. The wallet's sheet reports it. */
    giveUpWallet: providedAction<{ authorisation: string }>('giveUpWallet'),
    dropToken: assign({ card: null, walletCard: null }),
    emptyElement: assign({ element: { complete: false, empty: true, error: null } }),
    clearElement: providedAction('clearElement'),
    reportToken: sendParent(({ context }: { context: CardEntryContext }): CardEntryReport =>
      context.card === null ? { type: 'token.refused' } : { type: 'token.received', card: context.card },
    ),
    reportRefused: sendParent({ type: 'token.refused' } satisfies CardEntryReport),
  },
}).createMachine({
  id: 'card-entry',
  description:
    'Enter a card. The person enters a card or uses a wallet and accepts the terms, and it is valid once a token is made.',
  context: ({ input }) => ({
    termsRequired: input.termsRequired,
    cardholderName: '',
    element: { complete: false, empty: true, error: null },
    termsAccepted: false,
    card: null,
    tokenFailed: false,
    walletCard: null,
    authorisation: '',
    walletProblem: null,
  }),
  initial: 'loading',
  on: {
    'cardholder.changed': {
      actions: { type: 'keepCardholder', params: holder },
    },
    'terms.changed': {
      actions: { type: 'keepTerms', params: terms },
    },
    'price.changed': { actions: 'untickTerms' },
    'token.requested': { actions: 'reportRefused' },
  },
  states: {
    loading: {
      description: 'The card provider’s script is loading. The rest of the form can be filled in.',
      meta: { screen: 'card-entry', requirement: 'own' },
      tags: ['busy'],
      invoke: {
        id: 'loadProvider',
        src: 'loadProvider',
        input: {},
        onDone: 'usable',
        onError: 'unavailable',
      },
      after: { scriptTimeout: 'unavailable' },
    },
    unavailable: {
      description:
        'The card provider cannot be reached, or its script is blocked. The form says so and offers Retry.',
      meta: { screen: 'card-entry', requirement: 'own' },
      on: { 'script.retried': 'loading' },
    },
    usable: {
      description: 'The card provider’s script has loaded, and its element can be used.',
      meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
      tags: ['usable'],
      type: 'parallel',
      states: {
        card: {
          description: 'The card: entered here, or provided by a wallet.',
          meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
          initial: 'editing',
          on: {
            'element.changed': {
              target: '.editing',
              actions: ['dropToken', { type: 'keepElement', params: element }],
            },
            'cardholder.changed': {
              target: '.editing',
              actions: ['dropToken', { type: 'keepCardholder', params: holder }],
            },
            'terms.changed': {
              target: '.editing',
              actions: ['dropToken', { type: 'keepTerms', params: terms }],
            },
            'price.changed': { target: '.editing', actions: ['dropToken', 'untickTerms'] },
            'entry.cleared': {
              target: '.editing',
              actions: ['dropToken', 'emptyElement', 'clearElement', 'forgetProblems'],
            },
            'wallet.authorised': [
              {
                guard: 'termsAreSettled',
                target: '.makingWalletToken',
                actions: ['dropToken', { type: 'keepAuthorisation', params: authorised }],
              },
              { actions: { type: 'giveUpWallet', params: authorised } },
            ],
          },
          states: {
            editing: {
              description: 'The person enters the card. The step is not valid without a token.',
              meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
              on: {
                'token.requested': [
                  {
                    guard: and(['cardholderIsValid', 'cardIsComplete', 'termsAreSettled']),
                    target: 'makingToken',
                  },
                  { actions: 'reportRefused', meta: { refusal: 'card' } },
                ],
              },
            },
            makingToken: {
              description: 'The provider creates a token for the card. A second press does nothing.',
              meta: { screen: 'card-entry', requirement: 'D4.4' },
              tags: ['busy'],
              entry: 'forgetProblems',
              invoke: {
                id: 'createToken',
                src: 'createToken',
                input: ({ context }) => ({ cardholderName: context.cardholderName }),
                onDone: [
                  {
                    guard: { type: 'isToken', params: ({ event }) => ({ outcome: event.output }) },
                    target: 'valid',
                    actions: [
                      { type: 'keepToken', params: ({ event }) => ({ outcome: event.output }) },
                      'reportToken',
                    ],
                  },
                  {
                    target: 'editing',
                    actions: [
                      { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
                      'reportRefused',
                    ],
                  },
                ],
                onError: { target: 'editing', actions: ['keepTokenFailure', 'reportRefused'] },
              },
              after: { tokenTimeout: { target: 'editing', actions: ['keepTokenFailure', 'reportRefused'] } },
              on: {
                'token.requested': {},
                'element.changed': {
                  target: 'editing',
                  actions: [{ type: 'keepElement', params: element }, 'reportRefused'],
                },
                'cardholder.changed': {
                  target: 'editing',
                  actions: [{ type: 'keepCardholder', params: holder }, 'reportRefused'],
                },
                'terms.changed': {
                  target: 'editing',
                  actions: [{ type: 'keepTerms', params: terms }, 'reportRefused'],
                },
                'price.changed': { target: 'editing', actions: ['untickTerms', 'reportRefused'] },
                'entry.cleared': {
                  target: 'editing',
                  actions: ['emptyElement', 'clearElement', 'reportRefused'],
                },
                'wallet.authorised': { actions: { type: 'giveUpWallet', params: authorised } },
              },
            },
            valid: {
              description: 'The step is valid: terms, name, card and token. Any change drops the token.',
              meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
              on: { 'token.requested': { actions: 'reportToken' } },
            },
            makingWalletToken: {
              description:
                'The person confirmed in the wallet, and the provider creates a token for its card. The contents of the card entry do not matter.',
              meta: { screen: 'card-entry', requirement: 'D4.13' },
              tags: ['busy'],
              entry: 'forgetProblems',
              invoke: {
                id: 'createWalletToken',
                src: 'createWalletToken',
                input: ({ context }) => ({ authorisation: context.authorisation }),
                onDone: [
                  {
                    guard: { type: 'isToken', params: ({ event }) => ({ outcome: event.output }) },
                    target: 'paidByWallet',
                    actions: { type: 'keepWalletCard', params: ({ event }) => ({ outcome: event.output }) },
                  },
                  {
                    target: 'editing',
                    actions: {
                      type: 'keepWalletRefusal',
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                  },
                ],
                onError: { target: 'editing', actions: 'keepWalletFailure' },
              },
              after: { tokenTimeout: { target: 'editing', actions: 'keepWalletFailure' } },
              on: {
                'token.requested': { actions: 'reportRefused' },
                'element.changed': { actions: { type: 'keepElement', params: element } },
                'cardholder.changed': { actions: { type: 'keepCardholder', params: holder } },
                'wallet.authorised': { actions: { type: 'giveUpWallet', params: authorised } },
              },
            },
            paidByWallet: {
              description:
                'The step is valid: terms, and the token of a wallet’s card. Neither cardholder nor number is required.',
              meta: { screen: 'card-entry', requirement: 'D4.13' },
              on: {
                'token.requested': { actions: 'reportToken' },
                'element.changed': { actions: { type: 'keepElement', params: element } },
                'cardholder.changed': { actions: { type: 'keepCardholder', params: holder } },
                'wallet.authorised': { actions: { type: 'giveUpWallet', params: authorised } },
                'wallet.dropped': { target: 'editing', actions: 'dropToken' },
                'price.changed': {
                  target: 'editing',
                  actions: ['dropToken', 'untickTerms', 'keepPriceChange'],
                },
              },
            },
          },
        },
        wallet: {
          description: 'The provider’s wallet element, if one is requested.',
          meta: { screen: 'card-entry', requirement: 'D4.13' },
          initial: 'absent',
          states: {
            absent: {
              description:
                'There is no wallet element, it has not loaded yet, or the person has no suitable wallet.',
              meta: { screen: 'card-entry', requirement: 'D4.13' },
              on: { 'wallet.shown': 'offered' },
            },
            offered: {
              description: 'A wallet can be pressed.',
              meta: { screen: 'card-entry', requirement: 'D4.13' },
              on: { 'wallet.withdrawn': 'absent' },
              initial: 'quiet',
              states: {
                quiet: {
                  description: 'There is no message about the terms.',
                  meta: { screen: 'card-entry', requirement: 'own' },
                  on: {
                    'wallet.pressed': [
                      { guard: 'termsAreSettled', description: 'The wallet opens.' },
                      { target: 'termsMissing', meta: { refusal: 'terms' } },
                    ],
                  },
                },
                termsMissing: {
                  description: 'A wallet was pressed before the terms were accepted, so it stays closed.',
                  meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
                  on: { 'terms.changed': 'quiet' },
                },
              },
            },
          },
        },
      },
    },
  },
});
