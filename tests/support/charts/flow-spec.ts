import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { universeOf } from '../../../src/review/play/branch-coverage';
import type { Flow } from '../../../src/review/play/flow';
import { describePath } from '../../../src/review/play/flow';
import { startRig, type Rig, type RigOptions } from '../../../src/review/play/rig';
import { walk, type Walk } from '../../../src/review/play/walker';
import type { Bound } from './bounds';
import { graphRecorder, type Graph } from './walked-graph';

/** Starts the flow with the named input of its fixtures, its first one without a name, or with one of its own. */
export type Start<TMachine extends AnyStateMachine> = (
  input?: string | (InputFrom<TMachine> & object),
) => Rig<TMachine>;

/** One scenario of what the flow is to do, as a run that throws when it does not hold. */
export type Scenario<TMachine extends AnyStateMachine> = (start: Start<TMachine>) => void;

/** What the tests say of a flow, kept apart from the test file so that they can be held against mutants of the chart. */
export type FlowSpec<TMachine extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: Flow<TMachine>;
  /**
   * Its states that come from no requirement (`own`), by their ids below the machine, in
   * the chart's order: ours, each with its reason in its description. One more is to be added on purpose.
   */
  readonly own?: readonly string[];
  /** What a person can send to it: every event that a view sends, in the order of the alphabet. */
  readonly person?: readonly string[];
  /** How long every promise may take that a state waits for without a time of its own, by the actors down to it. */
  readonly waits?: Readonly<Record<string, Bound>>;
  /** Why the browser does not play its paths; without it, they are on the list of `played-flows.ts`. */
  readonly unplayed?: string;
  /** For every state of the chart, by its id below the machine: what holds whenever it is entered. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => void>>;
  readonly scenarios: Readonly<Record<string, Scenario<TMachine>>>;
};

const localId = (flow: Pick<Flow, 'machine'>, id: string) => id.slice(flow.machine.id.length + 1);

/** How to start the chart of `flow`, or `provided` in its place; `onSnapshot` is told all that the chart passes through. */
export function starter<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  provided: TMachine = flow.provided,
  onSnapshot?: (snapshot: SnapshotFrom<TMachine>) => void,
): Start<TMachine> {
  const played = { ...flow, provided };
  const inputs: Readonly<Record<string, unknown>> = flow.fixtures.inputs;
  const named = (name: string): unknown => {
    if (!(name in inputs)) throw new Error(`The fixtures have no input '${name}'`);
    return inputs[name];
  };
  return (given = Object.keys(inputs)[0] ?? '') => {
    const input = typeof given === 'string' ? named(given) : given;
    const options: RigOptions = onSnapshot
      ? {
          inspect(event) {
            if (
              event.type === '@xstate.microstep' &&
              !('_parent' in event.actorRef && event.actorRef._parent)
            )
              onSnapshot(event.snapshot as SnapshotFrom<TMachine>);
          },
        }
      : {};
    const rig = startRig<TMachine>(played, input as InputFrom<TMachine>, options);
    onSnapshot?.(rig.snapshot());
    return rig;
  };
}

/** The first invariant that does not hold of the snapshot, with what it says; `null`: all do. */
function refutedBy<TMachine extends AnyStateMachine>(
  { flow, invariants }: FlowSpec<TMachine>,
  snapshot: SnapshotFrom<TMachine>,
): string | null {
  for (const { id } of (snapshot as unknown as { readonly _nodes: readonly { readonly id: string }[] })
    ._nodes) {
    try {
      invariants[localId(flow, id)]?.(snapshot);
    } catch (error) {
      return `${id}: ${String(error)}`;
    }
  }
  return null;
}

/** What a run of a scenario came to: an error of its own, and the invariants that did not hold on the way. */
export type Trial = { readonly error: unknown; readonly refuted: readonly string[] };

/** Runs the scenario on the flow's chart, or on `provided` in its place, with the invariants held against all it passes through. */
export function tryOut<TMachine extends AnyStateMachine>(
  spec: FlowSpec<TMachine>,
  scenario: Scenario<TMachine>,
  provided: TMachine = spec.flow.provided,
): Trial {
  const refuted: string[] = [];
  const hold = (snapshot: SnapshotFrom<TMachine>) => {
    const invariant = refuted.length === 0 ? refutedBy(spec, snapshot) : null;
    if (invariant !== null) refuted.push(invariant);
  };
  try {
    scenario(starter(spec.flow, provided, hold));
    return { error: null, refuted };
  } catch (error) {
    return { error, refuted };
  }
}

/** The names of the scenarios that do not hold for `provided`, a variant of the flow's chart. */
export function failingScenarios<TMachine extends AnyStateMachine>(
  { flow, scenarios }: FlowSpec<TMachine>,
  provided: TMachine,
): string[] {
  const start = starter(flow, provided);
  return Object.entries(scenarios).flatMap(([name, scenario]) => {
    try {
      scenario(start);
      return [];
    } catch {
      return [name];
    }
  });
}

/** The states that the invariants have to name: all below the root. */
export const statesOf = (flow: Flow): string[] =>
  universeOf(flow.machine).states.map((id) => localId(flow, id));

export type Findings = {
  readonly walk: Walk;
  /** How its moments lead to each other. */
  readonly graph: Graph;
  readonly entered: ReadonlySet<string>;
  /** Invariants that did not hold, each with the first path on which it did not. */
  readonly refuted: readonly string[];
  /** What was persisted at every distinguishable state at rest. */
  readonly persisted: readonly unknown[];
  /** Paths to where the chart says that it is busy, and nothing is under way that could end. */
  readonly stuck: readonly string[];
  /** Contexts that JSON does not bring back as they were. */
  readonly unstorable: readonly string[];
};

/** The walk was broken off: a invariant did not hold. */
export class InvariantBroken extends Error {}
/** The walk was broken off: it comes to more states than it may. */
export class TooManyStates extends Error {}

export type Bounds = {
  /** How many distinguishable states the walk may come to. */
  readonly states?: number;
  /** Breaks the walk off at the first invariant that does not hold. */
  readonly untilRefuted?: boolean;
};

/**
 * Walks the flow and holds every snapshot against the invariants.
 *
 * @throws TooManyStates where there are more than the bounds say
 * @throws InvariantBroken where one does not hold, and the bounds ask for it
 */
export function investigate({ flow, invariants }: FlowSpec, bounds: Bounds = {}): Findings {
  const refuted = new Map<string, string>();
  const persisted: unknown[] = [];
  const unstorable = new Set<string>();
  const stuck: string[] = [];
  const { graph, onArrival: record } = graphRecorder(flow);
  const result = walk(flow, {
    onSnapshot(snapshot, path) {
      for (const node of snapshot._nodes as { readonly id: string }[]) {
        const invariant = invariants[localId(flow, node.id)];
        try {
          invariant?.(snapshot);
        } catch (error) {
          if (!refuted.has(node.id)) refuted.set(node.id, `${String(error)}\n  on ${describePath(path)}`);
        }
      }
    },
    onArrival(rig, path, mark) {
      // Not at once: what throws within a transition is taken for a failure of the chart.
      if (bounds.untilRefuted && refuted.size > 0) throw new InvariantBroken([...refuted.keys()].join(', '));
      record(rig, path, mark);
    },
    onRest(rig, path) {
      persisted.push(rig.persisted());
      if (persisted.length > (bounds.states ?? Infinity)) throw new TooManyStates();
      const waits = rig.clock.remaining().length > 0 || rig.live().some((actor) => actor.flow === null);
      if (rig.snapshot().hasTag('busy') && !waits) stuck.push(describePath(path));
      const context = rig.snapshot().context as unknown;
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(context)), context))
        unstorable.add(describePath(path));
    },
  });
  const entered = new Set([...result.entered].map((id) => localId(flow, id)).filter((id) => id !== ''));
  return {
    walk: result,
    graph,
    entered,
    refuted: [...refuted].map((entry) => entry.join(': ')),
    persisted,
    stuck,
    unstorable: [...unstorable],
  };
}
