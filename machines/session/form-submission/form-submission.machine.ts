import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  CompletionOutcome,
  FormAccepted,
  FormSubmissionContext,
  FormSubmissionEvent,
  FormSubmissionTag,
  FormValues,
  ReconcileInput,
  ReconcileOutcome,
  Sought,
  SubmitInput,
  SubmitOutcome,
} from './form-submission.types';

type Submitted = { outcome: SubmitOutcome };
type Reconciled = { outcome: ReconcileOutcome };

const submitted = ({ event }: { event: { output: SubmitOutcome } }): Submitted => ({ outcome: event.output });
const reconciled = ({ event }: { event: { output: ReconcileOutcome } }): Reconciled => ({
  outcome: event.output,
});
const pressed = ({ event }: { event: { key: string } }): { key: string } => ({ key: event.key });

/** Returns the values to send: those of a press, or of an earlier press that turned out to have done nothing. */
const valuesToSend = (event: unknown): FormValues => {
  const { values, output } = event as { values?: FormValues; output?: ReconcileOutcome };
  return values ?? output?.press?.values ?? {};
};

/**
 * Returns what to search for. What was stored when an answer was lost takes precedence, because it describes the state
 * before the first attempt. Otherwise the current refusal says what to search for.
 */
const soughtOf = ({ sought }: FormSubmissionContext, event: unknown): Sought =>
  sought ?? (event as { output: { sought: Sought } }).output.sought;

/**
 * Submits one plain form: press, wait, accepted or refused (D5.1, D5.2, D4.9). If an answer is lost, the chart checks
 * whether the server executed the request before it reports anything or sends it again. The values go from the event
 * straight into the call; the context holds nothing that was typed.
 */
export const formSubmissionMachine = setup({
  types: {} as {
    context: FormSubmissionContext;
    events: FormSubmissionEvent;
    tags: FormSubmissionTag;
    children: {
      submitForm: 'submitForm';
      reconcile: 'reconcile';
      reconcileRefusal: 'reconcile';
      reconcileFirst: 'reconcile';
      completeForm: 'completeForm';
    };
    meta: StateMeta;
  },
  actors: {
    submitForm: providedActor<PromiseActorLogic<SubmitOutcome, SubmitInput>>('submitForm'),
    reconcile: providedActor<PromiseActorLogic<ReconcileOutcome, ReconcileInput>>('reconcile'),
    completeForm:
      providedActor<PromiseActorLogic<CompletionOutcome, { accepted: FormAccepted }>>('completeForm'),
  },
  guards: {
    isAccepted: (_, { outcome }: Submitted) => outcome.kind === 'accepted',
    hasNoResponse: (_, { outcome }: Submitted) => outcome.kind === 'noResponse',
    mayBeDone: ({ context }, { outcome }: Submitted) =>
      outcome.kind === 'refused' && (context.sought ?? outcome.sought) !== null,
    hasLostResponse: ({ context }) => context.sought !== null,
    isDone: (_, { outcome }: Reconciled) => outcome.done,
    isCompleted: (_, params: { outcome: CompletionOutcome }) => params.outcome.kind === 'completed',
  },
  actions: {
    keepKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    forgetKey: assign({ key: null }),
    keepSought: assign(({ context }, { outcome }: Submitted) =>
      outcome.kind === 'noResponse' ? { sought: context.sought ?? outcome.sought } : {},
    ),
    forgetPress: assign({ key: null, sought: null }),
    keepAnswer: assign((_, { outcome }: Submitted) =>
      outcome.kind === 'accepted'
        ? {
            location: outcome.location,
            factors: outcome.factors ?? [],
            withdrawal: outcome.withdrawal ?? null,
            confirmed: true,
          }
        : {},
    ),
    forgetAnswer: assign({ location: null, factors: [], withdrawal: null, confirmed: false }),
    forgetRefusal: assign({ messages: [], fields: {} }),
    forgetMessages: assign({ messages: [] }),
    keepRefusal: assign((_, params: { outcome: SubmitOutcome | CompletionOutcome }) =>
      params.outcome.kind === 'refused'
        ? { messages: params.outcome.messages, fields: params.outcome.fields }
        : {},
    ),
  },
}).createMachine({
  id: 'form-submission',
  description: 'Submit a form. It sends a form once and ends when the server has accepted or refused it.',
  context: {
    key: null,
    sought: null,
    location: null,
    factors: [],
    withdrawal: null,
    confirmed: false,
    messages: [],
    fields: {},
  },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The person fills in the form. Nothing was sent, or it may be sent again. The server’s error for a field is shown until that field is edited.',
      meta: { screen: 'form', requirement: 'D5.1' },
      on: {
        'form.submitted': { target: 'submitting', actions: { type: 'keepKey', params: pressed } },
      },
    },
    submitting: {
      description: 'The form was sent and waits for the response. A second press does nothing.',
      meta: { screen: 'form', requirement: 'D5.1' },
      tags: ['busy'],
      entry: 'forgetRefusal',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context, event }) => ({ values: valuesToSend(event), key: context.key ?? '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: submitted },
            target: 'completing',
            actions: ['forgetPress', { type: 'keepAnswer', params: submitted }],
          },
          {
            guard: { type: 'hasNoResponse', params: submitted },
            target: 'reconciling',
            actions: { type: 'keepSought', params: submitted },
          },
          {
            guard: { type: 'mayBeDone', params: submitted },
            target: 'reconcilingRefusal',
            actions: ['forgetKey', { type: 'keepRefusal', params: submitted }],
          },
          { target: 'refused', actions: ['forgetPress', { type: 'keepRefusal', params: submitted }] },
        ],
        onError: 'failed.outcomeUnknown',
      },
    },
    reconciling: {
      description: 'No usable response arrived. Checks whether the server executed the request anyway.',
      meta: { screen: 'form', requirement: 'D4.9' },
      tags: ['busy'],
      invoke: {
        id: 'reconcile',
        src: 'reconcile',
        input: ({ context, event }) => ({ sought: soughtOf(context, event), press: null }),
        onDone: [
          {
            guard: { type: 'isDone', params: reconciled },
            target: 'completing',
            actions: ['forgetPress', 'forgetAnswer'],
          },
          { target: 'failed.notDone' },
        ],
        onError: 'failed.notReconciled',
      },
    },
    reconcilingRefusal: {
      description:
        'The server refused, perhaps because someone else, or an earlier press whose response was lost, has already done it. Checks this before the refusal is shown.',
      meta: { screen: 'form', requirement: 'D4.9' },
      tags: ['busy'],
      invoke: {
        id: 'reconcileRefusal',
        src: 'reconcile',
        input: ({ context, event }) => ({ sought: soughtOf(context, event), press: null }),
        onDone: [
          {
            guard: { type: 'isDone', params: reconciled },
            target: 'completing',
            actions: ['forgetPress', 'forgetRefusal', 'forgetAnswer'],
          },
          { target: 'refused', actions: 'forgetPress' },
        ],
        onError: [
          { guard: 'hasLostResponse', target: 'failed.notReconciled', actions: 'forgetRefusal' },
          { target: 'refused' },
        ],
      },
    },
    refused: {
      description:
        'The server refused. Its messages are shown above the form and at the fields; everything typed is kept.',
      meta: { screen: 'form', requirement: 'D5.2' },
      on: {
        'form.submitted': { target: 'submitting', actions: { type: 'keepKey', params: pressed } },
        'form.edited': { target: 'editing', actions: 'forgetMessages' },
      },
    },
    failed: {
      description:
        'The press did not end in an answer. The form says what is known until it is edited or sent again.',
      meta: { screen: 'form', requirement: 'S8.networkFailure' },
      initial: 'outcomeUnknown',
      on: {
        'form.submitted': [
          {
            guard: 'hasLostResponse',
            target: 'reconcilingFirst',
            actions: { type: 'keepKey', params: pressed },
          },
          { target: 'submitting' },
        ],
        'form.edited': { target: 'editing', actions: 'forgetPress' },
      },
      states: {
        outcomeUnknown: {
          description:
            'No usable response arrived, or a fault came before it, and nothing was checked. Sent again, it is the same request.',
          meta: { screen: 'form', requirement: 'S8.networkFailure' },
        },
        notDone: {
          description: 'No usable response arrived. A check found that the request was not executed so far.',
          meta: { screen: 'form', requirement: 'D4.9' },
        },
        notReconciled: {
          description:
            'No usable response arrived, and it could not be checked whether the request was executed.',
          meta: { screen: 'form', requirement: 'D4.9' },
        },
        notCompleted: {
          description:
            'The request was executed, but its follow-up work got no response. Sent again, only that work is repeated.',
          meta: { screen: 'form', requirement: 'own' },
          on: { 'form.submitted': '#form-submission.completing' },
        },
      },
    },
    reconcilingFirst: {
      description:
        'The form was pressed again after a lost response. Checks whether the request was executed in the meantime; the form is sent only if not.',
      meta: { screen: 'form', requirement: 'D4.9' },
      tags: ['busy'],
      invoke: {
        id: 'reconcileFirst',
        src: 'reconcile',
        input: ({ context, event }) => ({
          sought: soughtOf(context, event),
          press: { values: valuesToSend(event) },
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: reconciled },
            target: 'completing',
            actions: ['forgetPress', 'forgetAnswer'],
          },
          { target: 'submitting' },
        ],
        onError: 'failed.notReconciled',
      },
    },
    completing: {
      description:
        'The request was executed, and its follow-up work is in progress. A second press does nothing.',
      meta: { screen: 'form', requirement: 'own' },
      tags: ['busy'],
      invoke: {
        id: 'completeForm',
        src: 'completeForm',
        input: ({ context }) => ({
          accepted: { kind: 'accepted', location: context.location, factors: context.factors },
        }),
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'completed',
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: 'failed.notCompleted',
      },
    },
    completed: {
      description:
        'Done: the screen continues from here. A form that stays on the screen can be filled in again.',
      meta: { screen: 'form', requirement: 'own' },
      on: { 'form.edited': 'editing' },
    },
  },
});
