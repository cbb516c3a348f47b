import type { Page } from 'playwright-core';
import type { Step } from '../../../src/review/play/flow';
import type { Rig } from '../../../src/review/play/rig';
import type { Executor, FlowExecutors, RouteAnswer } from '../../../src/review/scripts/executor.types';
import type { Look } from '../browser/launch-browser';
import type { Stage } from '../screens/screen-state';

/** Something that is on the screen, by its role and name, or by its text alone. */
export type Seen = {
  readonly role?: Executor['role'] | 'alert' | 'dialog' | 'heading' | 'region' | 'status';
  readonly name?: string | RegExp;
  readonly text?: string | RegExp;
  /** The name of the dialog that it stands in. */
  readonly within?: string;
  /** It is not, or no longer, on the screen. */
  readonly gone?: true;
};

/** A chart as its paths are played in the browser: the executors, and what only a browser has to know beside them. */
export type PlayedFlow = {
  readonly executors: FlowExecutors;
  /** The person's screen, where it is no wide one. */
  readonly look?: Look;
  /** Timers are let run out (`page.clock`); without it no path waits for one. */
  readonly ticks?: boolean;
  /** So many ms are over before anybody could look: what waits no longer goes on by itself. */
  readonly soon?: number;
  /** Which of the possible steps a person or a server could take; all that have an executor unless given. */
  readonly when?: (step: Step, rig: Rig) => boolean;
  /**
   * What has to be there before the address is opened, where the opening cannot say it.
   *
   * @param input the name of the fixtures' input that the path begins with
   */
  readonly prepare?: (stage: Stage, input: string) => Promise<void>;
  /** What the last step before the flow cannot say as data. */
  readonly open?: (page: Page) => Promise<void>;
  /** Further calls that belong to an outcome (`actor outcome`), answered in this order. */
  readonly further?: Readonly<Record<string, readonly RouteAnswer[]>>;
  /** Outcomes (`actor outcome`) that the real backend brings about when its calls are let through. */
  readonly passes?: readonly string[];
  /** What the app itself writes to the console about what goes wrong. */
  readonly logs?: RegExp;
  /** What a person sees in a state, by its id below the chart; of a chart that it runs, after that one's path and a slash. */
  readonly seen?: Readonly<Record<string, readonly Seen[]>>;
  /** Why branches are not played, by a part of their keys: each branch that no path takes has one, and each is needed. */
  readonly unplayed: Readonly<Record<string, string>>;
};
