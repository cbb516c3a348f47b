import { assign, emit, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedGuard } from '../../../machines/placeholder';
import type { liveMachine } from '../live/live.machine';
import type { LivePlace } from '../live/live.selectors';
import { messageOf } from '../model/message-of';
import type { Version } from '../model/versions';
import type { Path, Step } from '../play/flow';
import type { Gallery } from '../screens/gallery';
import type { NamedEdition, Side } from './data/editions';
import type { Fault } from './data/place';
import type { RandomPlan, RandomReport } from './data/random-walk';
import type { WalkReport } from './data/walk-report';
import type { ReviewChange } from '../sign-off/change-review';
import type { Reviews } from '../sign-off/flow-review';
import type { Saving } from './hand-out';
import type { Saved, Saving as SavingReview } from './provide-reviews';
import type { ReadEdition } from './provide-versions';
import {
  drawingKey,
  type ComparedCharts,
  type ComparedInput,
  type DraftNote,
  type Drawing,
  type FoundPlace,
  type PageTurned,
  type PlaceChanged,
  type PlaceMarked,
  type ReviewContext,
  type ReviewEvent,
  type WrittenScripts,
} from './review.types';
import type { Scheme } from './screen-link';

/** Name of the chart that shows the calls between flows. */
export const MAP = 'map';

type Collected = { flow: string; gallery: Gallery };
/** Where a way begins, and the state to which it is to lead. */
export type WayInput = { readonly flow: string; readonly from: Path; readonly to: string };
/** What to lay out: a chart, and the states that are folded or show the charts that they run. */
export type DrawingInput = { readonly chart: string; readonly folds: readonly string[] };
/** A random walk of a flow. */
export type RandomInput = { readonly flow: string; readonly plan: RandomPlan };
export type Reached = { place: FoundPlace };
export type Failed = { error: unknown };

/** Whether a saved change is the note in the form: what was typed meanwhile stays. */
const isDraftOf = (change: ReviewChange | undefined, { text }: DraftNote): boolean =>
  change?.kind === 'note' && change.text === text;

/** Panels that show the result of a walk of the whole flow. */
const fromWalk: readonly string[] = ['paths', 'coverage'];

/** The implementations for the review's chart, which is in `review.machine.ts`. */
export const reviewSetup = setup({
  types: {} as {
    context: ReviewContext;
    events: ReviewEvent;
    emitted: PlaceChanged | PlaceMarked | PageTurned;
    children: {
      address: 'address';
      layOut: 'layOut';
      findPaths: 'findPaths';
      collectGallery: 'collectGallery';
      readEdition: 'readEdition';
      readVersion: 'readVersion';
      listVersions: 'listVersions';
      layOutBoth: 'layOutBoth';
      writeScripts: 'writeScripts';
      saveChart: 'saveChart';
      copyLink: 'copyLink';
      findWay: 'findWay';
      walkRandomly: 'walkRandomly';
      loadReviews: 'loadReviews';
      saveReview: 'saveReview';
      live: 'live';
    };
  },
  actors: {
    address: providedActor<CallbackActorLogic<ReviewEvent>>('address'),
    layOut: providedActor<PromiseActorLogic<Drawing, DrawingInput>>('layOut'),
    findPaths: providedActor<PromiseActorLogic<WalkReport, { flow: string }>>('findPaths'),
    collectGallery: providedActor<PromiseActorLogic<Collected, { flow: string }>>('collectGallery'),
    readEdition: providedActor<PromiseActorLogic<ReadEdition, { side: Side; file: File }>>('readEdition'),
    readVersion:
      providedActor<PromiseActorLogic<ReadEdition, { side: Side; version: Version }>>('readVersion'),
    listVersions: providedActor<PromiseActorLogic<readonly Version[]>>('listVersions'),
    layOutBoth: providedActor<PromiseActorLogic<ComparedCharts, ComparedInput>>('layOutBoth'),
    writeScripts:
      providedActor<PromiseActorLogic<WrittenScripts, { flow: string; path: Path | null }>>('writeScripts'),
    saveChart: providedActor<PromiseActorLogic<string, Saving>>('saveChart'),
    copyLink: providedActor<PromiseActorLogic<string>>('copyLink'),
    findWay: providedActor<PromiseActorLogic<readonly Step[] | null, WayInput>>('findWay'),
    walkRandomly: providedActor<CallbackActorLogic<ReviewEvent, RandomInput>>('walkRandomly'),
    loadReviews: providedActor<PromiseActorLogic<Reviews>>('loadReviews'),
    saveReview: providedActor<PromiseActorLogic<Saved, SavingReview>>('saveReview'),
    live: providedActor<typeof liveMachine>('live'),
  },
  delays: { pace: 700 },
  guards: {
    isFlow: (_, { place }: Reached) => place.page === 'flow',
    isSameFlow: ({ context }, { place }: Reached) => place.page === 'flow' && place.flow === context.flow,
    isOtherPlace: ({ context }, { place }: Reached) =>
      place.page !== 'flow' || place.flow !== context.random?.flow,
    isMap: (_, { place }: Reached) => place.page === 'map',
    isChanges: (_, { place }: Reached) => place.page === 'changes',
    isFaults: (_, { place }: Reached) => place.page === 'faults',
    isLive: (_, { place }: Reached) => place.page === 'live',
    isAhead: ({ context }) => context.ahead.length > 0,
    isLast: ({ context }) => context.ahead.length <= 1,
    hasSteps: ({ context }) => context.path.steps.length > 0,
    lacksDrawing: ({ context: { chart, folds, drawings } }) =>
      chart !== null && !Object.hasOwn(drawings, drawingKey(chart, folds)),
    lacksReport: ({ context }) =>
      context.flow !== null &&
      fromWalk.includes(context.panel) &&
      !Object.hasOwn(context.reports, context.flow),
    lacksGallery: ({ context }) =>
      context.flow !== null && context.panel === 'gallery' && !Object.hasOwn(context.galleries, context.flow),
    isCompared: ({ context }, { flow }: { flow: string }) => context.compared?.flow === flow,
    isThere: (_, { way }: { way: readonly Step[] | null }) => way?.length === 0,
    leads: (_, { way }: { way: readonly Step[] | null }) => way !== null,
    stopsNext: providedGuard('stopsNext'),
    isWritable: (_, { reviews }: { reviews: Reviews }) => reviews.writable,
    prefersDark: (_, { scheme }: { scheme: string }) => scheme === 'dark',
  },
  actions: {
    keepPlace: assign(({ context }, { place }: Reached) => {
      if (place.page === 'map') return { chart: MAP, folds: [], fault: null, ahead: [] };
      if (place.page === 'faults') return { cell: place.cell, chart: null, fault: null, ahead: [] };
      if (place.page === 'index') return { find: place.find, chart: null, fault: null, ahead: [] };
      if (place.page !== 'flow') return { chart: null, fault: null, ahead: [] };
      const { page: _page, ...rest } = place;
      // A note that was begun is about the flow that was open.
      const note = place.flow === context.flow ? context.note : { at: null, text: '' };
      return { ...rest, chart: place.flow, fault: null, ahead: [], said: '', noWay: '', note };
    }),
    keepFault: assign((_, { fault, of }: Fault) => ({
      fault,
      faultyFlow: of ?? null,
      chart: null,
      ahead: [],
    })),
    keepFailure: assign((_, { error }: Failed) => ({ fault: messageOf(error) })),
    forgetFailure: assign({ fault: null }),
    keepFind: assign((_, params: Pick<ReviewContext, 'find'>) => params),
    keepPanel: assign((_, params: Pick<ReviewContext, 'panel'>) => params),
    keepPanelShare: assign((_, params: Pick<ReviewContext, 'panelShare'>) => params),
    keepHeat: assign((_, params: Pick<ReviewContext, 'heat'>) => params),
    keepSelected: assign((_, params: Pick<ReviewContext, 'selected'>) => ({ ...params, noWay: '' })),
    toggleStop: assign(({ context: { stops } }, { id }: { id: string }) => ({
      stops: stops.includes(id) ? stops.filter((stop) => stop !== id) : [...stops, id],
    })),
    toggleFold: assign(({ context: { folds } }, { id }: { id: string }) => ({
      folds: folds.includes(id) ? folds.filter((fold) => fold !== id) : [...folds, id],
    })),
    keepWay: assign((_, { way }: { way: readonly Step[] | null }) => ({ ahead: way ?? [] })),
    keepNoWay: assign((_, params: Pick<ReviewContext, 'noWay'>) => params),
    forgetNoWay: assign({ noWay: '' }),
    keepPlan: assign(({ context }, { plan }: { plan: RandomPlan }) => ({
      random: { flow: context.flow ?? '', plan, report: null, fault: '' },
    })),
    keepRandomReport: assign(({ context: { random } }, { report }: { report: RandomReport }) => ({
      random: random && { ...random, report },
    })),
    keepRandomFault: assign(({ context: { random } }, { fault }: { fault: string }) => ({
      random: random && { ...random, fault },
    })),
    keepReviews: assign((_, { reviews }: { reviews: Reviews }) => ({ reviews, reviewFault: '' })),
    keepReviewFault: assign((_, { error }: Failed) => ({ reviewFault: messageOf(error) })),
    forgetReviewFault: assign({ reviewFault: '' }),
    keepChange: assign((_, params: NonNullable<ReviewContext['change']>) => ({
      change: params,
      saved: null,
      reviewFault: '',
    })),
    keepSaved: assign(({ context }, { flow, stored }: Saved) => ({
      reviews: context.reviews && {
        ...context.reviews,
        flows: { ...context.reviews.flows, [flow]: stored },
      },
      note: isDraftOf(context.change?.change, context.note) ? { ...context.note, text: '' } : context.note,
      change: null,
      saved: flow,
    })),
    keepNote: assign((_, params: Pick<ReviewContext, 'note'>) => params),
    keepReviewer: assign((_, { name }: { name: string }) => ({ reviewer: name })),
    keepPath: assign((_, params: Pick<ReviewContext, 'path'>) => ({ ...params, ahead: [], noWay: '' })),
    keepAhead: assign((_, { path }: Pick<ReviewContext, 'path'>) => ({
      path: { ...path, steps: [] },
      ahead: path.steps,
      noWay: '',
    })),
    takeStep: assign(({ context: { path } }, { step }: { step: ReviewContext['ahead'][number] }) => ({
      path: { ...path, steps: [...path.steps, step] },
      ahead: [],
      noWay: '',
    })),
    takeNext: assign(({ context: { path, ahead } }) => ({
      path: { ...path, steps: [...path.steps, ...ahead.slice(0, 1)] },
      ahead: ahead.slice(1),
    })),
    undoStep: assign(({ context: { path } }) => ({
      path: { ...path, steps: path.steps.slice(0, -1) },
      ahead: [],
      noWay: '',
    })),
    keepDrawing: assign(({ context }, { drawing }: { drawing: Drawing }) => ({
      drawings: { ...context.drawings, [drawing.key]: drawing },
    })),
    keepReport: assign(({ context }, { report }: { report: WalkReport }) => ({
      reports: { ...context.reports, [report.name]: report },
    })),
    keepGallery: assign(({ context }, { flow, gallery }: Collected) => ({
      galleries: { ...context.galleries, [flow]: gallery },
    })),
    keepScripts: assign((_, { scripts }: { scripts: WrittenScripts }) => ({ scripts, fault: null })),
    keepSaid: assign((_, params: Pick<ReviewContext, 'said'>) => params),
    forgetSaid: assign({ said: '' }),
    keepShown: assign((_, { shown }: { shown: LivePlace }) => ({ shown, chart: shown.flow, folds: [] })),
    keepLook: assign((_, params: Pick<ReviewContext, 'look'>) => params),
    keepVersions: assign((_, params: Pick<ReviewContext, 'versions'>) => params),
    keepEdition: assign(({ context }, params: { side: Side; edition: NamedEdition | null }) => ({
      editions: { ...context.editions, [params.side]: params.edition },
      fault: null,
    })),
    keepCompared: assign((_, { flow }: { flow: string }) => ({ compared: { flow, charts: null } })),
    keepCharts: assign((_, { charts }: { charts: ComparedCharts }) => ({
      compared: { flow: charts.flow, charts },
      fault: null,
    })),
    forgetCompared: assign({ compared: null }),
    showPlace: emit(({ context: { flow, panel, path, heat, selected, stops, folds, embed } }) => ({
      type: 'place.changed' as const,
      place: { flow, panel, path, heat, selected, stops, folds, embed },
    })),
    markState: emit(({ context: { flow, panel, path, heat, selected, stops, folds, embed } }) => ({
      type: 'state.marked' as const,
      place: { flow, panel, path, heat, selected, stops, folds, embed },
    })),
    markSearch: emit(({ context: { find } }) => ({ type: 'search.marked' as const, find })),
    turnPage: emit({ type: 'page.turned' as const }),
    showScheme: providedAction<{ scheme: Scheme }>('showScheme'),
    rememberScheme: providedAction<{ scheme: Scheme }>('rememberScheme'),
    rememberReviewer: providedAction<{ name: string }>('rememberReviewer'),
    rememberPanelShare: providedAction<{ share: number }>('rememberPanelShare'),
  },
});
