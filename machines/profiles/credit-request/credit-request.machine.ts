import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StepValues } from '../../../src/domain/wizard/steps';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type {
  CreditRequestContext,
  CreditRequestEvent,
  CreditRequestInput,
  CreditRequestOutput,
  CreditRequestTag,
} from './credit-request.types';

type Typed = { values: StepValues };

const typed = ({ event }: { event: Typed }): Typed => ({ values: event.values });
const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/**
 * The dialog "Request Bill Pay" (S2.profilePage.5): the stepper's credit-account request as a form of its own, used
 * where there is no chooser. Typed values are kept until they are submitted, even if the dialog closes.
 */
export const creditRequestMachine = setup({
  types: {} as {
    context: CreditRequestContext;
    input: CreditRequestInput;
    output: CreditRequestOutput;
    events: CreditRequestEvent;
    tags: CreditRequestTag;
    children: { readDraft: 'readDraft'; form: 'form' };
    meta: StateMeta;
  },
  actors: {
    readDraft: providedActor<PromiseActorLogic<StepValues>>('readDraft'),
    form: providedActor<typeof formSubmissionMachine>('form'),
  },
  guards: {
    isSent: (_, { form }: FormProgress) => form.matches('completed'),
    isSending: (_, { form }: FormProgress) => form.hasTag('busy'),
    hasFailed: (_, { form }: FormProgress) => form.matches('refused') || form.matches('failed'),
  },
  actions: {
    keepValues: assign((_, { values }: Typed) => ({ values })),
    saveDraft: providedAction<Typed>('saveDraft'),
    removeDraft: providedAction('removeDraft'),
    reloadAccounts: providedAction<{ customer: string }>('reloadAccounts'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'credit-request',
  description:
    'Request Bill Pay. The customer applies for a credit account, and it ends when the application is sent or the dialog is closed.',
  context: ({ input }) => ({ ...input, values: {} }),
  initial: 'opening',
  output: ({ event }) => event.output as CreditRequestOutput,
  states: {
    opening: {
      description: 'Reads what was typed before.',
      meta: { screen: 'credit-request', requirement: 'D3.19' },
      tags: ['busy'],
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: {
          target: 'open',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.output }) },
        },
        onError: {
          target: 'open',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'dialog.closed': 'closed' },
    },
    open: {
      description: 'The dialog with its form and the values in it.',
      meta: { screen: 'credit-request', requirement: 'S2.profilePage.5' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isSent', params: progress }, target: '#credit-request.sent' },
          { guard: { type: 'isSending', params: progress }, target: '.sending' },
          { guard: { type: 'hasFailed', params: progress }, target: '.editing' },
          {},
        ],
        onError: {
          target: 'open',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'editing',
      states: {
        editing: {
          description:
            'The customer fills in the application. An error from the last attempt is shown above it.',
          meta: { screen: 'credit-request', requirement: 'S5.creditAccountRequest' },
          on: {
            'request.edited': {
              actions: [
                { type: 'keepValues', params: typed },
                { type: 'saveDraft', params: typed },
              ],
            },
            'dialog.closed': '#credit-request.closed',
          },
        },
        sending: {
          description: 'The application is being sent to the server. This can no longer be stopped.',
          meta: { screen: 'credit-request', requirement: 'S7.calls.21' },
          tags: ['busy', 'irreversible'],
        },
      },
    },
    sent: {
      type: 'final',
      description:
        'The application waits for approval. Its draft is deleted, and the list of accounts is read again.',
      meta: { screen: 'application-sent', requirement: 'S4.completion.1' },
      entry: [
        'removeDraft',
        { type: 'reloadAccounts', params: ({ context }) => ({ customer: context.customer }) },
      ],
      output: (): CreditRequestOutput => ({ kind: 'sent' }),
    },
    closed: {
      type: 'final',
      description:
        'The person closed the dialog. Nothing was sent, and what was typed is kept for the next time.',
      meta: { screen: 'payment-profiles', requirement: 'own' },
      output: (): CreditRequestOutput => ({ kind: 'closed' }),
    },
  },
});
