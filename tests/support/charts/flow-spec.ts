import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { universeOf } from '../../../src/recording/branch-coverage';
import type { Flow } from '../../../src/review/play/flow';
import { describePath } from '../../../src/review/play/flow';
import { startRig, type Rig, type RigOptions } from '../../../src/review/play/rig';
import { walk, type Walk } from '../../../src/review/play/walker';
import type { Bound } from './bounds';
import { graphRecorder, type Graph } from './walked-graph';

/**
 * Starts the flow with the named input of its fixtures (the first one if there is no name), or with a given input.
 */
export type Start<TMachine extends AnyStateMachine> = (
  input?: string | (InputFrom<TMachine> & object),
) => Rig<TMachine>;

/** One scenario of the flow's behaviour, as a run that throws if it fails. */
export type Scenario<TMachine extends AnyStateMachine> = (start: Start<TMachine>) => void;

/** The spec of a flow. It is separate from the test file so that it can be run against mutants of the chart. */
export type FlowSpec<TMachine extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: Flow<TMachine>;
  /**
   * Its states that come from no requirement (`own`), by their ids below the machine, in the chart's order. Their
   * descriptions contain the reason. Listing them makes adding one a deliberate decision.
   */
  readonly own?: readonly string[];
  /** The events that a person can send to it: every event that a view sends, in alphabetical order. */
  readonly person?: readonly string[];
  /**
   * The maximum duration of every promise that a state waits for without a timer of its own, by the path of its
   * actor.
   */
  readonly waits?: Readonly<Record<string, Bound>>;
  /** Why the browser does not play its paths. Without it, the flow is listed in `played-flows.ts`. */
  readonly unplayed?: string;
  /** For every state of the chart, by its id below the machine: what holds whenever it is entered. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => void>>;
  readonly scenarios: Readonly<Record<string, Scenario<TMachine>>>;
};

const localId = (flow: Pick<Flow, 'machine'>, id: string) => id.slice(flow.machine.id.length + 1);

/**
 * Returns the function that starts the chart of `flow`, or `provided` instead. `onSnapshot` receives every snapshot
 * that the chart passes through.
 */
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

/** The first invariant that fails for the snapshot, with its message; `null` if all hold. */
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

/** The result of a scenario: its own error, and the invariants that failed on the way. */
export type Trial = { readonly error: unknown; readonly refuted: readonly string[] };

/** Runs the scenario on the flow's chart, or on `provided` instead, and checks the invariants on every snapshot. */
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

/** The names of the scenarios that fail for `provided`, a variant of the flow's chart. */
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

/** The states that need an invariant: all below the root. */
export const statesOf = (flow: Flow): string[] =>
  universeOf(flow.machine).states.map((id) => localId(flow, id));

export type Findings = {
  readonly walk: Walk;
  /** The transitions between its moments. */
  readonly graph: Graph;
  readonly entered: ReadonlySet<string>;
  /** Invariants that failed, each with the first path on which it did. */
  readonly refuted: readonly string[];
  /** The persisted snapshot of every distinguishable state at rest. */
  readonly persisted: readonly unknown[];
  /** Paths to where the chart is tagged busy although nothing is running that could end. */
  readonly stuck: readonly string[];
  /** Contexts that do not survive a round trip through JSON. */
  readonly unstorable: readonly string[];
};

/** The walk was aborted because an invariant failed. */
export class InvariantBroken extends Error {}
/** The walk was aborted because it reached more states than permitted. */
export class TooManyStates extends Error {}

export type Bounds = {
  /** The maximum number of distinguishable states. */
  readonly states?: number;
  /** Aborts the walk at the first invariant that fails. */
  readonly untilRefuted?: boolean;
};

/**
 * Walks the flow and checks the invariants on every snapshot.
 *
 * @throws TooManyStates if there are more than the bounds permit
 * @throws InvariantBroken if one fails and the bounds request it
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
      // Not at once: an error thrown within a transition would count as a failure of the chart.
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
