import {
  and,
  assign,
  fromCallback,
  sendParent,
  setup,
  type AnyActorLogic,
  type PromiseActorLogic,
} from 'xstate';
import type { ElementChange, TokenOutcome } from '../../src/domain/card-payment';
import type { StateMeta } from '../state.types';
import type {
  CardEntryContext,
  CardEntryEvent,
  CardEntryInput,
  CardEntryReport,
  CardEntryTag,
} from './card-entry.types';

const provided = <T extends AnyActorLogic>(name: string) =>
  fromCallback(() => {
    throw new Error(`${name} must be provided`);
  }) as unknown as T;

const unprovidedDelay = (name: string) => () => {
  throw new Error(`${name} must be provided`);
};

/**
 * The card step: cardholder, the provider's element, terms, token
 * (specification, section 4 "Card step"; decisions, section 4). Valid only with a token.
 */
export const cardEntryMachine = setup({
  types: {} as {
    context: CardEntryContext;
    input: CardEntryInput;
    events: CardEntryEvent;
    children: { loadProvider: 'loadProvider'; createToken: 'createToken' };
    tags: CardEntryTag;
    meta: StateMeta;
  },
  actors: {
    loadProvider: provided<PromiseActorLogic<null, Record<never, never>>>('loadProvider'),
    createToken: provided<PromiseActorLogic<TokenOutcome, { cardholderName: string }>>('createToken'),
  },
  delays: {
    scriptTimeout: unprovidedDelay('scriptTimeout'),
    tokenTimeout: unprovidedDelay('tokenTimeout'),
  },
  guards: {
    cardholderIsValid: (): boolean => {
      throw new Error('cardholderIsValid must be provided');
    },
    cardIsComplete: ({ context }) => context.element.complete && context.element.error === null,
    termsAreSettled: ({ context }) => context.termsAccepted || !context.termsRequired,
    isToken: (_, params: { outcome: TokenOutcome }) => params.outcome.kind === 'token',
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
    forgetTokenFailure: assign({ tokenFailed: false }),
    dropToken: assign({ card: null }),
    emptyElement: assign({ element: { complete: false, empty: true, error: null } }),
    clearElement: () => {
      throw new Error('clearElement must be provided');
    },
    reportToken: sendParent(({ context }: { context: CardEntryContext }): CardEntryReport =>
      context.card === null ? { type: 'token.refused' } : { type: 'token.received', card: context.card },
    ),
    reportRefused: sendParent({ type: 'token.refused' } satisfies CardEntryReport),
  },
}).createMachine({
  id: 'card-entry',
  context: ({ input }) => ({
    termsRequired: input.termsRequired,
    cardholderName: '',
    element: { complete: false, empty: true, error: null },
    termsAccepted: false,
    card: null,
    tokenFailed: false,
  }),
  initial: 'loading',
  on: {
    'cardholder.changed': {
      actions: { type: 'keepCardholder', params: ({ event }) => ({ name: event.name }) },
    },
    'terms.changed': {
      actions: { type: 'keepTerms', params: ({ event }) => ({ accepted: event.accepted }) },
    },
    'price.changed': { actions: 'untickTerms' },
    'token.requested': { actions: 'reportRefused' },
    'entry.cleared': {},
    'element.changed': {},
    'script.retried': {},
  },
  states: {
    loading: {
      description: 'The card provider’s script is on its way. The rest of the form can be filled in.',
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
      description: 'The card provider cannot be reached, or its script is blocked: says so and offers Retry.',
      meta: { screen: 'card-entry', requirement: 'own' },
      on: { 'script.retried': 'loading' },
    },
    usable: {
      description: 'The card element is there.',
      meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
      tags: ['usable'],
      initial: 'editing',
      on: {
        'element.changed': {
          target: '.editing',
          actions: ['dropToken', { type: 'keepElement', params: ({ event }) => ({ change: event.change }) }],
        },
        'cardholder.changed': {
          target: '.editing',
          actions: ['dropToken', { type: 'keepCardholder', params: ({ event }) => ({ name: event.name }) }],
        },
        'terms.changed': {
          target: '.editing',
          actions: [
            'dropToken',
            { type: 'keepTerms', params: ({ event }) => ({ accepted: event.accepted }) },
          ],
        },
        'price.changed': { target: '.editing', actions: ['dropToken', 'untickTerms'] },
        'entry.cleared': { target: '.editing', actions: ['dropToken', 'emptyElement', 'clearElement'] },
      },
      states: {
        editing: {
          description: 'The person enters the card. Without a token the step is not valid.',
          meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
          on: {
            'token.requested': [
              {
                guard: and(['cardholderIsValid', 'cardIsComplete', 'termsAreSettled']),
                target: 'makingToken',
              },
              { actions: 'reportRefused' },
            ],
          },
        },
        makingToken: {
          description: 'The provider turns the card into a token. A further press does nothing.',
          meta: { screen: 'card-entry', requirement: 'D4.4' },
          tags: ['busy'],
          entry: 'forgetTokenFailure',
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
              actions: [
                { type: 'keepElement', params: ({ event }) => ({ change: event.change }) },
                'reportRefused',
              ],
            },
            'cardholder.changed': {
              target: 'editing',
              actions: [
                { type: 'keepCardholder', params: ({ event }) => ({ name: event.name }) },
                'reportRefused',
              ],
            },
            'terms.changed': {
              target: 'editing',
              actions: [
                { type: 'keepTerms', params: ({ event }) => ({ accepted: event.accepted }) },
                'reportRefused',
              ],
            },
            'price.changed': { target: 'editing', actions: ['untickTerms', 'reportRefused'] },
            'entry.cleared': {
              target: 'editing',
              actions: ['emptyElement', 'clearElement', 'reportRefused'],
            },
          },
        },
        valid: {
          description:
            'The step is valid: terms, name, card and token. Whatever changes, the token is dropped.',
          meta: { screen: 'card-entry', requirement: 'S4.cardStep.1' },
          on: { 'token.requested': { actions: 'reportToken' } },
        },
      },
    },
  },
});
