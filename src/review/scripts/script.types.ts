import type { Path } from '../play/flow';
import type { FlowExecutors } from './executor.types';

/** A flow that scripts can be made of. */
export type ScriptSource = {
  /** Its name on the screen. */
  readonly title: string;
  /** Each has other openings. A path belongs to the executor that has an opening for it. */
  readonly executors: readonly FlowExecutors[];
};

/** One numbered step: sentences about what to do and what is seen afterwards. */
export type ScriptStep = {
  readonly does: readonly string[];
  /** Exact texts on the screen. */
  readonly sees: readonly string[];
  /** Exact texts that were there before the step and have disappeared. */
  readonly gone: readonly string[];
};

/** A test script for a person, for one path. */
export type Script = {
  /** The flow's name on the screen and what is seen one after the other, in quotes (see `titlesOf`). */
  readonly title: string;
  readonly path: Path;
  readonly steps: readonly ScriptStep[];
};

/** A branch that no script takes, by its key, and why. */
export type Untaken = { readonly branch: string; readonly reason: string };

/** The smallest set of scripts found for all branches that a person can take. */
export type ScriptSet = {
  readonly scripts: readonly Script[];
  /** Keys of the branches that they take. */
  readonly taken: readonly string[];
  /** The branches that no person can cause, or that only other people see. */
  readonly untaken: readonly Untaken[];
};
