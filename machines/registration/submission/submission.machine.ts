import { assign, sendParent, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { ChallengeOutcome } from '../../../src/domain/cards/card-payment';
import type { CardToken } from '../../../src/domain/entities';
import type { StateMeta } from '../../state.types';
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
type Verdict = { outcome: ChallengeOutcome };
const answer = ({ event }: { event: { output: SubmissionAnswer } }): Answer => ({ outcome: event.output });
const verdict = ({ event }: { event: { output: ChallengeOutcome } }): Verdict => ({ outcome: event.output });

type Press = { body: SubmissionBody; card: CardToken | null; key: string; endpoint: 'profile' | 'card' };

/** The card of the last request, to be deleted: both tries are the same call. */
const deletionOf = ({ context: { request } }: { context: SubmissionContext }): CardDeletion => ({
  token: request?.card?.token ?? null,
  key: `${request?.key ?? ''}.delete`,
});

/**
 * The key of a press. Where the answer to the last one was lost and nothing of it was found, it may still arrive: pressed
 * again unchanged, it is the same request and happens once.
 */
const keyOf = ({ request, failure }: SubmissionContext, press: Press): string => {
  const isSame =
    request?.card?.token === press.card?.token &&
    JSON.stringify(request?.body) === JSON.stringify(press.body);
  return request && isSame && failure?.kind === 'unanswered' ? request.key : press.key;
};

const requestOf = ({ context }: { context: SubmissionContext }): SubmissionRequest => {
  if (!context.request) throw new Error('Nothing was asked to be sent');
  return context.request;
};

/**
 * A paying POST of the stepper: payment required, extra authentication, confirmation, and card-only mode once the
 * account exists but its card did not work (S4.stepperSubmission.1 to S4.stepperSubmission.4, D4.6, D4.8, D4.9).
 */
export const submissionMachine = setup({
  types: {} as {
    context: SubmissionContext;
    input: SubmissionInput;
    output: SubmissionOutput;
    events: SubmissionEvent;
    children: {
      postSubmission: 'submit';
      confirmSubmission: 'submit';
      runChallenge: 'runChallenge';
      deleteCard: 'deleteCard';
      deleteCardAgain: 'deleteCard';
      reconcile: 'reconcile';
    };
    tags: SubmissionTag;
    meta: StateMeta;
  },
  actors: {
    submit: providedActor<PromiseActorLogic<SubmissionAnswer, SubmissionRequest>>('submit'),
    runChallenge: providedActor<PromiseActorLogic<ChallengeOutcome, { challenge: string }>>('runChallenge'),
    deleteCard: providedActor<PromiseActorLogic<null, CardDeletion>>('deleteCard'),
    reconcile: providedActor<PromiseActorLogic<Reconciliation, ReconcileInput>>('reconcile'),
  },
  delays: { challengeTimeout: providedDelay('challengeTimeout') },
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
    isAuthenticated: (_, params: Verdict) => params.outcome.kind === 'succeeded',
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
    keepChallenge: assign(({ context }, params: Answer) => ({
      challenge: params.outcome.kind === 'paymentRequired' ? params.outcome.challenge : null,
      challenges: context.challenges + 1,
    })),
    keepIntent: assign(({ context }, params: Verdict) => ({
      request:
        context.request && params.outcome.kind === 'succeeded'
          ? {
              ...context.request,
              intentId: params.outcome.intentId,
              key: `${context.request.key}.${params.outcome.intentId}`,
            }
          : context.request,
    })),
    keepUuid: assign(({ context }, params: Answer) => ({
      uuid: ('uuid' in params.outcome ? params.outcome.uuid : null) ?? context.uuid,
    })),
    keepRefusal: assign((_, params: Answer) => ({
      failure:
        params.outcome.kind === 'refused' || params.outcome.kind === 'cardRefused' ? params.outcome : null,
    })),
    keepVerdict: assign((_, params: Verdict) => ({
      failure: params.outcome.kind === 'succeeded' ? null : params.outcome,
    })),
    keepFailure: assign((_, params: { failure: SubmissionFailure }) => ({ failure: params.failure })),
    reportReturn: sendParent(({ context }: { context: SubmissionContext }): SubmissionReport => ({
      type: 'submission.returned',
      fields: context.failure?.kind === 'refused' ? Object.keys(context.failure.fields) : [],
    })),
    reopenCard: sendParent({ type: 'card.reopened' } satisfies SubmissionReport),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({
    ...input,
    request: null,
    challenge: null,
    challenges: 0,
    failure: null,
    uuid: null,
  }),
  initial: 'entering',
  on: { 'submission.requested': {}, 'submission.retried': {}, 'submission.postponed': {} },
  output: ({ event }) => event.output as SubmissionOutput,
  states: {
    entering: {
      description:
        'The steps are filled in. What went wrong before stands above them; nothing was left behind.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.1' },
      on: {
        'submission.requested': {
          target: 'posting',
          actions: {
            type: 'keepRequest',
            params: ({ event }) => ({
              body: event.body,
              card: event.card,
              key: event.key,
              endpoint: 'profile',
            }),
          },
        },
      },
    },
    posting: {
      description: 'What was filled in is on its way. From here it cannot be taken back.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.1' },
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
            actions: [{ type: 'keepFailure', params: { failure: { kind: 'unknownError' } } }, 'reportReturn'],
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
          { target: 'unheard' },
        ],
        onError: 'unheard',
      },
    },
    authenticating: {
      description: 'Payment is required: the bank asks the person, once per intent.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.2' },
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
            target: 'deletingCard',
            actions: { type: 'keepVerdict', params: verdict },
          },
        ],
        onError: {
          target: 'deletingCard',
          actions: { type: 'keepFailure', params: { failure: { kind: 'unavailable', message: null } } },
        },
      },
      after: {
        challengeTimeout: {
          target: 'deletingCard',
          actions: { type: 'keepFailure', params: { failure: { kind: 'timedOut' } } },
        },
      },
    },
    confirming: {
      description: 'The same call again, with the id of the intent that was authenticated.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.2' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'confirmSubmission',
        src: 'submit',
        input: requestOf,
        onDone: [
          {
            guard: { type: 'isCompleted', params: answer },
            target: 'completed',
            actions: { type: 'keepUuid', params: answer },
          },
          {
            guard: { type: 'isChallengedAgain', params: answer },
            target: 'authenticating',
            actions: [
              { type: 'keepChallenge', params: answer },
              { type: 'keepUuid', params: answer },
            ],
          },
          {
            guard: { type: 'isChallenged', params: answer },
            target: 'deletingCard',
            actions: { type: 'keepFailure', params: { failure: { kind: 'declined', message: null } } },
          },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'deletingCard',
            actions: [
              { type: 'keepUuid', params: answer },
              { type: 'keepRefusal', params: answer },
            ],
          },
          { target: 'unheard' },
        ],
        onError: 'unheard',
      },
    },
    deletingCard: {
      description:
        'The authentication failed, or what followed it did: the new card is deleted. A failure to do so is tried once more.',
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
        'The delete failed and is tried once more; if it fails again that is logged, and the flow goes on.',
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
        'The account exists and its card did not work. Only the card is asked for, the earlier steps are locked, and "later" is offered.',
      meta: { screen: 'stepper', requirement: 'S4.stepperSubmission.3' },
      tags: ['cardOnly'],
      on: {
        'submission.requested': [
          {
            guard: { type: 'carriesCard', params: ({ event }) => ({ card: event.card }) },
            target: 'posting',
            actions: {
              type: 'keepRequest',
              params: ({ event }) => ({
                body: event.body,
                card: event.card,
                key: event.key,
                endpoint: 'card',
              }),
            },
          },
          {},
        ],
        'submission.postponed': 'postponed',
      },
    },
    unheard: {
      description:
        'No usable answer came, and the server may have committed: whether that can be looked up, tried again, or neither.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      always: [
        { guard: 'isCustomer', target: 'reconciling' },
        {
          guard: 'isRepeatable',
          target: 'unanswered',
          actions: { type: 'keepFailure', params: { failure: { kind: 'unanswered', checked: false } } },
        },
        { target: 'unconfirmed' },
      ],
    },
    reconciling: {
      description: 'The customer’s cards and subscriptions are read again before anything is sent.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      tags: ['busy', 'irreversible'],
      invoke: {
        id: 'reconcile',
        src: 'reconcile',
        input: ({ context }) => ({ customer: context.customer, request: context.request }),
        onDone: [
          { guard: { type: 'isCommitted', params: ({ event }) => event.output }, target: 'completed' },
          {
            guard: 'isConfirmation',
            target: 'unanswered',
            actions: { type: 'keepFailure', params: { failure: { kind: 'unanswered', checked: true } } },
          },
          {
            guard: 'isForHeldProfile',
            target: 'deletingCard',
            actions: { type: 'keepFailure', params: { failure: { kind: 'unanswered', checked: true } } },
          },
          {
            target: 'entering',
            actions: [
              { type: 'keepFailure', params: { failure: { kind: 'unanswered', checked: true } } },
              'reportReturn',
            ],
          },
        ],
        onError: {
          target: 'unchecked',
          actions: { type: 'keepFailure', params: { failure: { kind: 'unanswered', checked: false } } },
        },
      },
    },
    unchecked: {
      description:
        'Nobody can tell yet whether the server has committed. Retry looks again and sends nothing.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      on: { 'submission.retried': 'reconciling' },
    },
    unanswered: {
      description:
        'No answer came. Retry sends the same request under the same key, so that it happens once; the steps stay locked until then.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      on: {
        'submission.retried': [{ guard: 'isConfirmation', target: 'confirming' }, { target: 'posting' }],
      },
    },
    completed: {
      type: 'final',
      description: 'The account, and what was paid for, is there.',
      meta: { screen: 'stepper', requirement: 'S4.completion.1' },
      output: ({ context }): SubmissionOutput => ({ kind: 'completed', uuid: context.uuid }),
    },
    postponed: {
      type: 'final',
      description: 'The account is there; its card can follow on the profile.',
      meta: { screen: 'stepper', requirement: 'D4.10' },
      output: ({ context }): SubmissionOutput => ({ kind: 'postponed', uuid: context.uuid }),
    },
    unconfirmed: {
      type: 'final',
      description:
        'No answer came, and this backend could do a repeated request twice: the visitor is told to look at their mail.',
      meta: { screen: 'stepper', requirement: 'D4.9' },
      output: (): SubmissionOutput => ({ kind: 'unconfirmed' }),
    },
  },
});
