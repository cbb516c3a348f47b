import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { universeOf } from '../../src/review/play/branch-coverage';
import type { Flow } from '../../src/review/play/flow';
import { describePath } from '../../src/review/play/flow';
import { startRig, type Rig } from '../../src/review/play/rig';
import { walk, type Walk } from '../../src/review/play/walker';
import { graphRecorder, type Graph } from './walked-graph';

/** Starts the flow with the named input of its fixtures, its first one without a name. */
export type Start<TMachine extends AnyStateMachine> = (input?: string) => Rig<TMachine>;

/** One sentence of the specification, as a run that throws when it does not hold. */
export type Sentence<TMachine extends AnyStateMachine> = (start: Start<TMachine>) => void;

/** What the tests say of a flow, kept apart from the test file so that they can be held against mutants of the chart. */
export type FlowSpec<TMachine extends AnyStateMachine = AnyStateMachine> = {
  readonly flow: Flow<TMachine>;
  /** For every state of the chart, by its id below the machine: what holds whenever it is entered. */
  readonly claims: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => void>>;
  readonly sentences: Readonly<Record<string, Sentence<TMachine>>>;
};

/** How to start the chart of `flow`, or `provided` in its place. */
export function starter<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  provided: TMachine = flow.provided,
): Start<TMachine> {
  const played = { ...flow, provided };
  return (name) => {
    const inputs = flow.fixtures.inputs;
    const chosen = name ?? Object.keys(inputs)[0] ?? '';
    if (!(chosen in inputs)) throw new Error(`The fixtures have no input '${chosen}'`);
    return startRig<TMachine>(played, inputs[chosen] as InputFrom<TMachine>);
  };
}

/** The names of the sentences that do not hold for `provided`, a variant of the flow's chart. */
export function brokenSentences<TMachine extends AnyStateMachine>(
  { flow, sentences }: FlowSpec<TMachine>,
  provided: TMachine,
): string[] {
  const start = starter(flow, provided);
  return Object.entries(sentences).flatMap(([name, sentence]) => {
    try {
      sentence(start);
      return [];
    } catch {
      return [name];
    }
  });
}

const localId = (flow: Flow, id: string) => id.slice(flow.machine.id.length + 1);

/** The states that the claims have to name: all below the root. */
export const claimableStates = (flow: Flow): string[] =>
  universeOf(flow.machine).states.map((id) => localId(flow, id));

export type Findings = {
  readonly walk: Walk;
  /** How its moments lead to each other. */
  readonly graph: Graph;
  readonly entered: ReadonlySet<string>;
  /** Claims that did not hold, each with the first path on which it did not. */
  readonly refuted: readonly string[];
  /** What was persisted at every distinguishable state at rest. */
  readonly persisted: readonly unknown[];
  /** Paths to where the chart says that it is busy, and nothing is under way that could end. */
  readonly stuck: readonly string[];
  /** Contexts that JSON does not bring back as they were. */
  readonly unstorable: readonly string[];
};

/** Walks the flow and holds every snapshot against the claims. */
export function investigate({ flow, claims }: FlowSpec): Findings {
  const refuted = new Map<string, string>();
  const persisted: unknown[] = [];
  const unstorable = new Set<string>();
  const stuck: string[] = [];
  const { graph, onArrival } = graphRecorder(flow);
  const result = walk(flow, {
    onArrival,
    onSnapshot(snapshot, path) {
      for (const node of snapshot._nodes as { readonly id: string }[]) {
        const claim = claims[localId(flow, node.id)];
        try {
          claim?.(snapshot);
        } catch (error) {
          if (!refuted.has(node.id)) refuted.set(node.id, `${String(error)}\n  on ${describePath(path)}`);
        }
      }
    },
    onRest(rig, path) {
      persisted.push(rig.persisted());
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
