import { assign, setup } from 'xstate';
import { providedAction } from '../../placeholder';
import type { RefusalMeta, StateMeta } from '../../state.types';
import type { FieldAnswer, FormPressContext, FormPressEvent, Press } from './form-press.types';

const pressed = ({ event }: { event: Press }): Press => ({
  wrong: event.wrong,
  blocked: event.blocked,
  ready: event.ready,
});

/**
 * Decides what one press of a form does (D5.1). A press is refused while a field is invalid, held while the app is
 * not ready, and otherwise submitted. Every form runs one. Other charts handle the submitted values.
 */
export const formPressMachine = setup({
  types: {} as {
    context: FormPressContext;
    events: FormPressEvent;
    meta: StateMeta;
    transitionMeta: RefusalMeta;
  },
  guards: {
    isWrong: (_, params: Press) => params.wrong.length > 0 || params.blocked,
    isReady: (_, params: Press) => params.ready,
  },
  actions: {
    keepRefusal: assign(({ context }, params: Press) => ({
      wrong: params.wrong,
      refusals: context.refusals + 1,
    })),
    forgetRefusal: assign({ wrong: [] }),
    keepEdited: assign(({ context }, params: { fields: readonly string[] }) => ({
      edited: [...new Set([...context.edited, ...params.fields])],
    })),
    keepAnswer: assign((_, params: { answer: FieldAnswer }) => ({ answer: params.answer, edited: [] })),
    sendValues: providedAction('sendValues'),
  },
}).createMachine({
  id: 'form-press',
  description: 'Press a form. It refuses, holds or submits a press of a form, until the form is left.',
  context: { wrong: [], refusals: 0, answer: null, edited: [] },
  initial: 'idle',
  on: {
    'form.pressed': [
      {
        guard: { type: 'isWrong', params: pressed },
        target: '.refused',
        actions: { type: 'keepRefusal', params: pressed },
        meta: { refusal: 'fields' },
      },
      {
        guard: { type: 'isReady', params: pressed },
        target: '.idle',
        actions: ['forgetRefusal', 'sendValues'],
      },
      { target: '.waiting', actions: 'forgetRefusal' },
    ],
    'form.edited': {
      actions: { type: 'keepEdited', params: ({ event }) => ({ fields: event.fields }) },
    },
    'form.answered': {
      actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.answer }) },
    },
    'form.reset': { target: '.idle', actions: 'forgetRefusal' },
  },
  states: {
    idle: {
      description:
        'The last press was not refused. A field shows its error once it has content and loses focus.',
      meta: { screen: 'every-form', requirement: 'D5.2' },
    },
    refused: {
      description:
        'The last press was refused and sent nothing. Every invalid field shows its error, and the summary lists those that were invalid at the press, until the next one.',
      meta: { screen: 'every-form', requirement: 'D5.1' },
    },
    waiting: {
      description:
        'The form was pressed before the app could send it. The button is busy, and the press is repeated as soon as the app is ready.',
      meta: { screen: 'every-form', requirement: 'own' },
    },
  },
});
