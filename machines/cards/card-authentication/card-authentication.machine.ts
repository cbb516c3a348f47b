import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor, providedDelay } from '../../placeholder';
import type { ChallengeOutcome } from '../../../src/domain/cards/card-payment';
import type { StateMeta } from '../../state.types';
import type {
  AuthenticationFailure,
  CardAuthenticationContext,
  CardAuthenticationInput,
  CardAuthenticationOutput,
  ChallengedRequest,
  ConfirmationAnswer,
} from './card-authentication.types';

type Verdict = { outcome: ChallengeOutcome };
type Answer = { answer: ConfirmationAnswer };
type Failure = { failure: AuthenticationFailure };

const verdict = ({ event }: { event: { output: ChallengeOutcome } }): Verdict => ({ outcome: event.output });
const answer = ({ event }: { event: { output: ConfirmationAnswer } }): Answer => ({ answer: event.output });
const confirmationIn = ({ request: { intentId, key } }: CardAuthenticationContext) => ({ intentId, key });
const unreachable: Failure = { failure: { kind: 'unavailable', message: null } };
const timedOut: Failure = { failure: { kind: 'timedOut' } };

/**
 * 3-D Secure, after a request with a card was answered with 402. The bank challenges its customer once. Then the
 * request is sent again once, with the intent's id and its own key. The parent flow decides what happens to the card
 * (S4.addingACard.2, S4.stepperSubmission.2, D4.6).
 */
export const cardAuthenticationMachine = setup({
  types: {} as {
    context: CardAuthenticationContext;
    input: CardAuthenticationInput;
    output: CardAuthenticationOutput;
    children: { runChallenge: 'runChallenge'; confirm: 'confirm' };
    meta: StateMeta;
  },
  actors: {
    runChallenge: providedActor<PromiseActorLogic<ChallengeOutcome, { challenge: string }>>('runChallenge'),
    confirm: providedActor<PromiseActorLogic<ConfirmationAnswer, ChallengedRequest>>('confirm'),
  },
  delays: { challengeTimeout: providedDelay('challengeTimeout') },
  guards: {
    isChallenged: ({ context }) => context.challenge !== null,
    isAuthenticated: (_, params: Verdict) => params.outcome.kind === 'succeeded',
    isUnknown: (_, params: Answer) => params.answer.kind === 'unknown',
  },
  actions: {
    keepIntent: assign(({ context: { request } }, { outcome }: Verdict) =>
      outcome.kind === 'succeeded'
        ? {
            request: {
              ...request,
              intentId: outcome.intentId,
              key: `${request.key}.${outcome.intentId}`,
            },
          }
        : {},
    ),
    keepVerdict: assign((_, { outcome }: Verdict) => ({
      failure: outcome.kind === 'succeeded' ? null : outcome,
    })),
    keepFailure: assign((_, params: Failure) => params),
  },
}).createMachine({
  id: 'card-authentication',
  description:
    'Confirm a card with the bank (3-D Secure). After a 402 the bank authenticates the person and the request is sent again, and it ends with the answer or the failure.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'starting',
  output: ({ event }) => event.output as CardAuthenticationOutput,
  states: {
    starting: {
      description:
        'Decides whether the bank has to authenticate, or has done so before and only the confirmation is repeated.',
      meta: { screen: 'card-authentication', requirement: 'D4.9' },
      always: [{ guard: 'isChallenged', target: 'authenticating' }, { target: 'confirming' }],
    },
    authenticating: {
      description: 'The bank authenticates the person in a window of its own.',
      meta: { screen: 'card-authentication', requirement: 'D4.6' },
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
          { target: 'failed', actions: { type: 'keepVerdict', params: verdict } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: unreachable } },
      },
      after: { challengeTimeout: { target: 'failed', actions: { type: 'keepFailure', params: timedOut } } },
    },
    confirming: {
      description: 'The same request is sent again, with the id of the authenticated intent.',
      meta: { screen: 'card-authentication', requirement: 'S4.stepperSubmission.2' },
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => context.request,
        onDone: [
          { guard: { type: 'isUnknown', params: answer }, target: 'noResponse' },
          { target: 'answered' },
        ],
        onError: 'noResponse',
      },
    },
    answered: {
      type: 'final',
      description: 'The server has responded to the confirmation. The parent flow interprets the response.',
      meta: { screen: 'card-authentication', requirement: 'S4.addingACard.2' },
      output: ({ context, event }): CardAuthenticationOutput => {
        const { output } = event as unknown as { readonly output: ConfirmationAnswer };
        return { kind: 'answered', answer: output, ...confirmationIn(context) };
      },
    },
    failed: {
      type: 'final',
      description:
        'The bank did not authenticate, could not be reached, or did not respond in time. Nothing was confirmed.',
      meta: { screen: 'card-authentication', requirement: 'D4.8' },
      output: ({ context }): CardAuthenticationOutput => ({ kind: 'failed', failure: context.failure }),
    },
    noResponse: {
      type: 'final',
      description: 'No usable response to the confirmation arrived. The server may have executed it.',
      meta: { screen: 'card-authentication', requirement: 'D4.9' },
      output: ({ context }): CardAuthenticationOutput => ({
        kind: 'noResponse',
        ...confirmationIn(context),
      }),
    },
  },
});
