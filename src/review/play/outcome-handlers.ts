import type { Flow, Path } from './flow';
import { walk } from './walker';

/**
 * The keys of the branches that handle an outcome somewhere on the walk, by the invoke's id and the outcome's name.
 */
export type OutcomeHandlers = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Records which branch handles which outcome, for each step of a walk (`WalkOptions.onStep`). */
export class HeardOutcomes {
  readonly #chart: string;
  readonly #heard: Record<string, Record<string, Set<string>>> = {};

  /** @param chart whose branches count, by the name of the flow */
  constructor(chart: string) {
    this.#chart = chart;
  }

  note({ steps }: Path, taken: readonly string[]): void {
    const step = steps.at(-1);
    if (step === undefined || !('settle' in step)) return;
    const ends = ['done', 'error'].map((end) => ` | xstate.${end}.actor.${step.settle} | `);
    const keys = taken.filter(
      (key) => key.startsWith(this.#chart) && ends.some((trigger) => key.includes(trigger)),
    );
    if (keys.length === 0) return;
    const heard = ((this.#heard[step.settle] ??= {})[step.with] ??= new Set());
    for (const key of keys) heard.add(key);
  }

  handlers(): OutcomeHandlers {
    return Object.fromEntries(
      Object.entries(this.#heard).map(([id, outcomes]) => [
        id,
        Object.fromEntries(Object.entries(outcomes).map(([name, keys]) => [name, [...keys].sort()])),
      ]),
    );
  }
}

/** Finds the branches that handle each outcome of the fixtures, by playing every outcome wherever its actor runs. */
export function handlersOf(flow: Flow): OutcomeHandlers {
  const heard = new HeardOutcomes(flow.machine.id);
  walk(flow, { onStep: (path, taken) => heard.note(path, taken) });
  return heard.handlers();
}

/** One outcome of an actor in the fixtures. */
export type ActorOutcome = {
  readonly name: string;
  readonly fails: boolean;
  /** Keys of the branches that handle it; empty if unknown. */
  readonly heardBy: readonly string[];
};

type Endings = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The outcomes of an actor that the flow invokes, and the branches that handle them. */
export function outcomesOf(
  flow: Flow,
  { id, src }: { readonly id: string; readonly src: string },
  handlers: OutcomeHandlers,
): readonly ActorOutcome[] {
  const endings = (flow.fixtures.outcomes as Endings)[src] ?? {};
  return Object.entries(endings).map(([name, ending]) => ({
    name,
    fails: 'reject' in ending,
    heardBy: handlers[id]?.[name] ?? [],
  }));
}
