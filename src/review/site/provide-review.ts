import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { provideLive } from '../live/provide-live';
import { fittingLayout } from '../model/fitting';
import type { Step } from '../play/flow';
import type { Gallery } from '../screens/gallery';
import { mapOf } from './data/calls';
import { catalogue } from './data/catalogue';
import { calls, drawnChart } from './data/drawn';
import { formatPlace, type Panel, type Place } from './data/place';
import { enters, tokensOf } from './data/playing';
import type { WalkReport } from './data/walk-report';
import { findPlace, linkedState } from './find-place';
import type { WorkerAnswer, WorkerAnswers, WorkerQuestion } from './paths.worker';
import { copyLink, saveChart } from './hand-out';
import { reviewMachine } from './review.machine';
import { walkRandomly } from './provide-random';
import { loadReviews, saveReview } from './provide-reviews';
import { layOutBoth, listVersions, readEdition, readVersion } from './provide-versions';
import { MAP, type DrawingInput, type WayInput } from './review.setup';
import { rememberPanelShare, rememberReviewer, rememberScheme } from './memory';
import { writeScripts } from './write-scripts';
import {
  drawingKey,
  type Drawing,
  type MarkedPlace,
  type PlaceChanged,
  type PlaceMarked,
  type ReviewEvent,
} from './review.types';

/** The calls between flows, and their map. */
export const callMap = { calls, chart: mapOf([...catalogue.values()], calls) };

export const chartNamed = (name: string) => (name === MAP ? callMap.chart : catalogue.get(name)?.chart);

/** The hash of the link to a place in a flow. */
export function linkTo({
  flow,
  panel,
  path,
  heat,
  selected = null,
  stops = [],
  folds = [],
  embed = false,
}: Omit<MarkedPlace, 'selected' | 'stops' | 'folds' | 'embed'> & Partial<MarkedPlace>): string {
  const entry = flow === null ? undefined : catalogue.get(flow);
  if (!entry) return '#/';
  const [first] = Object.keys(entry.flow.fixtures.inputs);
  const place: Place = {
    page: 'flow',
    flow: entry.name,
    panel,
    heat,
    input: path.input === first ? null : path.input,
    steps: tokensOf(entry.flow, path),
    state: selected === null ? null : linkedState(entry.chart, selected),
    stops: stops.map((id) => linkedState(entry.chart, id)),
    folds: folds.map((id) => linkedState(entry.chart, id)),
    embed,
  };
  return formatPlace(place);
}

/** The link to the beginning of a flow, with a state selected. */
export const placeOf = (flow: string, selected: string | null, panel: Panel = 'walk'): string => {
  const chart = catalogue.get(flow)?.chart;
  const state = chart && selected !== null ? linkedState(chart, selected) : null;
  const start = { input: null, steps: [], heat: 'off', stops: [], folds: [], embed: false } as const;
  return formatPlace({ page: 'flow', flow, panel, state, ...start });
};

const address = fromCallback<ReviewEvent>(({ sendBack }) => {
  const read = () => {
    const found = findPlace(location.hash);
    sendBack(
      'fault' in found ? { type: 'place.refused', ...found } : { type: 'place.reached', place: found },
    );
  };
  // Links, Back and Forward. What `showAddress` and `markAddress` write is not a navigation.
  addEventListener('hashchange', read);
  read();
  return () => removeEventListener('hashchange', read);
});

/** The shares of the window that a chart has, with the panel beside it. */
const ROOM = { width: 0.63, height: 0.72 };

const layOut = fromPromise<Drawing, DrawingInput>(async ({ input: { chart: name, folds } }) => {
  const chart = chartNamed(name);
  if (!chart) throw new Error(`There is no chart ${name}`);
  const began = performance.now();
  const room = { width: innerWidth * ROOM.width, height: innerHeight * ROOM.height };
  const layout = await fittingLayout(drawnChart(chart, folds), room);
  return { key: drawingKey(name, folds), layout, ms: Math.round(performance.now() - began) };
});

/** Asks the worker one question and ends with its answer. */
const askWorker = <Kind extends keyof WorkerAnswers>(
  question: Extract<WorkerQuestion, { kind: unknown }> & { readonly kind: Kind },
  signal: AbortSignal,
): Promise<WorkerAnswers[Kind]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paths.worker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Kind>>) => {
      worker.terminate();
      if ('answer' in data) resolve(data.answer);
      else reject(new Error(data.fault));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message || 'The code that walks flows could not be loaded.'));
    });
    worker.postMessage(question);
  });

const findPaths = fromPromise<WalkReport, { flow: string }>(({ input, signal }) =>
  askWorker({ kind: 'paths', flow: input.flow }, signal),
);

const collectGallery = fromPromise<{ flow: string; gallery: Gallery }, { flow: string }>(
  async ({ input: { flow }, signal }) => ({
    flow,
    gallery: await askWorker({ kind: 'gallery', flow }, signal),
  }),
);

const findWay = fromPromise<readonly Step[] | null, WayInput>(({ input, signal }) =>
  askWorker({ kind: 'way', ...input }, signal),
);

/** The review's chart in a browser: address bar, layout, and a worker that walks. */
export const providedReview = reviewMachine.provide({
  actors: {
    address,
    layOut,
    findPaths,
    collectGallery,
    readEdition,
    readVersion,
    listVersions,
    layOutBoth,
    writeScripts,
    saveChart,
    copyLink,
    findWay,
    walkRandomly,
    loadReviews,
    saveReview,
    live: provideLive(),
  },
  guards: {
    stopsNext: ({ context: { flow, path, ahead, stops } }) => {
      const entry = flow === null ? undefined : catalogue.get(flow);
      const [next] = ahead;
      return entry !== undefined && next !== undefined && enters(entry.flow, path, next, stops);
    },
  },
  actions: {
    showScheme: (_, { scheme }) => {
      document.documentElement.dataset.scheme = scheme;
    },
    rememberScheme: (_, { scheme }) => rememberScheme(scheme),
    rememberReviewer: (_, { name }) => rememberReviewer(name),
    rememberPanelShare: (_, { share }) => rememberPanelShare(share),
  },
});

/** Writes the place into the address bar, so that Back undoes a step. */
export const showAddress = ({ place }: PlaceChanged): void => {
  const hash = linkTo(place);
  if (hash === location.hash) return;
  // In a frame, Back belongs to the page around it.
  if (place.embed) history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
};

/** Writes what is selected or searched for into the address. Back still leads to the place before. */
export const markAddress = (marked: PlaceMarked): void => {
  const hash =
    marked.type === 'search.marked'
      ? formatPlace({ page: 'index', find: marked.find })
      : linkTo(marked.place);
  if (hash !== location.hash) history.replaceState(null, '', hash);
};

/** Scrolls to the top of a page and focuses its heading, once it is rendered. */
export const showBeginning = (): void => {
  requestAnimationFrame(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
};

export type ReviewActor = ActorRefFrom<typeof reviewMachine>;
