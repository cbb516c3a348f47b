import { messageOf } from '../../model/message-of';
import { BranchCoverage } from '../../../recording/branch-coverage';
import { enabledSteps } from '../../play/enabled-steps';
import { describeStep, type Flow, type Path, type Step } from '../../play/flow';
import { startRig } from '../../play/rig';

/** What a random walk is to do. */
export type RandomPlan = {
  /** The same seed takes the same steps, as long as the flow does not change. */
  readonly seed: number;
  /** It ends once it has taken this share of the branches, in percent. */
  readonly share: number;
  /** It ends after this time, in seconds. */
  readonly seconds: number;
};

/** What a random walk has done so far. */
export type RandomReport = {
  /** How often it began anew, and how many steps it took in all. */
  readonly walks: number;
  readonly steps: number;
  /** The number of the flow's own branches that it took, and of all. */
  readonly taken: number;
  readonly branches: number;
  readonly seconds: number;
  /** The path that led to the last new branch, or to a step that went wrong. */
  readonly path: Path;
  /** What went wrong; `null` if nothing did. */
  readonly fault: string | null;
};

/** The most steps of one walk: a longer path is hard to follow, and its link is long. */
const MOST_STEPS = 60;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks steps at random. The more often a step was taken, the rarer it becomes, so that a walk gets further. */
function stepPicker(random: () => number): (steps: readonly Step[]) => Step | undefined {
  const counts = new Map<string, number>();
  return (steps) => {
    const weights = steps.map((step) => 1 / (1 + (counts.get(describeStep(step)) ?? 0)) ** 2);
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (left -= weight) <= 0);
    const step = steps[index < 0 ? steps.length - 1 : index];
    if (step) counts.set(describeStep(step), (counts.get(describeStep(step)) ?? 0) + 1);
    return step;
  };
}

/**
 * Walks a flow at random, again and again from a start, and reports after each walk. It takes the steps of the
 * fixtures. It ends as planned, or at a step that goes wrong.
 *
 * @param now in ms
 */
export function* randomWalk(flow: Flow, plan: RandomPlan, now: () => number): Generator<RandomReport> {
  const began = now();
  const random = numbersFrom(plan.seed);
  const pickStep = stepPicker(random);
  const inputs = flow.fixtures.inputs as Readonly<Record<string, unknown>>;
  const names = Object.keys(inputs);
  const coverage = new BranchCoverage(flow.machine);
  const branches = coverage.universe.size;
  let last: Path = { input: names[0] ?? '', steps: [] };
  let steps = 0;
  for (let walks = 1; ; walks += 1) {
    const report = (fault: string | null): RandomReport => {
      const seconds = (now() - began) / 1000;
      return { walks, steps, taken: coverage.taken.size, branches, seconds, path: last, fault };
    };
    const input = names[Math.floor(random() * names.length)] ?? '';
    const path: Step[] = [];
    try {
      const rig = startRig(flow, inputs[input], { inspect: (event) => coverage.observe(event) });
      while (path.length < MOST_STEPS) {
        const step = pickStep(enabledSteps(rig));
        if (!step) break;
        const before = coverage.taken.size;
        path.push(step);
        steps += 1;
        rig.play(step);
        if (coverage.taken.size > before) last = { input, steps: [...path] };
      }
    } catch (error) {
      last = { input, steps: path };
      yield report(messageOf(error));
      return;
    }
    const reached = report(null);
    yield reached;
    if (reached.taken >= (branches * plan.share) / 100 || reached.seconds >= plan.seconds) return;
  }
}
