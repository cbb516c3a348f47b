import { chakra } from '@chakra-ui/react/styled-system';
import {
  ControlButton,
  Controls,
  MiniMap,
  Position,
  ReactFlow,
  ReactFlowProvider,
  type NodeHandle,
  type NodeMouseHandler,
} from '@xyflow/react';
import { useMemo, useRef } from 'react';
import type { Chart } from '../../../model/chart';
import type { ChartLayout } from '../../../model/layout';
import { smallestOf, startOf } from '../../../model/opening';
import { ChartBranchLine, type BranchEdge } from './chart-branch';
import { ChartCamera } from './chart-camera';
import type { BranchLook } from './chart-looks';
import { ChartStateBox, type StateNode } from './chart-state';

type ChartViewProps = {
  readonly label: string;
  /** Whether it fills the window. */
  readonly fills?: boolean;
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly active: readonly string[];
  readonly selected: string | null;
  /** Ids of the states with a breakpoint. */
  readonly stops?: readonly string[];
  /** The states to open at; by default the chart's start. */
  readonly opensAt?: readonly string[];
  readonly lookOf: (key: string) => BranchLook;
  /** By branch key: the function that takes the branch now. */
  readonly takes: ReadonlyMap<string, () => void>;
  readonly onSelect: (id: string) => void;
};

const nodeTypes = { state: ChartStateBox };
const edgeTypes = { branch: ChartBranchLine };

const Frame = chakra('div', {
  // The library's style sheet is outside of any layer, so only `!important` overrides it.
  base: {
    position: 'relative',
    height: { base: '60vh', lg: '72vh' },
    minHeight: '20rem',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
    bg: 'bg',
    // Letters are as wide as the layout assumes, at any zoom: by default some systems round each to whole pixels.
    textRendering: 'geometricPrecision',
    '&:fullscreen': { height: '100vh', borderRadius: '0', borderWidth: '0' },
    '& .react-flow__node': { cursor: 'pointer', borderRadius: '10px' },
    '& .react-flow__node:focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '& .react-flow__controls-button': {
      bg: 'bg.surface !important',
      color: 'fg !important',
      borderColor: 'border !important',
      boxSize: '8 !important',
    },
    '& .react-flow__attribution': {
      bg: 'bg !important',
      '& a': { color: 'fg.muted !important' },
    },
    '& .react-flow__minimap': { bg: 'bg.surface !important', display: { base: 'none', lg: 'block' } },
  },
});

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

function nodesOf({ chart, layout, active, selected, stops = [] }: ChartViewProps): StateNode[] {
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
        position: { x: box.x, y: box.y },
        width: box.width,
        height: box.height,
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

function edgesOf({ chart, layout, lookOf, takes }: ChartViewProps): BranchEdge[] {
  return chart.branches.flatMap((branch): BranchEdge[] => {
    const place = layout.branches[branch.key];
    if (!place) return [];
    return [
      {
        id: branch.key,
        type: 'branch',
        source: branch.source,
        target: branch.targets[0] ?? branch.source,
        zIndex: 1000,
        focusable: false,
        selectable: false,
        data: { branch, place, look: lookOf(branch.key), take: takes.get(branch.key) ?? null },
      },
    ];
  });
}

const none: readonly string[] = [];

/** A chart as it was laid out. It can be zoomed, panned and read by mouse, touch and keyboard. */
export function ChartView(props: ChartViewProps) {
  const {
    label,
    fills = false,
    chart,
    layout,
    active,
    selected,
    stops = none,
    opensAt,
    lookOf,
    takes,
    onSelect,
  } = props;
  const nodes = useMemo(
    () => nodesOf({ label, chart, layout, active, selected, stops, lookOf, takes, onSelect }),
    [label, chart, layout, active, selected, stops, lookOf, takes, onSelect],
  );
  const edges = useMemo(
    () => edgesOf({ label, chart, layout, active, selected, lookOf, takes, onSelect }),
    [label, chart, layout, active, selected, lookOf, takes, onSelect],
  );
  const start = useMemo(
    () => smallestOf((opensAt ?? [startOf(chart)]).flatMap((id) => layout.states[id] ?? [])),
    [opensAt, chart, layout],
  );
  const frame = useRef<HTMLDivElement>(null);
  const select: NodeMouseHandler = (_event, { id }) => onSelect(id);
  return (
    <ReactFlowProvider>
      <Frame
        ref={frame}
        {...(fills && { height: { base: 'calc(100vh - 6.5rem)', md: 'calc(100vh - 3.5rem)' } })}
      >
        <ReactFlow
          aria-label={label}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodeClick={select}
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          zIndexMode="manual"
          minZoom={0.05}
          maxZoom={2}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          onSelectionChange={({ nodes: [node] }) => {
            if (node) onSelect(node.id);
          }}
        >
          <Controls showInteractive={false} position="top-right" orientation="horizontal">
            {document.fullscreenEnabled ? (
              <ControlButton
                title="Full screen"
                aria-label="Full screen"
                onClick={() => {
                  const done = document.fullscreenElement
                    ? document.exitFullscreen()
                    : frame.current?.requestFullscreen();
                  // Refused where a page may not fill the screen.
                  void done?.catch(() => undefined);
                }}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M9 1h6v6h-2V4.4L9.2 8.2 7.8 6.8 11.6 3H9zM7 15H1V9h2v2.6l3.8-3.8 1.4 1.4L4.4 13H7z" />
                </svg>
              </ControlButton>
            ) : null}
          </Controls>
          <MiniMap
            pannable
            zoomable
            ariaLabel="Overview of the chart"
            nodeStrokeWidth={3}
            bgColor="var(--chakra-colors-bg-surface)"
            nodeColor="var(--chakra-colors-border)"
            nodeStrokeColor="var(--chakra-colors-border-strong)"
            maskColor="color-mix(in srgb, var(--chakra-colors-bg) 65%, transparent)"
            style={{ width: 140, height: 96 }}
          />
          <ChartCamera layout={layout} start={start} active={active} selected={selected} />
        </ReactFlow>
      </Frame>
    </ReactFlowProvider>
  );
}
