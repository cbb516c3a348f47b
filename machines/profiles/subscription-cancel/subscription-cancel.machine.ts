import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  SubscriptionCancelContext,
  SubscriptionCancelEvent,
  SubscriptionCancelInput,
  SubscriptionCancelOutput,
  SubscriptionCancelTag,
} from './subscription-cancel.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

const owner = ({ context }: { context: SubscriptionCancelContext }) => ({ customer: context.customer });

/**
 * Cancels Premium, which cannot be undone: confirmation, request, and the data to refresh afterwards
 * (S4.subscription.1, S8.cancelSubscriptionConfirm).
 */
export const subscriptionCancelMachine = setup({
  types: {} as {
    context: SubscriptionCancelContext;
    input: SubscriptionCancelInput;
    output: SubscriptionCancelOutput;
    events: SubscriptionCancelEvent;
    children: { form: 'form'; readLists: 'readLists' };
    tags: SubscriptionCancelTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    readLists: providedActor<PromiseActorLogic<null, { customer: string }>>('readLists'),
  },
  guards: {
    isCancelled: (_, params: FormProgress) => params.form.matches('completed'),
    isUnderWay: (_, params: FormProgress) => params.form.hasTag('busy'),
    isRefused: (_, params: FormProgress) => params.form.matches('refused'),
    hasNoResponse: (_, params: FormProgress) => params.form.matches('failed'),
  },
  actions: {
    recallReason: providedAction('recallReason'),
    keepDraft: providedAction<{ reason: string }>('keepDraft'),
    removeDraft: providedAction('removeDraft'),
    expireLists: providedAction('expireLists'),
    reloadNavigation: providedAction<{ customer: string }>('reloadNavigation'),
    reloadLists: providedAction<{ customer: string }>('reloadLists'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'subscription-cancel',
  description:
    'Cancel Premium. The customer confirms the cancellation, and it ends when Premium is cancelled or the dialog is closed.',
  context: ({ input }) => ({ ...input, reason: '' }),
  entry: 'recallReason',
  initial: 'confirming',
  on: {
    'reason.edited': {
      actions: { type: 'keepDraft', params: ({ event }) => ({ reason: event.reason }) },
    },
  },
  output: ({ event }) => event.output as SubscriptionCancelOutput,
  states: {
    confirming: {
      description: 'The dialog asks whether to cancel. An error from the last attempt is shown there too.',
      meta: { screen: 'subscription-cancel', requirement: 'S8.cancelSubscriptionConfirm' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isCancelled', params: progress }, target: '.refreshing' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'isRefused', params: progress }, target: '.asking' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          {},
        ],
        onError: {
          target: 'confirming',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'No request is in progress: the customer can still keep Premium.',
          meta: { screen: 'subscription-cancel', requirement: 'S8.cancelSubscriptionConfirm' },
          on: { 'dialog.closed': '#subscription-cancel.closed' },
        },
        sending: {
          description: 'The cancellation is being sent. This can no longer be stopped.',
          meta: { screen: 'subscription-cancel', requirement: 'S4.subscription.1' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the lists again.',
          meta: { screen: 'subscription-cancel', requirement: 'S8.networkFailure' },
          on: {
            'dialog.closed': {
              target: '#subscription-cancel.closed',
              actions: { type: 'reloadLists', params: owner },
            },
          },
        },
        refreshing: {
          description:
            'Premium is cancelled, so card accounts, navigation and subscriptions are stale. The dialog stays open until the subscriptions show it, so that focus does not return to an element that is about to disappear.',
          meta: { screen: 'subscription-cancel', requirement: 'S4.subscription.1' },
          tags: ['busy'],
          entry: ['expireLists', { type: 'reloadNavigation', params: owner }],
          invoke: {
            id: 'readLists',
            src: 'readLists',
            input: owner,
            onDone: '#subscription-cancel.cancelled',
            onError: '#subscription-cancel.cancelled',
          },
          on: { 'dialog.closed': '#subscription-cancel.cancelled' },
        },
      },
    },
    cancelled: {
      type: 'final',
      description: 'Premium is cancelled. The screen shows until when it lasts.',
      meta: { screen: 'manage-payments', requirement: 'S4.subscription.1' },
      entry: 'removeDraft',
      output: (): SubscriptionCancelOutput => ({ kind: 'cancelled' }),
    },
    closed: {
      type: 'final',
      description: 'The customer keeps Premium, as far as is known.',
      meta: { screen: 'manage-payments', requirement: 'own' },
      entry: 'removeDraft',
      output: (): SubscriptionCancelOutput => ({ kind: 'closed' }),
    },
  },
});
