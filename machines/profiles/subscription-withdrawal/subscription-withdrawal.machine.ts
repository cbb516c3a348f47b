import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  SubscriptionWithdrawalContext,
  SubscriptionWithdrawalEvent,
  SubscriptionWithdrawalInput,
  SubscriptionWithdrawalOutput,
  SubscriptionWithdrawalTag,
} from './subscription-withdrawal.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

const owner = ({ context }: { context: SubscriptionWithdrawalContext }) => ({ customer: context.customer });

/**
 * Withdraws from the contract of a personal subscription: statement, confirmation, and what the server recorded
 * (D2.extensionGroups.withdrawal; Directive 2023/2673).
 */
export const subscriptionWithdrawalMachine = setup({
  types: {} as {
    context: SubscriptionWithdrawalContext;
    input: SubscriptionWithdrawalInput;
    output: SubscriptionWithdrawalOutput;
    events: SubscriptionWithdrawalEvent;
    children: { form: 'form'; readLists: 'readLists' };
    tags: SubscriptionWithdrawalTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    readLists: providedActor<PromiseActorLogic<null, { customer: string }>>('readLists'),
  },
  guards: {
    isAccepted: (_, params: FormProgress) => params.form.matches('completed'),
    isUnderWay: (_, params: FormProgress) => params.form.hasTag('busy'),
    isRefused: (_, params: FormProgress) => params.form.matches('refused'),
    hasNoResponse: (_, params: FormProgress) => params.form.matches('failed'),
  },
  actions: {
    keepWithdrawal: assign((_, { form }: FormProgress) => ({ withdrawal: form.context.withdrawal })),
    expireLists: providedAction('expireLists'),
    reloadNavigation: providedAction<{ customer: string }>('reloadNavigation'),
    reloadLists: providedAction<{ customer: string }>('reloadLists'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'subscription-withdrawal',
  description:
    'Withdraw from Premium. The customer withdraws from the contract, and it ends when the server has recorded that or the dialog is closed.',
  context: ({ input }) => ({ ...input, withdrawal: null }),
  initial: 'confirming',
  output: ({ event }) => event.output as SubscriptionWithdrawalOutput,
  states: {
    confirming: {
      description:
        'The dialog shows the statement to be confirmed. An error from the last attempt is shown there too.',
      meta: { screen: 'subscription-withdrawal', requirement: 'D2.extensionGroups.withdrawal' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          {
            guard: { type: 'isAccepted', params: progress },
            target: '.refreshing',
            actions: { type: 'keepWithdrawal', params: progress },
          },
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
          description: 'No request is in progress: the customer can still keep the contract.',
          meta: { screen: 'subscription-withdrawal', requirement: 'D2.extensionGroups.withdrawal' },
          on: { 'dialog.closed': '#subscription-withdrawal.closed' },
        },
        sending: {
          description: 'The withdrawal is being sent. This can no longer be stopped.',
          meta: { screen: 'subscription-withdrawal', requirement: 'D2.extensionGroups.withdrawal' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the lists again.',
          meta: { screen: 'subscription-withdrawal', requirement: 'S8.networkFailure' },
          on: {
            'dialog.closed': {
              target: '#subscription-withdrawal.closed',
              actions: { type: 'reloadLists', params: owner },
            },
          },
        },
        refreshing: {
          description:
            'The withdrawal is complete, so card accounts, navigation, subscriptions and receipts are stale. Those on the screen are read again.',
          meta: { screen: 'subscription-withdrawal', requirement: 'S4.subscription.1' },
          tags: ['busy'],
          entry: ['expireLists', { type: 'reloadNavigation', params: owner }],
          invoke: {
            id: 'readLists',
            src: 'readLists',
            input: owner,
            onDone: '#subscription-withdrawal.withdrawn',
            onError: '#subscription-withdrawal.withdrawn',
          },
          on: { 'dialog.closed': '#subscription-withdrawal.done' },
        },
      },
    },
    withdrawn: {
      description:
        'The dialog shows what was withdrawn from and when, what is refunded, and that an email confirms it.',
      meta: { screen: 'subscription-withdrawal', requirement: 'D2.extensionGroups.withdrawal' },
      on: { 'dialog.closed': 'done' },
    },
    done: {
      type: 'final',
      description: 'The customer has withdrawn and closed the dialog.',
      meta: { screen: 'manage-payments', requirement: 'D2.extensionGroups.withdrawal' },
      output: (): SubscriptionWithdrawalOutput => ({ kind: 'withdrawn' }),
    },
    closed: {
      type: 'final',
      description: 'The customer keeps the contract, as far as is known.',
      meta: { screen: 'manage-payments', requirement: 'own' },
      output: (): SubscriptionWithdrawalOutput => ({ kind: 'closed' }),
    },
  },
});
