import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { layoutOf } from '../model/layout';
import { callsOf, mapOf } from './data/calls';
import { catalogue } from './data/catalogue';
import { formatPlace, readPlace, type Fault, type Place } from './data/place';
import { pathOf, tokensOf } from './data/playing';
import type { WalkReport } from './data/walk-report';
import type { PathsAnswer } from './paths.worker';
import { MAP, reviewMachine } from './review.machine';
import type { Drawing, FoundPlace, ReviewContext, ReviewEvent } from './review.types';

const entries = [...catalogue.values()];
const calls = callsOf(entries);

/** Which flow runs which, and the map of it. */
export const callMap = { calls, chart: mapOf(entries, calls) };

export const chartNamed = (name: string) => (name === MAP ? callMap.chart : catalogue.get(name)?.chart);

/** The place of a link, its steps played; or what is wrong with it. */
export function findPlace(hash: string): FoundPlace | Fault {
  const place = readPlace(hash);
  if ('fault' in place || place.page !== 'flow') return place;
  const entry = catalogue.get(place.flow);
  if (!entry) return { fault: `There is no flow “${place.flow}” (any more).` };
  const found = pathOf(entry.flow, place.input, place.steps);
  if ('fault' in found) return found;
  const { page, flow, panel, heat } = place;
  return { page, flow, panel, heat, path: found.path };
}

/** The hash of the link to where somebody is in a flow. */
export function linkTo({ flow, panel, path, heat }: Pick<ReviewContext, 'flow' | 'panel' | 'path' | 'heat'>): string {
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
  };
  return formatPlace(place);
}

const address = fromCallback<ReviewEvent>(({ sendBack }) => {
  const read = () => {
    const found = findPlace(location.hash);
    sendBack(
      'fault' in found
        ? { type: 'place.refused', fault: found.fault }
        : { type: 'place.reached', place: found },
    );
  };
  // Links, Back and Forward; what `showPlace` writes is no navigation.
  addEventListener('popstate', read);
  read();
  return () => removeEventListener('popstate', read);
});

const layOut = fromPromise<Drawing, { chart: string }>(async ({ input }) => {
  const chart = chartNamed(input.chart);
  if (!chart) throw new Error(`There is no chart ${input.chart}`);
  const began = performance.now();
  const layout = await layoutOf(chart);
  return { chart: input.chart, layout, ms: Math.round(performance.now() - began) };
});

const findPaths = fromPromise<WalkReport, { flow: string }>(
  ({ input, signal }) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('paths.worker.ts', import.meta.url), { type: 'module' });
      signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<PathsAnswer>) => {
        worker.terminate();
        if ('report' in data) resolve(data.report);
        else reject(new Error(data.fault));
      });
      worker.addEventListener('error', ({ message }) => {
        worker.terminate();
        reject(new Error(message || 'The paths of this flow could not be looked for.'));
      });
      worker.postMessage(input.flow);
    }),
);

/** The review's chart in a browser: address bar, layout, and a worker that walks. */
export const providedReview = reviewMachine.provide({
  actors: { address, layOut, findPaths },
  actions: {
    showPlace: ({ context }) => {
      const hash = linkTo(context);
      if (hash !== location.hash) history.pushState(null, '', hash);
    },
    showScheme: (_, { scheme }) => {
      document.documentElement.dataset.scheme = scheme;
    },
  },
});

export type ReviewActor = ActorRefFrom<typeof reviewMachine>;
