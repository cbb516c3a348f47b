import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  CompletionOutcome,
  FormAccepted,
  FormSubmissionContext,
  FormSubmissionEvent,
  FormSubmissionTag,
  SubmitInput,
  SubmitOutcome,
} from './form-submission.types';

/** The event that led to `completing` is the answer of the submission. */
const accepted = ({ event }: { event: unknown }): { accepted: FormAccepted } => ({
  accepted: (event as { output: FormAccepted }).output,
});

/**
 * One plain form: press, wait, accepted or refused (D5.1, D5.2, S8.networkFailure). The values travel from the event
 * into the running call alone; nothing typed is kept in the chart.
 */
export const formSubmissionMachine = setup({
  types: {} as {
    context: FormSubmissionContext;
    events: FormSubmissionEvent;
    tags: FormSubmissionTag;
    children: { submitForm: 'submitForm'; completeForm: 'completeForm' };
    meta: StateMeta;
  },
  actors: {
    submitForm: providedActor<PromiseActorLogic<SubmitOutcome, SubmitInput>>('submitForm'),
    completeForm:
      providedActor<PromiseActorLogic<CompletionOutcome, { accepted: FormAccepted }>>('completeForm'),
  },
  guards: {
    isAccepted: (_, params: { outcome: SubmitOutcome }) => params.outcome.kind === 'accepted',
    isCompleted: (_, params: { outcome: CompletionOutcome }) => params.outcome.kind === 'completed',
  },
  actions: {
    keepKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    forgetKey: assign({ key: null }),
    keepLocation: assign((_, params: { outcome: SubmitOutcome }) =>
      params.outcome.kind === 'accepted' ? { location: params.outcome.location } : {},
    ),
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
  context: { key: null, location: null, messages: [], fields: {} },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The person fills the form in. Nothing has been sent, or what was sent may be sent again. What the server said of a field is kept: each field forgets it when it is edited.',
      meta: { screen: 'form', requirement: 'D5.1' },
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) },
        },
        'form.edited': {},
        'outcome.unknown': { target: 'failed', actions: 'forgetRefusal' },
      },
    },
    submitting: {
      description: 'The form is on its way. A second press does nothing.',
      meta: { screen: 'form', requirement: 'D5.1' },
      tags: ['busy'],
      entry: 'forgetRefusal',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ context, event }) => ({
          values: event.type === 'form.submitted' ? event.values : {},
          key: context.key ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'completing',
            actions: [
              'forgetKey',
              { type: 'keepLocation', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            target: 'refused',
            actions: [
              'forgetKey',
              { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
        ],
        onError: { target: 'failed' },
      },
      on: { 'form.submitted': {}, 'form.edited': {} },
    },
    refused: {
      description:
        'The server said no. Its words stand above the form and at the fields; everything typed is kept.',
      meta: { screen: 'form', requirement: 'D5.2' },
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) },
        },
        'form.edited': { target: 'editing', actions: 'forgetMessages' },
        'outcome.unknown': { target: 'failed', actions: 'forgetRefusal' },
      },
    },
    failed: {
      description:
        'The outcome is unknown: no usable answer came (sent again unchanged it is the same request then), or a refusal could not be explained. The form says so until it is edited or sent again.',
      meta: { screen: 'form', requirement: 'S8.networkFailure' },
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) },
        },
        'form.edited': { target: 'editing', actions: 'forgetKey' },
      },
    },
    completing: {
      description:
        'The server took it, and what follows from that is under way. A second press does nothing.',
      meta: { screen: 'form', requirement: 'own' },
      tags: ['busy'],
      invoke: {
        id: 'completeForm',
        src: 'completeForm',
        input: accepted,
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
        onError: 'failed',
      },
      on: { 'form.submitted': {}, 'form.edited': {} },
    },
    completed: {
      description: 'Done. The screen goes on from here; a form that stays may be filled in anew.',
      meta: { screen: 'form', requirement: 'own' },
      on: { 'form.submitted': {}, 'form.edited': 'editing' },
    },
  },
});
