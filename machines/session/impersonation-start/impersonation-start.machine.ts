import { setup } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';
import type { StateMeta } from '../../state.types';
import type {
  ImpersonationStartContext,
  ImpersonationStartEvent,
  ImpersonationStartInput,
  ImpersonationStartTag,
  ReasonFormProgress,
} from './impersonation-start.types';

const progress = ({ event }: { event: { snapshot: ReasonFormProgress['form'] } }): ReasonFormProgress => ({
  form: event.snapshot,
});

/**
 * The dialog 'Log in as': an admin gives a reason and then acts for a customer (S6.4, D2.extensionGroups.admin). The
 * session and the bridge do the rest: the app navigates to the customer's default page.
 */
export const impersonationStartMachine = setup({
  types: {} as {
    context: ImpersonationStartContext;
    input: ImpersonationStartInput;
    events: ImpersonationStartEvent;
    tags: ImpersonationStartTag;
    children: { form: 'form' };
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
  },
  guards: {
    hasBegun: (_, { form }: ReasonFormProgress) => form.matches('completed'),
    isSending: (_, { form }: ReasonFormProgress) => form.hasTag('busy'),
    hasFailed: (_, { form }: ReasonFormProgress) => form.matches('refused') || form.matches('failed'),
  },
  actions: {
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'impersonation-start',
  description:
    'Sign in as a customer (impersonation). An admin gives a reason, and it ends when the admin acts for the customer or closes the dialog.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'The dialog that asks for the reason.',
      meta: { screen: 'impersonation-start', requirement: 'S6.4' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'hasBegun', params: progress }, target: '.begun' },
          { guard: { type: 'isSending', params: progress }, target: '.sending' },
          { guard: { type: 'hasFailed', params: progress }, target: '.asking' },
          {},
        ],
        onError: {
          target: 'open',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The admin types the reason. An error from the last attempt is shown above it.',
          meta: { screen: 'impersonation-start', requirement: 'S6.4' },
          on: { 'dialog.closed': '#impersonation-start.closed' },
        },
        sending: {
          description: 'The reason was sent; afterwards the session is read again.',
          meta: { screen: 'impersonation-start', requirement: 'D2.extensionGroups.admin' },
          tags: ['busy', 'irreversible'],
        },
        begun: {
          description:
            'The admin acts for the customer. The dialog stays open until the customer’s default page replaces it.',
          meta: { screen: 'impersonation-start', requirement: 'D6.4' },
          tags: ['irreversible'],
        },
      },
    },
    closed: {
      type: 'final',
      description: 'The admin closed the dialog and does not act for the customer.',
      meta: { screen: 'customer-search', requirement: 'own' },
    },
  },
});
