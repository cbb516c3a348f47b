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
  context: ({ input }) => input,
  initial: 'confirming',
  output: ({ event }) => event.output as SubscriptionResumeOutput,
  states: {
    confirming: {
      description:
        'What goes on, and what it costs, stands there to be confirmed; and what went wrong with it before, if anything did.',
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
          description: 'Nothing is on its way: the customer may still leave it cancelled.',
          meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
          on: { 'dialog.closed': '#subscription-resume.closed' },
        },
        sending: {
          description: 'The request is on its way and cannot be taken back.',
          meta: { screen: 'subscription-resume', requirement: 'D2.extensionGroups.resume' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'Nobody knows whether it was received. A press looks before it sends the same request again; closing reads the lists again.',
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
            'Premium goes on: card accounts, navigation and subscriptions are out of date. The dialog stays until the subscriptions say so, so that the focus is not returned to what goes.',
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
      description: 'Premium goes on, and can be cancelled again.',
      meta: { screen: 'manage-payments', requirement: 'D2.extensionGroups.resume' },
      output: (): SubscriptionResumeOutput => ({ kind: 'resumed' }),
    },
    closed: {
      type: 'final',
      description: 'Premium ends as it would have, as far as anybody knows.',
      meta: { screen: 'manage-payments', requirement: 'own' },
      output: (): SubscriptionResumeOutput => ({ kind: 'closed' }),
    },
  },
});
