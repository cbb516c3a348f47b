import { setup } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  FactorResetContext,
  FactorResetEvent,
  FactorResetInput,
  FactorResetTag,
} from './factor-reset.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/**
 * An admin removes the second step of a customer who has lost theirs, for a reason (D2.extensionGroups.secondFactor).
 * The server waits a day and mails the customer, who can stop it. The same request again changes nothing.
 */
export const factorResetMachine = setup({
  types: {} as {
    context: FactorResetContext;
    input: FactorResetInput;
    events: FactorResetEvent;
    tags: FactorResetTag;
    children: { form: 'form' };
    meta: StateMeta;
  },
  actors: { form: providedActor<typeof formSubmissionMachine>('form') },
  guards: {
    hasBegun: (_, { form }: FormProgress) => form.matches('completed'),
    isSending: (_, { form }: FormProgress) => form.hasTag('busy'),
  },
  actions: {
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'factor-reset',
  description:
    'Remove a lost second step. An admin gives a reason, and it ends when the dialog is closed, before or after the removal has begun.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      description: 'The dialog says what follows and asks for the reason.',
      meta: { screen: 'factor-reset', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'hasBegun', params: progress }, target: 'begun' },
          { guard: { type: 'isSending', params: progress }, target: '.sending' },
          { target: '.asking' },
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
          meta: { screen: 'factor-reset', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': '#factor-reset.closed' },
        },
        sending: {
          description: 'The request is being sent. This can no longer be stopped.',
          meta: { screen: 'factor-reset', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
      },
    },
    begun: {
      description: 'The removal has begun. The dialog says when it happens and how the customer can stop it.',
      meta: { screen: 'factor-reset', requirement: 'D2.extensionGroups.secondFactor' },
      on: { 'dialog.closed': 'closed' },
    },
    closed: {
      type: 'final',
      description: 'The admin closed the dialog.',
      meta: { screen: 'customer-search', requirement: 'own' },
    },
  },
});
