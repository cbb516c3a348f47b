import type { BothCharts } from '../model/both';
import type { ChartForm } from '../model/formats/export-chart';
import type { ChartLayout } from '../model/layout';
import type { Path, Step } from '../play/flow';
import type { LivePlace } from '../live/live.selectors';
import type { Gallery } from '../screens/gallery';
import type { Heat } from './data/coverage';
import type { FaultCell } from './data/fault-table';
import type { Fault, Panel, Place } from './data/place';
import type { RandomPlan, RandomReport } from './data/random-walk';
import type { WalkReport } from './data/walk-report';
import type { NamedEdition, Side } from './data/editions';
import type { ScriptSet } from '../scripts/script.types';
import type { Version } from '../model/versions';
import type { ReviewChange } from '../sign-off/change-review';
import type { Reviews } from '../sign-off/flow-review';
import type { Scheme, ScreenLook } from './screen-link';

/** A place whose steps are known to be possible. */
export type FoundPlace =
  | Exclude<Place, { page: 'flow' | 'faults' }>
  | { readonly page: 'faults'; readonly cell: FaultCell | null }
  | {
      readonly page: 'flow';
      readonly flow: string;
      readonly panel: Panel;
      readonly path: Path;
      readonly heat: Heat;
      /** The id of the selected state. */
      readonly selected: string | null;
      /** Ids of the states at which playing pauses. */
      readonly stops: readonly string[];
      /** Ids of the states that are drawn otherwise: folded, or with the charts that they run inside. */
      readonly folds: readonly string[];
      readonly embed: boolean;
    };

/** A chart as it is drawn: its layout, and how long that took in ms. */
export type Drawing = { readonly key: string; readonly layout: ChartLayout; readonly ms: number };

/** Identifies a drawing: a chart, and the states that are folded or show the charts that they run. */
export const drawingKey = (chart: string, folds: readonly string[]): string =>
  [chart, ...folds.toSorted()].join(' ');

/** Which flow's charts to compare, in which versions; `null` is this site. */
export type ComparedInput = { readonly flow: string } & Readonly<Record<Side, NamedEdition | null>>;

/** Both versions of a flow's chart, and the layout on which they are drawn. */
export type ComparedCharts = {
  readonly flow: string;
  readonly both: BothCharts;
  readonly layout: ChartLayout;
};

/** Test scripts for people: of one path, or (`path` is `null`) the smallest set found for all branches. */
export type WrittenScripts = {
  readonly flow: string;
  readonly path: Path | null;
  readonly set: ScriptSet;
  readonly markdown: string;
  readonly csv: string;
};

/** A note that somebody is writing: about a state or a branch, or (`null`) about the flow. */
export type DraftNote = { readonly at: string | null; readonly text: string };

/** A random walk: of which flow, as planned how, how far it is, and why it could not go on; '' if it could. */
export type RandomState = {
  readonly flow: string;
  readonly plan: RandomPlan;
  readonly report: RandomReport | null;
  readonly fault: string;
};

export type ReviewContext = {
  /** What is searched for in all flows; '' if nothing is. */
  readonly find: string;
  /** The open flow; kept while other pages are shown. */
  readonly flow: string | null;
  readonly panel: Panel;
  /** The width of the panel beside a chart, in percent of both. */
  readonly panelShare: number;
  readonly path: Path;
  /** The remaining steps of a path that is being played. */
  readonly ahead: readonly Step[];
  readonly heat: Heat;
  /** The id of the selected state. */
  readonly selected: string | null;
  /** Ids of the states of the flow at which a path that is played pauses. */
  readonly stops: readonly string[];
  /** Ids of the states of the flow that are drawn otherwise: folded, or with the charts that they run inside. */
  readonly folds: readonly string[];
  /** Whether only the chart of the flow is shown, for a frame in another page. */
  readonly embed: boolean;
  /** The drawn chart: a flow's, or the map of all. */
  readonly chart: string | null;
  readonly fault: string | null;
  /** The flow of the link that is not valid; `null` if it names none. */
  readonly faultyFlow: string | null;
  /** By `drawingKey`. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  readonly reports: Readonly<Record<string, WalkReport>>;
  readonly galleries: Readonly<Record<string, Gallery>>;
  readonly look: ScreenLook;
  /** The versions that can be compared, newest first; none on the static site. */
  readonly versions: readonly Version[];
  /** The compared versions or exports: two, or one and the flows of this site. */
  readonly editions: Readonly<Record<Side, NamedEdition | null>>;
  /** The flow whose charts are shown side by side, and its charts once they are laid out. */
  readonly compared: { readonly flow: string; readonly charts: ComparedCharts | null } | null;
  readonly scripts: WrittenScripts | null;
  /** What became of the last file or link that was asked for; '' before that. */
  readonly said: string;
  /** The random walk that was asked for last. */
  readonly random: RandomState | null;
  /** Why the walk cannot go on to the state that was asked for; '' if it can. */
  readonly noWay: string;
  /** The notes and sign-offs of all flows; `null` until they are read. */
  readonly reviews: Reviews | null;
  /** The change that is being saved. */
  readonly change: { readonly flow: string; readonly change: ReviewChange } | null;
  /** The flow whose last change was saved; `null` while another is being saved. */
  readonly saved: string | null;
  readonly note: DraftNote;
  /** The name under which notes and sign-offs are written. */
  readonly reviewer: string;
  /** Why the reviews could not be read or saved; '' if they could. */
  readonly reviewFault: string;
  /** The cell of the table of faults whose screen is shown; `null` if the table is shown. */
  readonly cell: FaultCell | null;
  /** What is shown of the running app. */
  readonly shown: LivePlace | null;
};

export type ReviewEvent =
  | { readonly type: 'place.reached'; readonly place: FoundPlace }
  | ({ readonly type: 'place.refused' } & Fault)
  | { readonly type: 'search.changed'; readonly find: string }
  | { readonly type: 'panel.chosen'; readonly panel: Panel }
  | { readonly type: 'panel.resized'; readonly share: number }
  | { readonly type: 'heat.chosen'; readonly heat: Heat }
  | { readonly type: 'state.selected'; readonly id: string | null }
  | { readonly type: 'step.taken'; readonly step: Step }
  | { readonly type: 'step.undone' }
  | { readonly type: 'walk.restarted'; readonly input: string }
  | { readonly type: 'path.played'; readonly path: Path }
  | { readonly type: 'path.opened'; readonly path: Path }
  | { readonly type: 'stop.toggled'; readonly id: string }
  | { readonly type: 'fold.toggled'; readonly id: string }
  /** Go on from here to a state, by the shortest way that the fixtures know. */
  | { readonly type: 'way.asked'; readonly to: string }
  | { readonly type: 'playing.paused' }
  | { readonly type: 'playing.resumed' }
  | { readonly type: 'scripts.asked'; readonly whole: boolean }
  | { readonly type: 'chart.asked'; readonly form: ChartForm; readonly scheme: Scheme }
  | { readonly type: 'link.asked' }
  | { readonly type: 'live.shown'; readonly shown: LivePlace }
  | { readonly type: 'look.chosen'; readonly look: ScreenLook }
  | { readonly type: 'edition.chosen'; readonly side: Side; readonly file: File }
  | { readonly type: 'version.chosen'; readonly side: Side; readonly version: Version }
  | { readonly type: 'edition.removed'; readonly side: Side }
  /** Shows the charts of a flow before and after, or hides them. */
  | { readonly type: 'charts.toggled'; readonly flow: string }
  | { readonly type: 'random.asked'; readonly plan: RandomPlan }
  | { readonly type: 'random.stopped' }
  | { readonly type: 'random.reported'; readonly report: RandomReport }
  | { readonly type: 'random.ended'; readonly fault: string }
  | { readonly type: 'note.typed'; readonly note: DraftNote }
  | { readonly type: 'reviewer.named'; readonly name: string }
  /** The name of an earlier visit. */
  | { readonly type: 'reviewer.recalled'; readonly name: string }
  | { readonly type: 'review.changed'; readonly flow: string; readonly change: ReviewChange }
  | { readonly type: 'reviews.reloaded' }
  /** The scheme to begin with: that of an earlier visit, or of the device. */
  | { readonly type: 'scheme.recalled'; readonly scheme: Scheme }
  | { readonly type: 'scheme.chosen'; readonly scheme: Scheme };

export type MarkedPlace = Pick<
  ReviewContext,
  'flow' | 'panel' | 'path' | 'heat' | 'selected' | 'stops' | 'folds' | 'embed'
>;

/** Emitted to update the address: the new place in a flow. */
export type PlaceChanged = {
  readonly type: 'place.changed';
  readonly place: MarkedPlace;
};

/** Emitted to update the address of the same place: another state is selected, or something else searched for. */
export type PlaceMarked =
  | { readonly type: 'state.marked'; readonly place: MarkedPlace }
  | { readonly type: 'search.marked'; readonly find: string };

/** Emitted to update the view: another page is shown and is read from its start. */
export type PageTurned = { readonly type: 'page.turned' };
