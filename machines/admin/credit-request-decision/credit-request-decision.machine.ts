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
  context: ({ input }) => ({ ...input, request: null, reason: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The request is on its way.',
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
      description: 'It did not come. The screen says so, with Retry.',
      meta: { screen: 'credit-account-request', requirement: 'D7.1' },
      on: { 'request.retried': 'loading' },
    },
    unknown: {
      description: 'There is no such request: the page was not found.',
      meta: { screen: 'not-found', requirement: 'D3.6' },
    },
    pending: {
      description:
        'It waits for a decision: everything that is asked for it, and the two answers at the end.',
      meta: { screen: 'credit-account-request', requirement: 'S2.adminRoutes.2' },
      on: { 'approval.chosen': 'approving', 'decline.chosen': 'declining' },
    },
    approving: {
      description: 'The dialog asks whether it shall be approved; what went wrong before stands there, too.',
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
          description: 'Nothing is on its way: the request may still be left as it is.',
          meta: { screen: 'credit-account-request-approve', requirement: 'D2.extensionGroups.admin' },
          on: { 'dialog.closed': '#credit-request-decision.pending' },
        },
        sending: {
          description: 'The approval is on its way to the server. From here it cannot be taken back.',
          meta: { screen: 'credit-account-request-approve', requirement: 'D2.extensionGroups.admin' },
          tags: ['busy', 'irreversible'],
        },
        checking: {
          description: 'The server said no. The request is read again: somebody else may have decided it.',
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
            'Nobody knows whether it is approved. A press is the same approval again; closing reads the request again.',
          meta: { screen: 'credit-account-request-approve', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': '#credit-request-decision.loading' },
        },
        refreshing: {
          description:
            'It is approved. The dialog stays until the number of the account is there, so that the focus is not returned to what goes.',
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
        'The dialog asks for the reason, which the customer is told; what went wrong stands there.',
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
          description: 'The reason is typed. Why the last press declined nothing stands above it.',
          meta: { screen: 'credit-account-request-decline', requirement: 'S5.required' },
          on: { 'dialog.closed': { target: '#credit-request-decision.pending', actions: 'removeDraft' } },
        },
        sending: {
          description: 'The decline is on its way to the server. From here it cannot be taken back.',
          meta: { screen: 'credit-account-request-decline', requirement: 'D2.extensionGroups.admin' },
          tags: ['busy', 'irreversible'],
        },
        checking: {
          description: 'The server said no. The request is read again: somebody else may have decided it.',
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
            'Nobody knows whether it is declined. A press is the same decline again; closing reads the request again.',
          meta: { screen: 'credit-account-request-decline', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#credit-request-decision.loading', actions: 'removeDraft' } },
        },
        refreshing: {
          description:
            'It is declined. The dialog stays until the request is read again, so that the focus is not returned to what goes.',
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
      description: 'It is decided: the screen shows how, and there is nothing left to press.',
      meta: { screen: 'credit-account-request', requirement: 'D2.extensionGroups.admin' },
      initial: 'found',
      states: {
        found: {
          description: 'It was decided before it was opened.',
          meta: { screen: 'credit-account-request', requirement: 'D2.extensionGroups.admin' },
        },
        here: {
          description: 'This admin has decided it just now.',
          meta: { screen: 'credit-account-request', requirement: 'D2.extensionGroups.admin' },
        },
        meanwhile: {
          description: 'Somebody else decided it while this admin was about to: the screen says so.',
          meta: { screen: 'credit-account-request', requirement: 'own' },
        },
      },
    },
  },
});
