import type { Page } from 'playwright-core';
import type { Step } from '../../../src/review/play/flow';
import type { Rig } from '../../../src/review/play/rig';
import type { Executor, FlowExecutors, RouteAnswer } from '../../../src/review/scripts/executor.types';
import type { Look } from '../browser/launch-browser';
import type { Stage } from '../screens/screen-state';

/** Something on the screen, by role and name, or only by text. */
export type Seen = {
  readonly role?: Executor['role'] | 'alert' | 'alertdialog' | 'dialog' | 'heading' | 'region' | 'status';
  readonly name?: string | RegExp;
  readonly text?: string | RegExp;
  /** The name of the dialog that contains it. */
  readonly within?: string;
  /** It is not, or no longer, on the screen. */
  readonly gone?: true;
};

/** How to play a chart's paths in the browser: the executors, and what only a browser needs. */
export type PlayedFlow = {
  readonly executors: FlowExecutors;
  /** The person's screen, if it is not wide. */
  readonly look?: Look;
  /** Timers may fire (`page.clock`). Without it no path waits for one. */
  readonly ticks?: boolean;
  /** Time in ms that passes before anybody could look. Timers that are no longer than this fire by themselves. */
  readonly soon?: number;
  /** Which of the possible steps a person or a server could take; by default all that have an executor. */
  readonly when?: (step: Step, rig: Rig) => boolean;
  /**
   * Set-up before the address is opened, if the opening cannot describe it.
   *
   * @param input the name of the fixtures' input of the path
   */
  readonly prepare?: (stage: Stage, input: string) => Promise<void>;
  /** A last step before the flow that cannot be described as data. */
  readonly open?: (page: Page) => Promise<void>;
  /** Further calls that belong to an outcome (`actor outcome`), answered in this order. */
  readonly further?: Readonly<Record<string, readonly RouteAnswer[]>>;
  /** Outcomes (`actor outcome`) that the real backend causes when its calls are let through. */
  readonly passes?: readonly string[];
  /** What the app itself logs to the console about errors. */
  readonly logs?: RegExp;
  /** What a person sees in a state, by its id below the chart; for a child chart, after its path and a slash. */
  readonly seen?: Readonly<Record<string, readonly Seen[]>>;
  /**
   * Why branches are not played, by a part of their keys. Each branch without a path needs an entry, and each entry
   * must be needed.
   */
  readonly unplayed: Readonly<Record<string, string>>;
};
