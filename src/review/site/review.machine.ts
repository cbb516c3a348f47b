import { assertEvent, not } from 'xstate';
import { DEFAULT_STREAM } from '../live/stream';
import { collecting, drawing, finding, handingOut, writing } from './review.lookups';
import type { FoundPlace } from './review.types';
import type { Scheme } from './screen-link';
import { reviewSetup, type Failed, type Reached } from './review.setup';

const reached = ({ event }: { event: { place: FoundPlace } }): Reached => ({ place: event.place });
const scheme = ({ event }: { event: { scheme: Scheme } }) => ({ scheme: event.scheme });
const failed = ({ event }: { event: { error: unknown } }): Failed => ({ error: event.error });

/**
 * The flow review itself: the current place, the path that is walked by hand or played, the chart laid out for it,
 * and the search for paths. The address always shows the place (`showPlace`).
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  type: 'parallel',
  context: {
    find: '',
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
    galleries: {},
    look: { width: 390, scheme: 'light', pseudo: false },
    editions: { before: null, after: null },
    scripts: null,
    said: '',
    cell: null,
    shown: null,
  },
  invoke: { id: 'address', src: 'address' },
  states: {
    place: {
      description:
        'The current place in the review. Links, Back and Forward can lead to any place at any time.',
      initial: 'arriving',
      on: {
        'place.reached': [
          {
            guard: { type: 'isFlow', params: reached },
            target: '.flow',
            actions: [{ type: 'keepPlace', params: reached }, 'turnPage'],
          },
          {
            guard: { type: 'isMap', params: reached },
            target: '.map',
            actions: [{ type: 'keepPlace', params: reached }, 'turnPage'],
          },
          {
            guard: { type: 'isChanges', params: reached },
            target: '.changes',
            actions: [{ type: 'keepPlace', params: reached }, 'turnPage'],
          },
          {
            guard: { type: 'isLive', params: reached },
            target: '.live',
            actions: [{ type: 'keepPlace', params: reached }, 'turnPage'],
          },
          {
            guard: { type: 'isFaults', params: reached },
            target: '.faults',
            actions: [{ type: 'keepPlace', params: reached }, 'turnPage'],
          },
          { target: '.index', actions: [{ type: 'keepPlace', params: reached }, 'turnPage'] },
        ],
        'place.refused': {
          target: '.refused',
          actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: event.fault }) }, 'turnPage'],
        },
      },
      states: {
        arriving: { description: 'The address is read for the first time.' },
        index: {
          description: 'The list of all flows with their figures, or the flows that a search finds.',
          on: {
            'search.changed': {
              actions: [{ type: 'keepFind', params: ({ event }) => ({ find: event.find }) }, 'markSearch'],
            },
          },
        },
        map: { description: 'The map: which flow invokes which.' },
        faults: {
          description: 'What a person sees when a call fails: the table, or the screen of one cell.',
        },
        live: {
          description: 'Listens to the app that runs in development.',
          invoke: { id: 'live', src: 'live', input: { address: DEFAULT_STREAM } },
          on: {
            'live.shown': { actions: { type: 'keepShown', params: ({ event }) => ({ shown: event.shown }) } },
          },
        },
        changes: {
          description: 'Compares two exports, or one export with the flows of this site.',
          initial: 'ready',
          on: {
            'edition.chosen': '.reading',
            'edition.removed': {
              target: '.ready',
              actions: { type: 'keepEdition', params: ({ event }) => ({ side: event.side, edition: null }) },
            },
          },
          states: {
            ready: { description: 'Shows the result of the comparison, as far as both are known.' },
            reading: {
              description: 'Reads a file.',
              invoke: {
                id: 'readEdition',
                src: 'readEdition',
                input: ({ event }) => {
                  assertEvent(event, 'edition.chosen');
                  return { side: event.side, file: event.file };
                },
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepEdition', params: ({ event }) => event.output },
                },
                onError: { target: 'ready', actions: { type: 'keepFailure', params: failed } },
              },
            },
          },
        },
        refused: { description: 'The link is not valid. The page says why.' },
        flow: {
          description: 'One flow: its chart, with its tools beside it.',
          initial: 'resting',
          on: {
            'place.reached': {
              guard: { type: 'isSameFlow', params: reached },
              target: '.resting',
              actions: { type: 'keepPlace', params: reached },
            },
            'panel.chosen': {
              actions: [{ type: 'keepPanel', params: ({ event }) => ({ panel: event.panel }) }, 'showPlace'],
            },
            'heat.chosen': {
              actions: [{ type: 'keepHeat', params: ({ event }) => ({ heat: event.heat }) }, 'showPlace'],
            },
            'look.chosen': { actions: { type: 'keepLook', params: ({ event }) => ({ look: event.look }) } },
            'state.selected': {
              actions: [
                { type: 'keepSelected', params: ({ event }) => ({ selected: event.id }) },
                'markState',
              ],
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
            resting: { description: 'The walk waits until the next step is chosen.' },
            playing: {
              description: 'Plays a path step by step.',
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
              description: 'Paused: the rest of the path waits.',
              on: { 'playing.resumed': { guard: 'isAhead', target: 'playing' } },
            },
          },
        },
      },
    },
    drawing,
    finding,
    collecting,
    writing,
    handingOut,
    scheme: {
      description: 'Light or dark, as chosen. The choice is remembered.',
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
        'scheme.recalled': [
          { guard: { type: 'prefersDark', params: scheme }, target: '.dark' },
          { target: '.light' },
        ],
        'scheme.chosen': [
          {
            guard: { type: 'prefersDark', params: scheme },
            target: '.dark',
            actions: { type: 'rememberScheme', params: scheme },
          },
          { target: '.light', actions: { type: 'rememberScheme', params: scheme } },
        ],
      },
    },
  },
});
