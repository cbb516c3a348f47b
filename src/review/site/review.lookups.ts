import { assertEvent } from 'xstate';
import { messageOf } from '../model/message-of';
import { reviewSetup, type Failed } from './review.setup';
import { drawingKey } from './review.types';

const failed = ({ event }: { event: { error: unknown } }): Failed => ({ error: event.error });

export const drawing = reviewSetup.createStateConfig({
  description: 'Each chart is laid out once.',
  initial: 'settled',
  states: {
    settled: { always: { guard: 'lacksDrawing', target: 'layingOut' } },
    layingOut: {
      invoke: {
        id: 'layOut',
        src: 'layOut',
        input: ({ context: { chart, folds } }) => ({ chart: chart ?? '', folds }),
        onDone: {
          target: 'settled',
          actions: {
            type: 'keepDrawing',
            params: ({ event }) => ({ drawing: event.output }),
          },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failed } },
      },
    },
    failed: {
      on: {
        'place.reached': 'settled',
        'fold.toggled': { target: 'settled', actions: 'forgetFailure' },
      },
    },
  },
});

export const finding = reviewSetup.createStateConfig({
  description: 'A flow is walked everywhere when its paths are asked for.',
  initial: 'settled',
  states: {
    settled: { always: { guard: 'lacksReport', target: 'walking' } },
    walking: {
      invoke: {
        id: 'findPaths',
        src: 'findPaths',
        input: ({ context }) => ({ flow: context.flow ?? '' }),
        onDone: {
          target: 'settled',
          actions: { type: 'keepReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failed } },
      },
    },
    failed: { on: { 'place.reached': { target: 'settled', actions: 'forgetFailure' } } },
  },
});

export const collecting = reviewSetup.createStateConfig({
  description: 'The screens of all states are collected when the gallery is opened.',
  initial: 'settled',
  states: {
    settled: { always: { guard: 'lacksGallery', target: 'walking' } },
    walking: {
      invoke: {
        id: 'collectGallery',
        src: 'collectGallery',
        input: ({ context }) => ({ flow: context.flow ?? '' }),
        onDone: {
          target: 'settled',
          actions: { type: 'keepGallery', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failed } },
      },
    },
    failed: { on: { 'place.reached': { target: 'settled', actions: 'forgetFailure' } } },
  },
});

export const writing = reviewSetup.createStateConfig({
  description: 'Test scripts are written when somebody asks for them.',
  initial: 'resting',
  on: { 'scripts.asked': '.writing' },
  states: {
    resting: {},
    writing: {
      invoke: {
        id: 'writeScripts',
        src: 'writeScripts',
        input: ({ context, event }) => {
          const whole = event.type === 'scripts.asked' && event.whole;
          return { flow: context.flow ?? '', path: whole ? null : context.path };
        },
        onDone: {
          target: 'resting',
          actions: { type: 'keepScripts', params: ({ event }) => ({ scripts: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failed } },
      },
    },
    failed: { on: { 'place.reached': { target: 'resting', actions: 'forgetFailure' } } },
  },
});

export const handingOut = reviewSetup.createStateConfig({
  description: 'A chart is saved, or its link copied, when somebody asks for it.',
  initial: 'resting',
  on: {
    'chart.asked': { target: '.saving', actions: 'forgetSaid' },
    'link.asked': { target: '.copying', actions: 'forgetSaid' },
  },
  states: {
    resting: {},
    saving: {
      invoke: {
        id: 'saveChart',
        src: 'saveChart',
        input: ({ context: { flow, folds, drawings }, event }) => {
          assertEvent(event, 'chart.asked');
          const { form, scheme } = event;
          const drawing = drawings[drawingKey(flow ?? '', folds)];
          return { flow: flow ?? '', folds, form, scheme, layout: drawing?.layout ?? null };
        },
        onDone: {
          target: 'resting',
          actions: { type: 'keepSaid', params: ({ event }) => ({ said: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'keepSaid',
            params: ({ event }) => ({ said: `The chart could not be saved: ${messageOf(event.error)}` }),
          },
        },
      },
    },
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        onDone: {
          target: 'resting',
          actions: { type: 'keepSaid', params: ({ event }) => ({ said: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'keepSaid',
            params: { said: 'The link could not be copied. Copy it from the address bar.' },
          },
        },
      },
    },
  },
});
