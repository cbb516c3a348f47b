import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  SubscriptionResumeContext,
  SubscriptionResumeEvent,
  SubscriptionResumeInput,
  SubscriptionResumeOutput,
  SubscriptionResumeTag,
} from './subscription-resume.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

const owner = ({ context }: { context: SubscriptionResumeContext }) => ({ customer: context.customer });

/**
 * Resumes a cancelled subscription that still runs: confirmation, request, and the data to refresh afterwards
 * (D2.extensionGroups.resume).
 */
export const subscriptionResumeMachine = setup({
  types: {} as {
    context: SubscriptionResumeContext;
    input: SubscriptionResumeInput;
    output: SubscriptionResumeOutput;
    events: SubscriptionResumeEvent;
    children: { form: 'form'; readLists: 'readLists' };
    tags: SubscriptionResumeTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    readLists: providedActor<PromiseActorLogic<null, { customer: string }>>('readLists'),
  },
  guards: {
    isResumed: (_, params: FormProgress) => params.form.matches('completed'),
    isUnderWay: (_, params: FormProgress) => params.form.hasTag('busy'),
    isRefused: (_, params: FormProgress) => params.form.matches('refused'),
    hasNoResponse: (_, params: FormProgress) => params.form.matches('failed'),
  },
  actions: {
    expireLists: providedAction('expireLists'),
    reloadNavigation: providedAction<{ customer: string }>('reloadNavigation'),
    reloadLists: providedAction<{ customer: string }>('reloadLists'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'subscription-resume',
  description:
    'Resume Premium. The customer takes a cancellation back, and it ends when Premium is resumed or the dialog is closed.',
  context: ({ input }) => input,
  initial: 'confirming',
  output: ({ event }) => event.output as SubscriptionResumeOutput,
  states: {
    confirming: {
      description:
        'The dialog shows what is resumed and what it costs, and asks for confirmation. An error from the last attempt is shown there too.',
      meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isResumed', params: progress }, target: '.refreshing' },
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
          description: 'No request is in progress: the customer can still leave it cancelled.',
          meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
          on: { 'dialog.closed': '#subscription-resume.closed' },
        },
        sending: {
          description: 'The request is being sent. This can no longer be stopped.',
          meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the lists again.',
          meta: { screen: 'subscription-resume', requirement: 'S8.networkFailure' },
          on: {
            'dialog.closed': {
              target: '#subscription-resume.closed',
              actions: { type: 'reloadLists', params: owner },
            },
          },
        },
        refreshing: {
          description:
            'Premium is resumed, so card accounts, navigation and subscriptions are stale. The dialog stays open until the subscriptions show it, so that focus does not return to an element that is about to disappear.',
          meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
          tags: ['busy'],
          entry: ['expireLists', { type: 'reloadNavigation', params: owner }],
          invoke: {
            id: 'readLists',
            src: 'readLists',
            input: owner,
            onDone: '#subscription-resume.resumed',
            onError: '#subscription-resume.resumed',
          },
          on: { 'dialog.closed': '#subscription-resume.resumed' },
        },
      },
    },
    resumed: {
      type: 'final',
      description: 'Premium is resumed, and can be cancelled again.',
      meta: { screen: 'manage-payments', requirement: 'D2.extensionGroups.resume' },
      output: (): SubscriptionResumeOutput => ({ kind: 'resumed' }),
    },
    closed: {
      type: 'final',
      description: 'Premium still ends as planned, as far as is known.',
      meta: { screen: 'manage-payments', requirement: 'own' },
      output: (): SubscriptionResumeOutput => ({ kind: 'closed' }),
    },
  },
});
