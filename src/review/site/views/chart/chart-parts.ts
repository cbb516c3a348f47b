import { Position, type NodeHandle } from '@xyflow/react';
import type { Chart } from '../../../model/chart';
import type { ChartLayout } from '../../../model/layout';
import type { Linked } from '../../../model/linked';
import type { BranchEdge } from './chart-branch';
import type { BranchLook } from './chart-looks';
import type { StateNode } from './chart-state';

const depths = (chart: Chart): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const { id, parent } of chart.states)
    found.set(id, parent === null ? 0 : (found.get(parent) ?? 0) + 1);
  return found;
};

/** The ends of lines, until the boxes are measured. */
const ends: NodeHandle[] = [
  { type: 'source', position: Position.Right, x: 0, y: 0, width: 1, height: 1 },
  { type: 'target', position: Position.Left, x: 0, y: 0, width: 1, height: 1 },
];

/** A chart as it was laid out, and what of it belongs together now. */
type Drawn = { readonly chart: Chart; readonly layout: ChartLayout; readonly linked: Linked | null };

type DrawnStates = Drawn & {
  readonly active: readonly string[];
  readonly selected: string | null;
  readonly stops: readonly string[];
};

/** The states of a chart, for React Flow. */
export function nodesOf({ chart, layout, active, selected, stops, linked }: DrawnStates): StateNode[] {
  const depth = depths(chart);
  return chart.states.flatMap((state): StateNode[] => {
    const box = layout.states[state.id];
    if (!box) return [];
    const isActive = active.includes(state.id);
    const stop = stops.includes(state.id);
    return [
      {
        id: state.id,
        type: 'state',
        className: linked?.states.has(state.id) ? 'linked' : '',
        position: { x: box.x, y: box.y },
        width: box.width,
        height: box.height,
        // Known from the layout. The whole chart can be shown only if every box has been measured.
        measured: { width: box.width, height: box.height },
        handles: ends,
        zIndex: depth.get(state.id) ?? 0,
        draggable: false,
        connectable: false,
        ariaLabel: `State ${state.key}${isActive ? ', active' : ''}${stop ? ', breakpoint' : ''}`,
        data: { state, active: isActive, chosen: state.id === selected, stop },
      },
    ];
  });
}

type DrawnBranches = Drawn & {
  readonly lookOf: (key: string) => BranchLook;
  readonly takes: ReadonlyMap<string, () => void>;
  readonly onPoint: (what: string | null) => void;
};

/** The branches of a chart, for React Flow. */
export function edgesOf({ chart, layout, lookOf, takes, linked, onPoint }: DrawnBranches): BranchEdge[] {
  return chart.branches.flatMap((branch): BranchEdge[] => {
    const place = layout.branches[branch.key];
    if (!place) return [];
    const isLinked = linked?.branches.has(branch.key) ?? false;
    return [
      {
        id: branch.key,
        type: 'branch',
        className: isLinked ? 'linked' : '',
        source: branch.source,
        target: branch.targets[0] ?? branch.source,
        zIndex: 1000,
        focusable: false,
        selectable: false,
        data: {
          branch,
          place,
          look: lookOf(branch.key),
          take: takes.get(branch.key) ?? null,
          isLinked,
          onPoint,
        },
      },
    ];
  });
}
