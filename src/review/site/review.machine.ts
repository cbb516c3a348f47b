import { DEFAULT_STREAM } from '../live/stream';
import { comparing } from './review.comparing';
import { collecting, drawing, finding, handingOut, writing } from './review.lookups';
import { walkingAtRandom } from './review.random';
import { reviewing } from './review.reviewing';
import { walking } from './review.walking';
import type { FoundPlace } from './review.types';
import type { Scheme } from './screen-link';
import { reviewSetup, type Reached } from './review.setup';

const reached = ({ event }: { event: { place: FoundPlace } }): Reached => ({ place: event.place });
const scheme = ({ event }: { event: { scheme: Scheme } }) => ({ scheme: event.scheme });

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
    panelShare: 34,
    path: { input: '', steps: [] },
    ahead: [],
    heat: 'off',
    selected: null,
    stops: [],
    folds: [],
    embed: false,
    chart: null,
    fault: null,
    faultyFlow: null,
    drawings: {},
    reports: {},
    galleries: {},
    look: { width: 390, scheme: 'light', pseudo: false },
    versions: [],
    editions: { before: null, after: null },
    compared: null,
    scripts: null,
    said: '',
    noWay: '',
    random: null,
    reviews: null,
    change: null,
    saved: null,
    note: { at: null, text: '' },
    reviewer: '',
    reviewFault: '',
    cell: null,
    shown: null,
  },
  invoke: { id: 'address', src: 'address' },
  on: {
    'panel.resized': {
      actions: [
        { type: 'keepPanelShare', params: ({ event }) => ({ panelShare: event.share }) },
        { type: 'rememberPanelShare', params: ({ event }) => ({ share: event.share }) },
      ],
    },
  },
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
          actions: [{ type: 'keepFault', params: ({ event }) => event }, 'turnPage'],
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
        changes: comparing,
        refused: { description: 'The link is not valid. The page says why.' },
        flow: walking,
      },
    },
    drawing,
    finding,
    collecting,
    writing,
    handingOut,
    reviewing,
    walkingAtRandom,
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
