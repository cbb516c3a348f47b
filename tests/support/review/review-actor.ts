import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Version } from '../../../src/review/model/versions';
import type { Path, Step } from '../../../src/review/play/flow';
import type { NamedEdition, Side } from '../../../src/review/site/data/editions';
import type { Saving } from '../../../src/review/site/hand-out';
import type { Saved, Saving as SavingReview } from '../../../src/review/site/provide-reviews';
import type { ReadEdition } from '../../../src/review/site/provide-versions';
import type { Reviews, StoredReview } from '../../../src/review/sign-off/flow-review';
import { reviewMachine } from '../../../src/review/site/review.machine';
import type { DrawingInput, RandomInput, WayInput } from '../../../src/review/site/review.setup';
import {
  drawingKey,
  type ComparedCharts,
  type ComparedInput,
  type Drawing,
  type FoundPlace,
  type ReviewEvent,
} from '../../../src/review/site/review.types';
import type { RandomReport } from '../../../src/review/site/data/random-walk';
import type { WalkReport } from '../../../src/review/site/data/walk-report';

/** Three steps of nothing but time. */
export const steps: readonly Step[] = [{ tick: 1 }, { tick: 2 }, { tick: 3 }];
export const path: Path = { input: 'default', steps };
const ways: Readonly<Record<string, readonly Step[]>> = { 'tabs.alone': steps, 'tabs.here': [] };

/** Reaches a place in a flow. */
export const at = (flow: string, more: Partial<Extract<FoundPlace, { page: 'flow' }>> = {}) =>
  ({
    type: 'place.reached',
    place: {
      page: 'flow',
      flow,
      panel: 'walk',
      path: { input: 'default', steps: [] },
      heat: 'off',
      selected: null,
      stops: [],
      folds: [],
      embed: false,
      ...more,
    },
  }) as const;

/** What a random walk reports. */
export const random: RandomReport = {
  walks: 1,
  steps: 3,
  taken: 2,
  branches: 4,
  seconds: 1,
  path,
  fault: null,
};

/** What is stored after a change. */
export const noted: StoredReview = {
  version: '2',
  review: { notes: [{ id: '1', at: null, text: 'Why?', by: 'Ada', on: '2026-11-26' }], signOff: null },
};
export const version: Version = { commit: 'c1', name: 'one', on: '2026-11-26' };
export const edition: NamedEdition = {
  name: 'one',
  commit: 'c1',
  edition: { charts: [], messages: {} },
  unread: [],
};
export const writable: Reviews = { writable: true, flows: { tabs: { ...noted, version: '1' } } };

const none = { name: '', states: [], branches: [], delays: [] };
/** What is laid out of two charts of a flow. */
export const comparedOf = (flow: string): ComparedCharts => ({
  flow,
  both: { whole: none, before: none, after: none, fates: {} },
  layout: { width: 1, height: 1, states: {}, branches: {} },
});

/**
 * The review with everything outside of it stood in for.
 *
 * @param reviews what is loaded, one after the other
 * @param saves whether a change can be saved
 * @param versions what is listed; `null` if there is no list
 */
export function openReview({
  reviews = [writable],
  saves = true,
  versions = [version],
}: { reviews?: Reviews[]; saves?: boolean; versions?: readonly Version[] | null } = {}) {
  const asked: string[] = [];
  const remembered: string[] = [];
  const shown: number[] = [];
  const clock = new SimulatedClock();
  const review = createActor(
    reviewMachine.provide({
      actors: {
        address: fromCallback(() => undefined),
        layOut: fromPromise<Drawing, DrawingInput>(({ input: { chart, folds } }) => {
          asked.push(`layout of ${drawingKey(chart, folds)}`);
          const layout = { width: 1, height: 1, states: {}, branches: {} };
          return chart === 'broken'
            ? Promise.reject(new Error('No room'))
            : Promise.resolve({ key: drawingKey(chart, folds), layout, ms: 1 });
        }),
        findPaths: fromPromise<WalkReport, { flow: string }>(({ input: { flow } }) => {
          asked.push(`paths of ${flow}`);
          return Promise.resolve({
            name: flow,
            states: {},
            branches: {},
            pairs: {},
            moments: [],
            handlers: {},
            steps: 0,
          });
        }),
        saveChart: fromPromise<string, Saving>(({ input: { flow, form, layout } }) =>
          form === 'png' || !layout
            ? Promise.reject(new Error('Too large'))
            : Promise.resolve(`${form} of ${flow} was saved.`),
        ),
        copyLink: fromPromise<string>(() => Promise.resolve('The link was copied.')),
        findWay: fromPromise<readonly Step[] | null, WayInput>(({ input: { to } }) =>
          to === 'tabs.broken'
            ? Promise.reject(new Error('No such state'))
            : Promise.resolve(ways[to] ?? null),
        ),
        listVersions: fromPromise<readonly Version[]>(() =>
          versions ? Promise.resolve(versions) : Promise.reject(new Error('No list')),
        ),
        readVersion: fromPromise<ReadEdition, { side: Side; version: Version }>(
          ({ input: { side, version: wanted } }) => {
            asked.push(`version ${wanted.name}`);
            return wanted.name === 'broken'
              ? Promise.reject(new Error('No such commit'))
              : Promise.resolve({ side, edition });
          },
        ),
        layOutBoth: fromPromise<ComparedCharts, ComparedInput>(({ input: { flow, before } }) => {
          asked.push(`charts of ${flow} before ${before?.name ?? 'this site'}`);
          return flow === 'broken' ? Promise.reject(new Error('No room')) : Promise.resolve(comparedOf(flow));
        }),
        walkRandomly: fromCallback<ReviewEvent, RandomInput>(({ input: { flow, plan }, sendBack }) => {
          asked.push(`random walk of ${flow} with ${plan.seed}`);
          sendBack({ type: 'random.reported', report: random });
          if (plan.seed === 1) sendBack({ type: 'random.ended', fault: '' });
          return () => asked.push('random walk over');
        }),
        loadReviews: fromPromise<Reviews>(() => {
          const next = reviews.shift();
          return next ? Promise.resolve(next) : Promise.reject(new Error('No answer.'));
        }),
        saveReview: fromPromise<Saved, SavingReview>(({ input: { flow, change, stored } }) => {
          asked.push(`saving of ${flow}: ${change.kind} over '${stored?.version ?? ''}'`);
          return saves
            ? Promise.resolve({ flow, stored: noted })
            : Promise.reject(new Error('It was changed.'));
        }),
      },
      actions: {
        showScheme: () => undefined,
        rememberScheme: (_, { scheme }) => void remembered.push(scheme),
        rememberReviewer: (_, { name }) => void remembered.push(name),
        rememberPanelShare: (_, { share }) => void remembered.push(String(share)),
      },
      guards: { stopsNext: ({ context: { ahead, stops } }) => stops.includes(JSON.stringify(ahead[0])) },
    }),
    { clock },
  );
  review.on('place.changed', ({ place }) => shown.push(place.path.steps.length));
  review.start();
  const context = () => review.getSnapshot().context;
  const isIn = (state: Parameters<ReturnType<typeof review.getSnapshot>['matches']>[0]) =>
    review.getSnapshot().matches(state);
  return { review, asked, remembered, shown, clock, context, isIn };
}
