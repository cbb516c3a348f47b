import { assign, sendParent, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { CardToken } from '../../../src/domain/entities';
import type { cardAuthenticationMachine } from '../../cards/card-authentication/card-authentication.machine';
import type { CardAuthenticationOutput } from '../../cards/card-authentication/card-authentication.types';
import type { RefusalMeta, StateMeta } from '../../state.types';
import type {
  CardDeletion,
  ReconcileInput,
  Reconciliation,
  SubmissionAnswer,
  SubmissionBody,
  SubmissionContext,
  SubmissionEvent,
  SubmissionFailure,
  SubmissionInput,
  SubmissionOutput,
  SubmissionReport,
  SubmissionRequest,
  SubmissionTag,
} from './submission.types';

type Answer = { outcome: SubmissionAnswer };
type Ended = { output: CardAuthenticationOutput };
const answer = ({ event }: { event: { output: SubmissionAnswer } }): Answer => ({ outcome: event.output });
const ended = ({ event }: { event: { output: CardAuthenticationOutput } }): Ended => ({
  output: event.output,
});
/** Converts the server's answer to the confirmation into the form of the first POST's answer. */
const confirmed = ({ event: { output } }: { event: { output: CardAuthenticationOutput } }): Answer => ({
  outcome: output.kind === 'answered' ? (output.answer as SubmissionAnswer) : { kind: 'unknown' },
});

type Failure = { failure: SubmissionFailure };
const missing: Failure = { failure: { kind: 'noResponse', checked: true } };
const reconciliationFailed: Failure = { failure: { kind: 'noResponse', checked: false } };
const declinedAgain: Failure = { failure: { kind: 'declined', message: null } };
const unexpected: Failure = { failure: { kind: 'unknownError' } };

type Press = { body: SubmissionBody; card: CardToken | null; key: string; endpoint: 'profile' | 'card' };
const pressFor =
  (endpoint: Press['endpoint']) =>
  ({ event: { body, card, key } }: { event: Omit<Press, 'endpoint'> }): Press => ({
    body,
    card,
    key,
    endpoint,
  });

/** The deletion of the last request's card. Both attempts send the same call. */
const deletionOf = ({ context: { request } }: { context: SubmissionContext }): CardDeletion => ({
  token: request?.card?.token ?? null,
  key: `${request?.key ?? ''}.delete`,
});

/**
 * Returns the idempotency key of a press. If the last answer was lost and its effect was not found, the request may
 * still arrive. Pressed again unchanged, it is the same request with the same key and is executed once.
 */
const keyOf = ({ request, failure }: SubmissionContext, press: Press): string => {
  const isSame =
    request?.card?.token === press.card?.token &&
    JSON.stringify(request?.body) === JSON.stringify(press.body);
  return request && isSame && failure?.kind === 'noResponse' ? request.key : press.key;
};

const requestOf = ({ context }: { context: SubmissionContext }): SubmissionRequest => {
  if (!context.request) throw new Error('No submission was requested');
  return context.request;
};

/**
 * The stepper's paying POST: payment required, authentication, confirmation, and card-only mode if the account exists
 * but its card did not work (S4.stepperSubmission.1 to S4.stepperSubmission.4, D4.6, D4.8, D4.9).
 */
export const submissionMachine = setup({
  types: {} as {
    context: SubmissionContext;
    input: SubmissionInput;
    output: SubmissionOutput;
    events: SubmissionEvent;
    children: {
      postSubmission: 'submit';
      cardAuthentication: 'cardAuthentication';
      deleteCard: 'deleteCard';
      deleteCardAgain: 'deleteCard';
      reconcile: 'reconcile';
    };
    tags: SubmissionTag;
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  actors: {
    submit: providedActor<PromiseActorLogic<SubmissionAnswer, SubmissionRequest>>('submit'),
    cardAuthentication: providedActor<typeof cardAuthenticationMachine>('cardAuthentication'),
    deleteCard: providedActor<PromiseActorLogic<null, CardDeletion>>('deleteCard'),
    reconcile: providedActor<PromiseActorLogic<Reconciliation, ReconcileInput>>('reconcile'),
  },
  guards: {
    isCompleted: (_, params: Answer) => params.outcome.kind === 'completed',
    isChallenged: (_, params: Answer) => params.outcome.kind === 'paymentRequired',
    isChallengedWithoutCard: ({ context }, params: Answer) =>
      params.outcome.kind === 'paymentRequired' && context.request?.card === null,
    isChallengedAgain: ({ context }, params: Answer) =>
      params.outcome.kind === 'paymentRequired' && context.challenges < 2,
    isCardRefused: ({ context }, params: Answer) =>
      params.outcome.kind === 'cardRefused' && context.request?.card !== null,
    isRefusedCard: ({ context }, params: Answer) =>
      params.outcome.kind === 'refused' && context.request?.endpoint === 'card',
    isRefused: (_, params: Answer) =>
      params.outcome.kind === 'refused' || params.outcome.kind === 'cardRefused',
    carriesCard: (_, params: { card: CardToken | null }) => params.card !== null,
    isNotAuthenticated: (_, params: Ended) => params.output.kind === 'failed',
    isCustomer: ({ context }) => context.customer !== null,
    isRepeatable: ({ context }) => context.repeatable,
    isCommitted: (_, params: Reconciliation) => params.committed,
    isConfirmation: ({ context }) => (context.request?.intentId ?? null) !== null,
    isForHeldProfile: ({ context }) => context.request?.endpoint === 'card',
  },
  actions: {
    keepRequest: assign(({ context }, params: Press) => ({
      request: { ...params, key: keyOf(context, params), intentId: null },
      challenge: null,
      challenges: 0,
      failure: null,
    })),
    keepKnownAccounts: providedAction('keepKnownAccounts'),
    keepChallenge: assign(({ context }, params: Answer) => ({
      challenge: params.outcome.kind === 'paymentRequired' ? params.outcome.challenge : null,
      challenges: context.challenges + 1,
    })),
    /** Stores the confirmation as the last request. Repeating it requires no further authentication. */
    keepConfirmation: assign(({ context: { request } }, { output }: Ended) =>
      request && output.kind !== 'failed'
        ? { request: { ...request, intentId: output.intentId, key: output.key }, challenge: null }
        : {},
    ),
    keepUuid: assign(({ context }, params: Answer) => ({
      uuid: ('uuid' in params.outcome ? params.outcome.uuid : null) ?? context.uuid,
    })),
    keepRefusal: assign((_, params: Answer) => ({
      failure:
        params.outcome.kind === 'refused' || params.outcome.kind === 'cardRefused' ? params.outcome : null,
    })),
    keepVerdict: assign((_, { output }: Ended) => ({
      failure: output.kind === 'failed' ? output.failure : null,
    })),
    keepFailure: assign((_, params: Failure) => ({ failure: params.failure })),
    reportReturn: sendParent(({ context }: { context: SubmissionContext }): SubmissionReport => ({
      type: 'submission.returned',
      fields: context.failure?.kind === 'refused' ? Object.keys(context.failure.fields) : [],
    })),
    reopenCard: sendParent({ type: 'card.reopened' } satisfies SubmissionReport),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'submission',
  description:
    'Submit and pay. It sends what the wizard holds, has a payment confirmed, and ends when the account exists with or without its card.',
  context: ({ input }) => ({
    ...input,
    request: null,
    challenge: null,
    challenges: 0,
    failure: null,
    uuid: null,
    knownAccounts: null,
  }),
  initial: 'entering',
  output: ({ event }) => event.output as SubmissionOutput,
  states: {
    entering: {
      description:
        'The person fills in the steps. An error from the last attempt is shown above them; that attempt left nothing behind.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.1' },
      on: {
        'submission.requested': {
          target: 'posting',
          actions: [{ type: 'keepRequest', params: pressFor('profile') }, 'keepKnownAccounts'],
        },
      },
    },
    posting: {
      description: 'What was entered is being sent. This can no longer be stopped.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.1', next: 'charge' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'postSubmission',
        src: 'submit',
        input: requestOf,
        onDone: [
          {
            guard: { type: 'isCompleted', params: answer },
            target: 'completed',
            actions: { type: 'keepUuid', params: answer },
          },
          {
            guard: { type: 'isChallengedWithoutCard', params: answer },
            target: 'entering',
            actions: [{ type: 'keepFailure', params: unexpected }, 'reportReturn'],
          },
          {
            guard: { type: 'isChallenged', params: answer },
            target: 'authenticating',
            actions: [
              { type: 'keepChallenge', params: answer },
              { type: 'keepUuid', params: answer },
            ],
          },
          {
            guard: { type: 'isCardRefused', params: answer },
            target: 'cardOnly',
            actions: [
              { type: 'keepUuid', params: answer },
              { type: 'keepRefusal', params: answer },
              'reopenCard',
            ],
          },
          {
            guard: { type: 'isRefusedCard', params: answer },
            target: 'cardOnly',
            actions: [{ type: 'keepRefusal', params: answer }, 'reopenCard'],
          },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'entering',
            actions: [{ type: 'keepRefusal', params: answer }, 'reportReturn'],
          },
          { target: 'noResponse' },
        ],
        onError: 'noResponse',
      },
    },
    authenticating: {
      description:
        'Payment is required. The bank authenticates the person, then the same request is sent again with the intent’s id.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.2', next: 'bank' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'cardAuthentication',
        src: 'cardAuthentication',
        input: ({ context }) => ({ challenge: context.challenge, request: requestOf({ context }) }),
        onDone: [
          {
            guard: { type: 'isNotAuthenticated', params: ended },
            target: 'deletingCard',
            actions: { type: 'keepVerdict', params: ended },
          },
          {
            guard: { type: 'isCompleted', params: confirmed },
            target: 'completed',
            actions: { type: 'keepUuid', params: confirmed },
          },
          {
            guard: { type: 'isChallengedAgain', params: confirmed },
            target: 'authenticating',
            reenter: true,
            actions: [
              { type: 'keepConfirmation', params: ended },
              { type: 'keepChallenge', params: confirmed },
              { type: 'keepUuid', params: confirmed },
            ],
          },
          {
            guard: { type: 'isChallenged', params: confirmed },
            target: 'deletingCard',
            actions: { type: 'keepFailure', params: declinedAgain },
          },
          {
            guard: { type: 'isRefused', params: confirmed },
            target: 'deletingCard',
            actions: [
              { type: 'keepUuid', params: confirmed },
              { type: 'keepRefusal', params: confirmed },
            ],
          },
          { target: 'noResponse', actions: { type: 'keepConfirmation', params: ended } },
        ],
        onError: 'outcomeUnknown',
      },
    },
    deletingCard: {
      description:
        'The authentication failed, or the request after it. The new card is deleted; if that fails, it is tried once more.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.3' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'deleteCard',
        src: 'deleteCard',
        input: deletionOf,
        onDone: { target: 'cardOnly', actions: 'reopenCard' },
        onError: 'deletingCardAgain',
      },
    },
    deletingCardAgain: {
      description:
        'The card could not be deleted, so it is tried once more. Another failure is logged, and the flow continues.',
      meta: { screen: 'stepper', requirement: 'D4.8' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'deleteCardAgain',
        src: 'deleteCard',
        input: deletionOf,
        onDone: { target: 'cardOnly', actions: 'reopenCard' },
        onError: {
          target: 'cardOnly',
          actions: [{ type: 'logFailure', params: ({ event }) => ({ error: event.error }) }, 'reopenCard'],
        },
      },
    },
    cardOnly: {
      description:
        'The account exists, but its card did not work. Only the card is requested, the earlier steps are locked, and "later" is offered.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.3', next: 'anotherCard' },
      tags: ['cardOnly'],
      on: {
        'submission.requested': [
          {
            guard: { type: 'carriesCard', params: ({ event }) => ({ card: event.card }) },
            target: 'posting',
            actions: [{ type: 'keepRequest', params: pressFor('card') }, 'keepKnownAccounts'],
          },
          { meta: { refusal: 'card' } },
        ],
        'submission.postponed': 'postponed',
      },
    },
    noResponse: {
      description:
        'No usable response arrived, and the server may have committed. Decides whether this can be checked, can be tried again, or neither.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      always: [
        { guard: 'isCustomer', target: 'reconciling' },
        {
          guard: 'isRepeatable',
          target: 'retryable',
          actions: { type: 'keepFailure', params: reconciliationFailed },
        },
        { target: 'outcomeUnknown' },
      ],
    },
    reconciling: {
      description: 'The customer’s cards and subscriptions are read again before anything else is sent.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'reconcile',
        src: 'reconcile',
        input: ({ context: { customer, request, knownAccounts } }) => ({
          customer,
          request,
          knownAccounts,
        }),
        onDone: [
          { guard: { type: 'isCommitted', params: ({ event }) => event.output }, target: 'completed' },
          {
            guard: 'isConfirmation',
            target: 'retryable',
            actions: { type: 'keepFailure', params: missing },
          },
          {
            guard: 'isForHeldProfile',
            target: 'deletingCard',
            actions: { type: 'keepFailure', params: missing },
          },
          { target: 'entering', actions: [{ type: 'keepFailure', params: missing }, 'reportReturn'] },
        ],
        onError: {
          target: 'reconciliationFailed',
          actions: { type: 'keepFailure', params: reconciliationFailed },
        },
      },
    },
    reconciliationFailed: {
      description:
        'It is still unknown whether the server has committed. Retry checks again and sends nothing.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      on: { 'submission.retried': 'reconciling' },
    },
    retryable: {
      description:
        'No response arrived. Retry sends the same request with the same idempotency key, so that it is executed only once. The steps stay locked until then.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      on: {
        'submission.retried': [{ guard: 'isConfirmation', target: 'authenticating' }, { target: 'posting' }],
      },
    },
    completed: {
      type: 'final',
      description: 'The account exists, with everything that was paid for.',
      meta: { screen: 'stepper', requirement: 'S4.completion.1', next: 'done' },
      output: ({ context }): SubmissionOutput => ({ kind: 'completed', uuid: context.uuid }),
    },
    postponed: {
      type: 'final',
      description: 'The account exists. Its card can be added later on the profile.',
      meta: { screen: 'stepper', requirement: 'D4.10' },
      output: ({ context }): SubmissionOutput => ({ kind: 'postponed', uuid: context.uuid }),
    },
    outcomeUnknown: {
      type: 'final',
      description:
        'It is unknown whether the request was executed, and repeating it could execute it twice. The person is told where to check.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      output: (): SubmissionOutput => ({ kind: 'outcomeUnknown' }),
    },
  },
});
