import { useReactFlow, useStore, useStoreApi, type ReactFlowState } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { Box, ChartLayout } from '../../../model/layout';
import { LEGIBLE, openingOf, smallestOf } from '../../../model/opening';

type ChartCameraProps = {
  readonly layout: ChartLayout;
  /** What the drawing opens at. */
  readonly start: Box | null;
  readonly active: readonly string[];
  readonly selected: string | null;
};

const STEP = 80;

/** Nothing can be shown before the place of the drawing was measured. */
const isMeasured = ({ width, height, panZoom }: ReactFlowState): boolean =>
  panZoom !== null && width > 0 && height > 0;

/**
 * The visible part of a drawn chart. It opens at the chart's start, in letters that can be read. It centres a state
 * that was searched for, and brings the state that a step leads to back into view. Arrow keys pan, + and - zoom, 0
 * shows the whole chart.
 */
export function ChartCamera({ layout, start, active, selected }: ChartCameraProps) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const shown = useRef(active);
  const opened = useRef(false);
  const measured = useStore(isMeasured);

  useEffect(() => {
    if (!measured || opened.current) return;
    opened.current = true;
    if (start) void flow.setViewport(openingOf(store.getState(), layout, start));
  }, [flow, store, measured, layout, start]);

  useEffect(() => {
    const box = selected === null ? undefined : layout.states[selected];
    if (!measured || !box) return;
    const zoom = Math.max(flow.getZoom(), LEGIBLE);
    void flow.setCenter(box.x + box.width / 2, box.y + Math.min(box.height / 2, 200), { zoom });
  }, [flow, measured, layout, selected]);

  useEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    const box = smallestOf(active.flatMap((id) => layout.states[id] ?? []));
    if (!box) return;
    const { width, height, transform } = store.getState();
    const [x, y, zoom] = transform;
    const left = box.x * zoom + x;
    const top = box.y * zoom + y;
    const inside =
      left >= 0 && top >= 0 && left + box.width * zoom <= width && top + box.height * zoom <= height;
    if (!inside) void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom });
  }, [flow, store, layout, active]);

  useEffect(() => {
    const { domNode } = store.getState();
    const move = (dx: number, dy: number) => {
      const { x, y, zoom } = flow.getViewport();
      void flow.setViewport({ x: x + dx, y: y + dy, zoom });
    };
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(STEP, 0),
      ArrowRight: () => move(-STEP, 0),
      ArrowUp: () => move(0, STEP),
      ArrowDown: () => move(0, -STEP),
      '+': () => void flow.zoomIn(),
      '-': () => void flow.zoomOut(),
      0: () => void flow.fitView({ padding: 0.04 }),
    };
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    domNode?.addEventListener('keydown', press);
    return () => domNode?.removeEventListener('keydown', press);
  }, [flow, store]);

  return null;
}
