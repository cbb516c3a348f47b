import { describePath, describeStep, type Path, type Step } from '../../play/flow';

type Arrival = { readonly path: Path; readonly mark: string };
type Edge = { readonly step: Step; readonly to: string };

/**
 * Collects what a walk arrives at, and finds the pairs of outcomes in it: what an actor ends with, and what the next
 * one ends with. Many faults need two outcomes in a row.
 */
export class OutcomePairs {
  readonly #arrivals: Arrival[] = [];
  readonly #marks = new Map<string, string>();
  readonly #edges = new Map<string, Edge[]>();

  /**
   * Notes an arrival of the walk.
   *
   * @param mark the fingerprint of the moment
   */
  note(path: Path, mark: string): void {
    this.#marks.set(describePath(path), mark);
    const step = path.steps.at(-1);
    if (!step) return;
    this.#arrivals.push({ path, mark });
    const from = this.#marks.get(describePath({ ...path, steps: path.steps.slice(0, -1) })) ?? '';
    const edges = this.#edges.get(from);
    if (edges) edges.push({ step, to: mark });
    else this.#edges.set(from, [{ step, to: mark }]);
  }

  /** A shortest path over each pair, by the names of both outcomes. */
  found(): Readonly<Record<string, Path>> {
    const pairs: Record<string, Path> = {};
    const begun = new Set<string>();
    for (const { path, mark } of this.#arrivals) {
      const last = path.steps.at(-1);
      if (!last || !('settle' in last)) continue;
      const first = describeStep(last);
      // Another path to the same moment adds no pair, and is not shorter.
      if (begun.has(`${first} ${mark}`)) continue;
      begun.add(`${first} ${mark}`);
      for (const steps of this.#nextOutcomes(mark)) {
        const second = steps.at(-1);
        const name = `${first}, then ${second ? describeStep(second) : ''}`;
        const found = { input: path.input, steps: [...path.steps, ...steps] };
        if (found.steps.length < (pairs[name]?.steps.length ?? Infinity)) pairs[name] = found;
      }
    }
    return pairs;
  }

  /** The shortest ways from a moment to each next outcome. */
  *#nextOutcomes(mark: string): Generator<readonly Step[]> {
    const seen = new Set([mark]);
    let moments: { readonly mark: string; readonly steps: readonly Step[] }[] = [{ mark, steps: [] }];
    while (moments.length > 0) {
      const next: typeof moments = [];
      for (const moment of moments) {
        for (const { step, to } of this.#edges.get(moment.mark) ?? []) {
          const steps = [...moment.steps, step];
          if ('settle' in step) yield steps;
          else if (!seen.has(to)) {
            seen.add(to);
            next.push({ mark: to, steps });
          }
        }
      }
      moments = next;
    }
  }
}
