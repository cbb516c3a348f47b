import { assign, fromCallback, setup, type AnyActorLogic, type PromiseActorLogic } from 'xstate';
import type { StateMeta } from '../state.types';
import type {
  FormSubmissionContext,
  FormSubmissionEvent,
  FormSubmissionTag,
  FormValues,
  SubmitOutcome,
} from './form-submission.types';

const provided = <T extends AnyActorLogic>(name: string) =>
  fromCallback(() => {
    throw new Error(`${name} must be provided`);
  }) as unknown as T;

/**
 * One plain form: press, wait, accepted or refused (specification, sections 5 and 8).
 * The values travel from the event into the running call alone; nothing typed is kept in the chart.
 */
export const formSubmissionMachine = setup({
  types: {} as {
    context: FormSubmissionContext;
    events: FormSubmissionEvent;
    tags: FormSubmissionTag;
    children: { submitForm: 'submitForm' };
    meta: StateMeta;
  },
  actors: {
    submitForm: provided<PromiseActorLogic<SubmitOutcome, { values: FormValues }>>('submitForm'),
  },
  guards: {
    isAccepted: (_, params: { outcome: SubmitOutcome }) => params.outcome.kind === 'accepted',
  },
  actions: {
    forgetRefusal: assign({ messages: [], fields: {} }),
    keepRefusal: assign((_, params: { outcome: SubmitOutcome }) =>
      params.outcome.kind === 'refused'
        ? { messages: params.outcome.messages, fields: params.outcome.fields }
        : {},
    ),
    announceAccepted: (_, _params: { outcome: SubmitOutcome }): void => {
      throw new Error('announceAccepted must be provided');
    },
  },
}).createMachine({
  id: 'form-submission',
  context: { messages: [], fields: {} },
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills the form in. Nothing has been sent, or what was sent may be sent again.',
      meta: { screen: 'form', requirement: 'D5.1' },
      on: { 'form.submitted': 'submitting', 'form.edited': {} },
    },
    submitting: {
      description: 'The form is on its way. A second press does nothing.',
      meta: { screen: 'form', requirement: 'D5.1' },
      tags: ['busy'],
      entry: 'forgetRefusal',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({ event }) => ({ values: event.type === 'form.submitted' ? event.values : {} }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'accepted',
            actions: { type: 'announceAccepted', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ outcome: event.output }) },
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
        'form.submitted': 'submitting',
        'form.edited': { target: 'editing', actions: 'forgetRefusal' },
      },
    },
    failed: {
      description: 'No usable answer came. A notice says so; the form can be sent again.',
      meta: { screen: 'form', requirement: 'S8' },
      on: { 'form.submitted': 'submitting', 'form.edited': 'editing' },
    },
    accepted: {
      description: 'The server took it. Whoever owns the form goes on from here; it may be used again.',
      meta: { screen: 'form', requirement: 'own' },
      on: { 'form.submitted': 'submitting', 'form.edited': {} },
    },
  },
});
