import { isMachineSnapshot, type AnyMachineSnapshot, type Snapshot } from 'xstate';
import { describePath, type Flow, type Path, type Step } from '../../../src/review/play/flow';
import type { Rig } from '../../../src/review/play/rig';
import { walk, type WalkOptions } from '../../../src/review/play/walker';

/** A distinguishable state of a chart with its children, at rest. */
export type Moment = {
  readonly path: Path;
  /** The state of each running chart, and the other running actors. Typing does not change it. */
  readonly place: string;
  /** The root's own state, as JSON. */
  readonly state: string;
  /** The running charts, by path; the root's is ''. */
  readonly charts: ReadonlyMap<string, string>;
  readonly isOver: boolean;
  /** The walk does not continue from here (`within` of the fixtures). */
  readonly isEdge: boolean;
};

export type Edge = { readonly from: string; readonly step: Step; readonly to: string };

/** Everything that a walk of a chart finds, and the steps between. */
export type Graph = { readonly moments: ReadonlyMap<string, Moment>; readonly edges: readonly Edge[] };

function momentOf(rig: Rig, path: Path, flow: Flow): Moment {
  const live = rig.live();
  const place = live.map(({ path: at, ref, flow: chart }): unknown[] => {
    const snapshot = ref.getSnapshot() as Snapshot<unknown>;
    return chart && isMachineSnapshot(snapshot) ? [at, snapshot.status, snapshot.value] : [at];
  });
  const root = rig.snapshot() as AnyMachineSnapshot;
  return {
    path,
    place: JSON.stringify(place),
    state: JSON.stringify(root.value),
    charts: new Map(live.flatMap(({ path: at, flow: chart }) => (chart ? [[at, chart.machine.id]] : []))),
    isOver: root.status !== 'active',
    isEdge: flow.fixtures.within !== undefined && !flow.fixtures.within(rig.snapshot()),
  };
}

const before = ({ input, steps }: Path): string => describePath({ input, steps: steps.slice(0, -1) });

/** Records where each step of a walk leads. */
export function graphRecorder(flow: Flow): {
  readonly graph: Graph;
  readonly onArrival: NonNullable<WalkOptions['onArrival']>;
} {
  const moments = new Map<string, Moment>();
  const marks = new Map<string, string>();
  const edges: Edge[] = [];
  return {
    graph: { moments, edges },
    onArrival(rig, path, mark) {
      const step = path.steps.at(-1);
      const from = marks.get(before(path));
      if (step !== undefined && from !== undefined) edges.push({ from, step, to: mark });
      if (moments.has(mark)) return;
      moments.set(mark, momentOf(rig, path, flow));
      marks.set(describePath(path), mark);
    },
  };
}

/** Walks the flow and records where each step leads. */
export function graphOf(flow: Flow): Graph {
  const { graph, onArrival } = graphRecorder(flow);
  walk(flow, { onArrival });
  return graph;
}
