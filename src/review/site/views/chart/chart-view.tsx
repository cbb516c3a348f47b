import { chakra } from '@chakra-ui/react/styled-system';
import {
  ControlButton,
  Controls,
  ReactFlow,
  ReactFlowProvider,
  type NodeMouseHandler,
  type OnNodesChange,
} from '@xyflow/react';
import { useMemo, useRef, useState, type FocusEvent } from 'react';
import type { Chart } from '../../../model/chart';
import type { ChartLayout } from '../../../model/layout';
import { linkedWith } from '../../../model/linked';
import { smallestOf, startOf } from '../../../model/opening';
import { ChartBranchLine } from './chart-branch';
import { ChartCamera } from './chart-camera';
import { ChartOverview } from './chart-overview';
import type { BranchLook } from './chart-looks';
import { edgesOf, nodesOf } from './chart-parts';
import { ChartStateBox } from './chart-state';

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
    // What is pointed at or has the focus stands out, with what it is connected to. Texts do not fade, to stay legible.
    '&[data-linked] .react-flow__edge:not(.linked)': { opacity: '0.35' },
    '& .react-flow__edgelabel-renderer > .linked': { outline: '2px solid {colors.info}' },
    '& .react-flow__node.linked': { outline: '2px solid {colors.info}', outlineOffset: '1px' },
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
  /** The state or branch that is pointed at or has the focus. */
  const [near, point] = useState<string | null>(null);
  const linked = useMemo(() => linkedWith(chart, near), [chart, near]);
  const nodes = useMemo(
    () => nodesOf({ chart, layout, active, selected, stops, linked }),
    [chart, layout, active, selected, stops, linked],
  );
  const edges = useMemo(
    () => edgesOf({ chart, layout, lookOf, takes, linked, onPoint: point }),
    [chart, layout, lookOf, takes, linked],
  );
  const start = useMemo(
    () => smallestOf((opensAt ?? [startOf(chart)]).flatMap((id) => layout.states[id] ?? [])),
    [opensAt, chart, layout],
  );
  const frame = useRef<HTMLDivElement>(null);
  /** A click, Enter or Space. What is selected is kept outside of the library. */
  const select: OnNodesChange = (changes) => {
    for (const change of changes) if (change.type === 'select' && change.selected) onSelect(change.id);
  };
  /** A state around others is everywhere between them, so only its focus counts. */
  const pointAt: NodeMouseHandler = (_event, { id }) => {
    if (chart.states.every(({ parent }) => parent !== id)) point(id);
  };
  const focusOn = ({ target }: FocusEvent) => {
    const found = target.closest<HTMLElement>('.react-flow__node, [data-branch]')?.dataset;
    point(found?.['branch'] ?? found?.['id'] ?? null);
  };
  return (
    <ReactFlowProvider>
      <Frame
        ref={frame}
        data-linked={linked === null ? undefined : ''}
        onFocus={focusOn}
        onBlur={() => point(null)}
        {...(fills && { height: { base: 'calc(100vh - 6.5rem)', md: 'calc(100vh - 3.5rem)' } })}
      >
        <ReactFlow
          aria-label={label}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={select}
          onNodeMouseEnter={pointAt}
          onNodeMouseLeave={() => point(null)}
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          zIndexMode="manual"
          minZoom={0.05}
          maxZoom={2}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
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
          <ChartOverview layout={layout} />
          <ChartCamera layout={layout} start={start} active={active} selected={selected} />
        </ReactFlow>
      </Frame>
    </ReactFlowProvider>
  );
}
