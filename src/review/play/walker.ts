import {
  getInitialMicrosteps,
  isMachineSnapshot,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { BranchCoverage, branchesTaken } from './branch-coverage';
import { enabledSteps, type Outcomes } from './enabled-steps';
import { describePath, type Flow, type Path, type Step } from './flow';
import { prepare } from './prepare';
import { startRig, type Rig } from './rig';

export type WalkOptions = {
  /** Called with every snapshot that the root passes through, the transient ones included. */
  readonly onSnapshot?: (snapshot: AnyMachineSnapshot, path: Path) => void;
  /** Called with every path that was played and the branches that its last step took, those of children included. */
  readonly onStep?: (path: Path, taken: readonly string[]) => void;
  /** Called once for every distinguishable state, at rest. */
  readonly onRest?: (rig: Rig, path: Path) => void;
  /** Which of the steps that are possible are taken; all of them unless given. */
  readonly allows?: (step: Step, rig: Rig) => boolean;
  /** How many distinguishable states there may be; more fails the walk. */
  readonly limit?: number;
  /** Called at rest after every step that was taken, with what tells this moment from others. */
  readonly onArrival?: (rig: Rig, path: Path, mark: string) => void;
};

export type Walk = {
  readonly coverage: BranchCoverage;
  /** One shortest path to each distinguishable state. */
  readonly states: readonly Path[];
  /** How many different steps were taken from those states. */
  readonly edges: number;
  /** Ids of the chart's states that were entered. */
  readonly entered: ReadonlySet<string>;
  /** What the fixtures offer and the walk never got to try. */
  readonly untried: readonly string[];
};

/** What tells two moments apart: each live chart's state and what decides in it, what waits, and the timers. */
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

/** Where a chart is for a moment as it starts, if its initial state is one in which nothing ever rests. */
function passedAtStart(flow: Flow, input: unknown): readonly AnyMachineSnapshot[] {
  if (!flow.machine.root.initial.target.some(isLeftAtOnce)) return [];
  const [first] = getInitialMicrosteps(prepare(flow), input as never);
  return first ? [first[0]] : [];
}

/**
 * Walks a chart breadth first over real actors, its children included: from every distinguishable state every step
 * that is possible there. A step that goes wrong (see `startRig`) fails the walk with the path that leads to it.
 */
export function walk(flow: Flow, options: WalkOptions = {}): Walk {
  const limit = options.limit ?? 4000;
  const coverage = new BranchCoverage(flow.machine);
  const entered = new Set<string>();
  const seen = new Set<string>();
  const states: Path[] = [];
  const tried = new Set<string>();
  let edges = 0;

  /** Plays the path; what it passes through is reported from its last step on, the rest was on the way there. */
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
      // Starting is no transition: nothing but this reports where a chart begins.
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

  let frontier: Path[] = Object.keys(flow.fixtures.inputs).map((input) => ({ input, steps: [] }));
  while (frontier.length > 0) {
    const next: Path[] = [];
    for (const path of frontier) {
      const rig = replay(path);
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
      if (flow.fixtures.within && !flow.fixtures.within(rig.snapshot())) continue;
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
