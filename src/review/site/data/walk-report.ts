import type { Flow, Path } from '../../play/flow';
import { HeardOutcomes, type OutcomeHandlers } from '../../play/outcome-handlers';
import { walk } from '../../play/walker';

/** What walking a flow everywhere has found; plain data, so that a worker can hand it over. */
export type WalkReport = {
  readonly name: string;
  /** A shortest path into each state of the chart, by id; a state that no path enters is missing. */
  readonly states: Readonly<Record<string, Path>>;
  /** A shortest path that takes each branch last, by key. */
  readonly branches: Readonly<Record<string, Path>>;
  /** One shortest path to each distinguishable moment, children and timers included. */
  readonly moments: readonly Path[];
  /** Which branches of the flow hear the outcomes of its actors. */
  readonly handlers: OutcomeHandlers;
  readonly steps: number;
};

/**
 * Walks a flow and keeps the first, and so shortest, path to everything.
 *
 * @throws Error with the path when a step goes wrong
 */
export function walkReport(name: string, flow: Flow): WalkReport {
  const states: Record<string, Path> = {};
  const branches: Record<string, Path> = {};
  const heard = new HeardOutcomes(flow.machine.id);
  const { states: moments, edges } = walk(flow, {
    onSnapshot(snapshot, path) {
      for (const { id } of snapshot._nodes as { readonly id: string }[]) states[id] ??= path;
    },
    onStep(path, taken) {
      for (const key of taken) branches[key] ??= path;
      heard.note(path, taken);
    },
  });
  return { name, states, branches, moments, handlers: heard.handlers(), steps: edges };
}
