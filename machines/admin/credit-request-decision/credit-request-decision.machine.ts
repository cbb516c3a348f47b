import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { StateMeta } from '../../state.types';
import type {
  CreditRequestDecisionContext,
  CreditRequestDecisionEvent,
  CreditRequestDecisionInput,
  CreditRequestDecisionTag,
  DecisionProgress,
  ReadOutcome,
} from './credit-request-decision.types';

type Read = { outcome: ReadOutcome };
type Typed = { uuid: string; reason: string };

const read = ({ event }: { event: { output: ReadOutcome } }): Read => ({ outcome: event.output });
const named = ({ context }: { context: CreditRequestDecisionContext }) => ({ uuid: context.uuid });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const progress = ({ event }: { event: { snapshot: DecisionProgress['form'] } }): DecisionProgress => ({
  form: event.snapshot,
});

/**
 * An admin's decision about a credit account request (S2.adminRoutes.2, D2.extensionGroups.admin). The request is
 * read, then approved after a confirmation or declined with a reason. It can be decided once. If another admin has
 * decided it first, the screen shows that decision.
 */
export const creditRequestDecisionMachine = setup({
  types: {} as {
    context: CreditRequestDecisionContext;
    input: CreditRequestDecisionInput;
    events: CreditRequestDecisionEvent;
    children: {
      readRequest: 'readRequest';
      approval: 'approval';
      decline: 'decline';
      checkApproval: 'readRequest';
      checkDecline: 'readRequest';
      readApproved: 'readRequest';
      readDeclined: 'readRequest';
    };
    tags: CreditRequestDecisionTag;
    meta: StateMeta;
  },
  actors: {
    readRequest: providedActor<PromiseActorLogic<ReadOutcome, { uuid: string }>>('readRequest'),
    approval: providedActor<typeof formSubmissionMachine>('approval'),
    decline: providedActor<typeof formSubmissionMachine>('decline'),
  },
  guards: {
    isUnknown: (_, { outcome }: Read) => outcome.kind === 'unknown',
    isPending: (_, { outcome }: Read) => outcome.kind === 'found' && outcome.request.status === 'pending',
    isDone: (_, { form }: DecisionProgress) => form.matches('completed'),
    isUnderWay: (_, { form }: DecisionProgress) => form.hasTag('busy'),
    isRefused: (_, { form }: DecisionProgress) => form.matches('refused'),
    hasNoResponse: (_, { form }: DecisionProgress) => form.matches('failed'),
  },
  actions: {
    keepRequest: assign((_, { outcome }: Read) =>
      outcome.kind === 'found' ? { request: outcome.request } : {},
    ),
    /** Shows the decision that the server accepted until the request is read again, or if that read fails. */
    markApproved: assign(({ context: { request } }) => ({
      request: request && { ...request, status: 'approved' as const },
    })),
    markDeclined: assign(({ context: { request, reason } }) => ({
      request: request && {
        ...request,
        status: 'declined' as const,
        reason: request.reason ?? reason.trim(),
      },
    })),
    keepReason: assign((_, { reason }: Typed) => ({ reason })),
    recallReason: providedAction('recallReason'),
    saveDraft: providedAction<Typed>('saveDraft'),
    removeDraft: providedAction('removeDraft'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'credit-request-decision',
  description:
    'Decide a credit account request. An admin approves the request or declines it with a reason, and it ends when the decision is shown.',
  context: ({ input }) => ({ ...input, request: null, reason: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The request is loading.',
      meta: { screen: 'credit-account-request', requirement: 'S2.adminRoutes.2' },
      tags: ['busy'],
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: named,
        onDone: [
          { guard: { type: 'isUnknown', params: read }, target: 'unknown' },
          {
            guard: { type: 'isPending', params: read },
            target: 'pending',
            actions: { type: 'keepRequest', params: read },
          },
          { target: 'decided.found', actions: { type: 'keepRequest', params: read } },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: {
      description: 'The request could not be loaded. The screen says so and offers Retry.',
      meta: { screen: 'credit-account-request', requirement: 'D7.1' },
      on: { 'request.retried': 'loading' },
    },
    unknown: {
      description: 'There is no such request. The screen says that the page was not found.',
      meta: { screen: 'not-found', requirement: 'D3.6' },
    },
    pending: {
      description:
        'The request waits for a decision. The screen shows everything that is applied for, and the two answers at the end.',
      meta: { screen: 'credit-account-request', requirement: 'S2.adminRoutes.2' },
      on: { 'approval.chosen': 'approving', 'decline.chosen': 'declining' },
    },
    approving: {
      description:
        'The dialog asks whether to approve the request. An error from the last attempt is shown there too.',
      meta: { screen: 'credit-account-request-approve', requirement: 'D2.extensionGroups.admin' },
      invoke: {
        id: 'approval',
        src: 'approval',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: '.refreshing', actions: 'markApproved' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'isRefused', params: progress }, target: '.checking' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          {},
        ],
        onError: { target: 'loading', actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'No call is in progress: the request can still be left as it is.',
          meta: { screen: 'credit-account-request-approve', requirement: 'D2.extensionGroups.admin' },
          on: { 'dialog.closed': '#credit-request-decision.pending' },
        },
        sending: {
          description: 'The approval is being sent to the server. This can no longer be stopped.',
          meta: { screen: 'credit-account-request-approve', requirement: 'D2.extensionGroups.admin' },
          tags: ['busy', 'irreversible'],
        },
        checking: {
          description:
            'The server refused. The request is read again, because someone else may have decided it.',
          meta: { screen: 'credit-account-request-approve', requirement: 'own' },
          tags: ['busy', 'irreversible'],
          invoke: {
            id: 'checkApproval',
            src: 'readRequest',
            input: named,
            onDone: [
              { guard: { type: 'isUnknown', params: read }, target: '#credit-request-decision.unknown' },
              { guard: { type: 'isPending', params: read }, target: 'asking' },
              {
                target: '#credit-request-decision.decided.meanwhile',
                actions: { type: 'keepRequest', params: read },
              },
            ],
            onError: 'asking',
          },
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the request again.',
          meta: { screen: 'credit-account-request-approve', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': '#credit-request-decision.loading' },
        },
        refreshing: {
          description:
            'The request is approved. The dialog stays open until the account number is known, so that focus does not return to an element that is about to disappear.',
          meta: { screen: 'credit-account-request-approve', requirement: 'own' },
          tags: ['busy'],
          invoke: {
            id: 'readApproved',
            src: 'readRequest',
            input: named,
            onDone: {
              target: '#credit-request-decision.decided.here',
              actions: [{ type: 'keepRequest', params: read }, 'markApproved'],
            },
            onError: '#credit-request-decision.decided.here',
          },
          on: { 'dialog.closed': '#credit-request-decision.decided.here' },
        },
      },
    },
    declining: {
      description:
        'The dialog asks for the reason, which is passed on to the customer. An error from the last attempt is shown there too.',
      meta: { screen: 'credit-account-request-decline', requirement: 'D2.extensionGroups.admin' },
      entry: 'recallReason',
      on: {
        'reason.edited': {
          actions: [
            {
              type: 'keepReason',
              params: ({ context, event }) => ({ uuid: context.uuid, reason: event.reason }),
            },
            {
              type: 'saveDraft',
              params: ({ context, event }) => ({ uuid: context.uuid, reason: event.reason }),
            },
          ],
        },
      },
      invoke: {
        id: 'decline',
        src: 'decline',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: '.refreshing', actions: 'markDeclined' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'isRefused', params: progress }, target: '.checking' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          {},
        ],
        onError: { target: 'loading', actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The admin types the reason. An error from the last attempt is shown above it.',
          meta: { screen: 'credit-account-request-decline', requirement: 'S5.required' },
          on: { 'dialog.closed': { target: '#credit-request-decision.pending', actions: 'removeDraft' } },
        },
        sending: {
          description: 'The decline is being sent to the server. This can no longer be stopped.',
          meta: { screen: 'credit-account-request-decline', requirement: 'D2.extensionGroups.admin' },
          tags: ['busy', 'irreversible'],
        },
        checking: {
          description:
            'The server refused. The request is read again, because someone else may have decided it.',
          meta: { screen: 'credit-account-request-decline', requirement: 'own' },
          tags: ['busy', 'irreversible'],
          invoke: {
            id: 'checkDecline',
            src: 'readRequest',
            input: named,
            onDone: [
              {
                guard: { type: 'isUnknown', params: read },
                target: '#credit-request-decision.unknown',
                actions: 'removeDraft',
              },
              { guard: { type: 'isPending', params: read }, target: 'asking' },
              {
                target: '#credit-request-decision.decided.meanwhile',
                actions: [{ type: 'keepRequest', params: read }, 'removeDraft'],
              },
            ],
            onError: 'asking',
          },
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the request again.',
          meta: { screen: 'credit-account-request-decline', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#credit-request-decision.loading', actions: 'removeDraft' } },
        },
        refreshing: {
          description:
            'The request is declined. The dialog stays open until the request has been read again, so that focus does not return to an element that is about to disappear.',
          meta: { screen: 'credit-account-request-decline', requirement: 'own' },
          tags: ['busy'],
          entry: 'removeDraft',
          invoke: {
            id: 'readDeclined',
            src: 'readRequest',
            input: named,
            onDone: {
              target: '#credit-request-decision.decided.here',
              actions: [{ type: 'keepRequest', params: read }, 'markDeclined'],
            },
            onError: '#credit-request-decision.decided.here',
          },
          on: { 'dialog.closed': '#credit-request-decision.decided.here' },
        },
      },
    },
    decided: {
      description: 'The request is decided. The screen shows the decision and offers no more actions.',
      meta: { screen: 'credit-account-request', requirement: 'D2.extensionGroups.admin' },
      initial: 'found',
      states: {
        found: {
          description: 'The request had been decided before it was opened.',
          meta: { screen: 'credit-account-request', requirement: 'D2.extensionGroups.admin' },
        },
        here: {
          description: 'This admin has just decided the request.',
          meta: { screen: 'credit-account-request', requirement: 'D2.extensionGroups.admin' },
        },
        meanwhile: {
          description: 'Someone else decided the request while this admin was about to. The screen says so.',
          meta: { screen: 'credit-account-request', requirement: 'own' },
        },
      },
    },
  },
});
