import {
  assign,
  fromCallback,
  not,
  setup,
  type AnyActorLogic,
  type CallbackActorLogic,
  type PromiseActorLogic,
} from 'xstate';
import type { Drawing, FoundPlace, ReviewContext, ReviewEvent } from './review.types';
import type { WalkReport } from './data/walk-report';

const provided = <T extends AnyActorLogic>(name: string) =>
  fromCallback(() => {
    throw new Error(`${name} must be provided`);
  }) as unknown as T;

/** Name of the chart that shows which flow runs which. */
export const MAP = 'map';

type Reached = { place: FoundPlace };
const reached = ({ event }: { event: { place: FoundPlace } }): Reached => ({ place: event.place });
type Failed = { error: unknown };
const failed = ({ event }: { event: { error: unknown } }): Failed => ({ error: event.error });
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Panels that show what a walk of the whole flow has found. */
const fromWalk: readonly string[] = ['paths', 'coverage'];

/**
 * The flow review itself: where somebody is in it, the path that is walked by hand or played, the chart that is laid
 * out for it, and the paths that are looked for. The address always says the place (`showPlace`).
 */
export const reviewMachine = setup({
  types: {} as {
    context: ReviewContext;
    events: ReviewEvent;
    children: { address: 'address'; layOut: 'layOut'; findPaths: 'findPaths' };
  },
  actors: {
    address: provided<CallbackActorLogic<ReviewEvent>>('address'),
    layOut: provided<PromiseActorLogic<Drawing, { chart: string }>>('layOut'),
    findPaths: provided<PromiseActorLogic<WalkReport, { flow: string }>>('findPaths'),
  },
  delays: { pace: 700 },
  guards: {
    isFlow: (_, { place }: Reached) => place.page === 'flow',
    isMap: (_, { place }: Reached) => place.page === 'map',
    isChanges: (_, { place }: Reached) => place.page === 'changes',
    isAhead: ({ context }) => context.ahead.length > 0,
    isLast: ({ context }) => context.ahead.length <= 1,
    hasSteps: ({ context }) => context.path.steps.length > 0,
    lacksDrawing: ({ context }) => context.chart !== null && !Object.hasOwn(context.drawings, context.chart),
    lacksReport: ({ context }) =>
      context.flow !== null &&
      fromWalk.includes(context.panel) &&
      !Object.hasOwn(context.reports, context.flow),
    prefersDark: (_, { scheme }: { scheme: string }) => scheme === 'dark',
  },
  actions: {
    keepPlace: assign(({ context }, { place }: Reached) => {
      if (place.page === 'map') return { chart: MAP, fault: null, ahead: [] };
      if (place.page !== 'flow') return { chart: null, fault: null, ahead: [] };
      const { flow, panel, path, heat } = place;
      const selected = flow === context.flow ? context.selected : null;
      return { flow, panel, path, heat, selected, chart: flow, fault: null, ahead: [] };
    }),
    keepFault: assign((_, { fault }: { fault: string }) => ({ fault, chart: null, ahead: [] })),
    keepFailure: assign((_, { error }: Failed) => ({ fault: sentence(error) })),
    forgetFailure: assign({ fault: null }),
    keepPanel: assign((_, params: Pick<ReviewContext, 'panel'>) => params),
    keepHeat: assign((_, params: Pick<ReviewContext, 'heat'>) => params),
    keepSelected: assign((_, params: Pick<ReviewContext, 'selected'>) => params),
    keepPath: assign((_, params: Pick<ReviewContext, 'path'>) => ({ ...params, ahead: [] })),
    keepAhead: assign((_, { path }: Pick<ReviewContext, 'path'>) => ({
      path: { ...path, steps: [] },
      ahead: path.steps,
    })),
    takeStep: assign(({ context: { path } }, { step }: { step: ReviewContext['ahead'][number] }) => ({
      path: { ...path, steps: [...path.steps, step] },
      ahead: [],
    })),
    takeNext: assign(({ context: { path, ahead } }) => ({
      path: { ...path, steps: [...path.steps, ...ahead.slice(0, 1)] },
      ahead: ahead.slice(1),
    })),
    undoStep: assign(({ context: { path } }) => ({
      path: { ...path, steps: path.steps.slice(0, -1) },
      ahead: [],
    })),
    keepDrawing: assign(({ context }, params: { chart: string; drawing: Drawing }) => ({
      drawings: { ...context.drawings, [params.chart]: params.drawing },
    })),
    keepReport: assign(({ context }, { report }: { report: WalkReport }) => ({
      reports: { ...context.reports, [report.name]: report },
    })),
    showPlace: (): void => {
      throw new Error('showPlace must be provided');
    },
    showScheme: (_, _params: { scheme: 'light' | 'dark' }): void => {
      throw new Error('showScheme must be provided');
    },
  },
}).createMachine({
  id: 'review',
  type: 'parallel',
  context: {
    flow: null,
    panel: 'walk',
    path: { input: '', steps: [] },
    ahead: [],
    heat: 'off',
    selected: null,
    chart: null,
    fault: null,
    drawings: {},
    reports: {},
  },
  invoke: { id: 'address', src: 'address' },
  states: {
    place: {
      description: 'Where somebody is in the review. Links, Back and Forward lead anywhere at any time.',
      initial: 'arriving',
      on: {
        'place.reached': [
          {
            guard: { type: 'isFlow', params: reached },
            target: '.flow',
            actions: { type: 'keepPlace', params: reached },
          },
          {
            guard: { type: 'isMap', params: reached },
            target: '.map',
            actions: { type: 'keepPlace', params: reached },
          },
          {
            guard: { type: 'isChanges', params: reached },
            target: '.changes',
            actions: { type: 'keepPlace', params: reached },
          },
          { target: '.index', actions: { type: 'keepPlace', params: reached } },
        ],
        'place.refused': {
          target: '.refused',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: event.fault }) },
        },
      },
      states: {
        arriving: { description: 'The address is read for the first time.' },
        index: { description: 'All flows with their figures.' },
        map: { description: 'Which flow runs which.' },
        changes: { description: 'Two exports are compared.' },
        refused: { description: 'The link leads nowhere; it is said why.' },
        flow: {
          description: 'One flow: its chart, and what is done with it beside it.',
          initial: 'resting',
          on: {
            'panel.chosen': {
              actions: [
                { type: 'keepPanel', params: ({ event }) => ({ panel: event.panel }) },
                'showPlace',
              ],
            },
            'heat.chosen': {
              actions: [{ type: 'keepHeat', params: ({ event }) => ({ heat: event.heat }) }, 'showPlace'],
            },
            'state.selected': {
              actions: { type: 'keepSelected', params: ({ event }) => ({ selected: event.id }) },
            },
            'step.taken': {
              target: '.resting',
              actions: [{ type: 'takeStep', params: ({ event }) => ({ step: event.step }) }, 'showPlace'],
            },
            'step.undone': { guard: 'hasSteps', target: '.resting', actions: ['undoStep', 'showPlace'] },
            'walk.restarted': {
              target: '.resting',
              actions: [
                {
                  type: 'keepPath',
                  params: ({ event }) => ({ path: { input: event.input, steps: [] } }),
                },
                'showPlace',
              ],
            },
            'path.opened': {
              target: '.resting',
              actions: [{ type: 'keepPath', params: ({ event }) => ({ path: event.path }) }, 'showPlace'],
            },
            'path.played': {
              target: '.playing',
              actions: [{ type: 'keepAhead', params: ({ event }) => ({ path: event.path }) }, 'showPlace'],
            },
          },
          states: {
            resting: { description: 'The walk stands until the next step is chosen.' },
            playing: {
              description: 'A path is played step by step.',
              always: { guard: not('isAhead'), target: 'resting' },
              after: {
                pace: [
                  { guard: 'isLast', target: 'resting', actions: ['takeNext', 'showPlace'] },
                  { target: 'playing', reenter: true, actions: ['takeNext', 'showPlace'] },
                ],
              },
              on: { 'playing.paused': 'paused' },
            },
            paused: {
              description: 'The rest of the path waits.',
              on: { 'playing.resumed': { guard: 'isAhead', target: 'playing' } },
            },
          },
        },
      },
    },
    drawing: {
      description: 'Each chart is laid out once.',
      initial: 'settled',
      states: {
        settled: { always: { guard: 'lacksDrawing', target: 'layingOut' } },
        layingOut: {
          invoke: {
            id: 'layOut',
            src: 'layOut',
            input: ({ context }) => ({ chart: context.chart ?? '' }),
            onDone: {
              target: 'settled',
              actions: {
                type: 'keepDrawing',
                params: ({ event }) => ({ chart: event.output.chart, drawing: event.output }),
              },
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: failed } },
          },
        },
        failed: { on: { 'place.reached': 'settled' } },
      },
    },
    finding: {
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
        failed: {
          on: { 'place.reached': { target: 'settled', actions: 'forgetFailure' } },
        },
      },
    },
    scheme: {
      initial: 'light',
      states: {
        light: {
          entry: { type: 'showScheme', params: { scheme: 'light' } },
        },
        dark: {
          entry: { type: 'showScheme', params: { scheme: 'dark' } },
        },
      },
      on: {
        'scheme.chosen': [
          {
            guard: { type: 'prefersDark', params: ({ event }) => ({ scheme: event.scheme }) },
            target: '.dark',
          },
          { target: '.light' },
        ],
      },
    },
  },
});
