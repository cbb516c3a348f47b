import type { Flow, Path } from '../../play/flow';
import { HeardOutcomes, type OutcomeHandlers } from '../../play/outcome-handlers';
import { walk } from '../../play/walker';
import { OutcomePairs } from './outcome-pairs';

/** The result of walking a flow everywhere. Plain data, so that a worker can send it. */
export type WalkReport = {
  readonly name: string;
  /** A shortest path into each state of the chart, by id. A state that no path enters is missing. */
  readonly states: Readonly<Record<string, Path>>;
  /** A shortest path that takes each branch last, by key. */
  readonly branches: Readonly<Record<string, Path>>;
  /** A shortest path over each two outcomes in a row, by their names. */
  readonly pairs: Readonly<Record<string, Path>>;
  /** One shortest path to each distinguishable state, including children and timers. */
  readonly moments: readonly Path[];
  /** The branches of the flow that handle its actors' outcomes. */
  readonly handlers: OutcomeHandlers;
  readonly steps: number;
};

/**
 * Walks a flow and keeps the first path to everything, which is a shortest one.
 *
 * @throws Error with the path when a step goes wrong
 */
export function walkReport(name: string, flow: Flow): WalkReport {
  const states: Record<string, Path> = {};
  const branches: Record<string, Path> = {};
  const heard = new HeardOutcomes(flow.machine.id);
  const pairs = new OutcomePairs();
  const { states: moments, edges } = walk(flow, {
    onSnapshot(snapshot, path) {
      for (const { id } of snapshot._nodes as { readonly id: string }[]) states[id] ??= path;
    },
    onStep(path, taken) {
      for (const key of taken) branches[key] ??= path;
      heard.note(path, taken);
    },
    onArrival: (_rig, path, mark) => pairs.note(path, mark),
  });
  return { name, states, branches, pairs: pairs.found(), moments, handlers: heard.handlers(), steps: edges };
}
