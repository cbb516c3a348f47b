import {
  getInitialMicrosteps,
  isMachineSnapshot,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { BranchCoverage, branchesTaken } from '../../recording/branch-coverage';
import { enabledSteps, type Outcomes } from './enabled-steps';
import { describePath, type Flow, type Path, type Step } from './flow';
import { prepare } from './prepare';
import { startRig, type Rig } from './rig';

export type WalkOptions = {
  /** Called with every snapshot that the root passes through, including transient ones. */
  readonly onSnapshot?: (snapshot: AnyMachineSnapshot, path: Path) => void;
  /** Called with every played path and the branches that its last step took, including those of children. */
  readonly onStep?: (path: Path, taken: readonly string[]) => void;
  /** Called once for every distinguishable state, at rest. */
  readonly onRest?: (rig: Rig, path: Path) => void;
  /** Which of the possible steps to take; all of them by default. */
  readonly allows?: (step: Step, rig: Rig) => boolean;
  /** Where to begin; by default at the start, with each input. */
  readonly from?: Path;
  /** Ends the walk as soon as it returns `true`. */
  readonly until?: () => boolean;
  /** The maximum number of distinguishable states. The walk fails if there are more. */
  readonly limit?: number;
  /** Called at rest after every step, with the fingerprint of the state. */
  readonly onArrival?: (rig: Rig, path: Path, mark: string) => void;
};

export type Walk = {
  readonly coverage: BranchCoverage;
  /** One shortest path to each distinguishable state. */
  readonly states: readonly Path[];
  /** The number of different steps taken from those states. */
  readonly edges: number;
  /** Ids of the chart's states that were entered. */
  readonly entered: ReadonlySet<string>;
  /** Inputs, events and outcomes of the fixtures that the walk never tried. */
  readonly untried: readonly string[];
};

/** Distinguishes two states: each running chart's state and decisive context, the waiting actors, and the timers. */
function fingerprint(rig: Rig): string {
  const actors = rig.live().map(({ path, ref, flow }): unknown[] => {
    const snapshot = ref.getSnapshot() as Snapshot<unknown>;
    if (!flow || !isMachineSnapshot(snapshot)) return [path];
    const context = snapshot.context as unknown;
    const decisive = flow.fixtures.distinguish ? flow.fixtures.distinguish(context) : context;
    return [path, snapshot.status, snapshot.value, decisive];
  });
  return JSON.stringify([actors, rig.clock.remaining()]);
}

const offersOf = (flow: Flow): string[] => [
  ...flow.fixtures.events.map((event: unknown) => JSON.stringify(event)),
  ...Object.entries(flow.fixtures.outcomes as Outcomes).flatMap(([src, outcomes]) =>
    Object.keys(outcomes).map((name) => `${src} ${name}`),
  ),
];

const isLeftAtOnce = ({ always }: AnyStateNode): boolean =>
  always?.some(({ guard }) => guard === undefined) ?? false;

/** The snapshots that a chart passes at its start, if its initial state is transient. */
function passedAtStart(flow: Flow, input: unknown): readonly AnyMachineSnapshot[] {
  if (!flow.machine.root.initial.target.some(isLeftAtOnce)) return [];
  const [first] = getInitialMicrosteps(prepare(flow), input as never);
  return first ? [first[0]] : [];
}

/**
 * Walks a chart breadth first over real actors, including its children. From every distinguishable state it takes
 * every possible step. A step that goes wrong (see `startRig`) fails the walk with the path that leads to it.
 */
export function walk(flow: Flow, options: WalkOptions = {}): Walk {
  const limit = options.limit ?? 4000;
  const coverage = new BranchCoverage(flow.machine);
  const entered = new Set<string>();
  const seen = new Set<string>();
  const states: Path[] = [];
  const tried = new Set<string>();
  let edges = 0;

  /** Plays the path. Reports only what its last step passes through; earlier steps were reported before. */
  const replay = (path: Path): Rig => {
    let arriving = path.steps.length === 0;
    const taken: string[] = [];
    const arriveAt = (snapshot: AnyMachineSnapshot) => {
      for (const node of snapshot._nodes as { readonly id: string }[]) entered.add(node.id);
      options.onSnapshot?.(snapshot, path);
    };
    const inspect = (event: InspectionEvent) => {
      if (!arriving) return;
      coverage.observe(event);
      if (options.onStep) taken.push(...branchesTaken(event));
      if (event.type !== '@xstate.microstep') return;
      if ((event.actorRef as { readonly _parent?: unknown })._parent !== undefined) return;
      arriveAt(event.snapshot as AnyMachineSnapshot);
    };
    try {
      const input: unknown = flow.fixtures.inputs[path.input];
      const rig = startRig(flow, input, { inspect });
      // Starting is not a transition, so the initial state is reported here.
      if (arriving)
        for (const snapshot of [...passedAtStart(flow, input), rig.snapshot()]) arriveAt(snapshot);
      path.steps.forEach((step, index) => {
        arriving = index === path.steps.length - 1;
        rig.play(step);
      });
      options.onStep?.(path, taken);
      return rig;
    } catch (error) {
      throw new Error(`${describePath(path)}\n${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  };

  const note = (rig: Rig, step: Step) => {
    if ('event' in step && step.to === '') tried.add(JSON.stringify(step.event));
    if ('settle' in step) {
      const actor = rig.live().find(({ path }) => path === step.settle);
      if (actor && actor.parent?.machine === flow.machine) tried.add(`${actor.src} ${step.with}`);
    }
  };

  let frontier: Path[] = options.from
    ? [options.from]
    : Object.keys(flow.fixtures.inputs).map((input) => ({ input, steps: [] }));
  while (frontier.length > 0 && !options.until?.()) {
    const next: Path[] = [];
    for (const path of frontier) {
      const rig = replay(path);
      if (options.until?.()) break;
      const mark = fingerprint(rig);
      options.onArrival?.(rig, path, mark);
      if (seen.has(mark)) continue;
      seen.add(mark);
      states.push(path);
      if (states.length > limit) {
        throw new Error(
          `More than ${limit} states of '${flow.machine.id}': let its fixtures distinguish less`,
        );
      }
      options.onRest?.(rig, path);
      if (path !== options.from && flow.fixtures.within?.(rig.snapshot()) === false) continue;
      for (const step of enabledSteps(rig)) {
        if (options.allows && !options.allows(step, rig)) continue;
        edges += 1;
        note(rig, step);
        next.push({ input: path.input, steps: [...path.steps, step] });
      }
    }
    frontier = next;
  }

  return { coverage, states, edges, entered, untried: offersOf(flow).filter((offer) => !tried.has(offer)) };
}
