import type { Path } from '../play/flow';
import type { FlowExecutors } from './executor.types';

/** A flow that scripts can be made of. */
export type ScriptSource = {
  /** Its name on the screen. */
  readonly title: string;
  /** Each begins elsewhere: a path belongs to the one that has an opening for it. */
  readonly executors: readonly FlowExecutors[];
};

/** One numbered step: sentences that say what is done, and what is seen afterwards. */
export type ScriptStep = {
  readonly does: readonly string[];
  /** Exact texts of the screen. */
  readonly sees: readonly string[];
  /** Exact texts that were there before the step, and are gone. */
  readonly gone: readonly string[];
};

/** A test script for a person, of one path. */
export type Script = {
  /** The flow's name on the screen and the last thing that is seen, both between quotes. */
  readonly title: string;
  readonly path: Path;
  readonly steps: readonly ScriptStep[];
};

/** The smallest set of scripts that was found for all branches that a person can take. */
export type ScriptSet = {
  readonly scripts: readonly Script[];
  /** Keys of the branches that they take. */
  readonly taken: readonly string[];
  /** Keys of the branches that no person can bring about, or that only other people see. */
  readonly untaken: readonly string[];
  /** Why not, in words; the same reason once. */
  readonly reasons: readonly string[];
};
