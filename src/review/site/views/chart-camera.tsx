import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { ChartLayout } from '../../model/layout';

type ChartCameraProps = {
  readonly layout: ChartLayout;
  readonly active: readonly string[];
  readonly selected: string | null;
};

const READABLE = 0.8;
const STEP = 80;

/**
 * The visible part of a drawn chart. It centres a state that was searched for, large enough to read, and brings the
 * state that a step leads to back into view. Arrow keys pan, + and - zoom, 0 shows the whole chart.
 */
export function ChartCamera({ layout, active, selected }: ChartCameraProps) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const shown = useRef(active);

  useEffect(() => {
    const box = selected === null ? undefined : layout.states[selected];
    if (!box) return;
    const zoom = Math.max(flow.getZoom(), READABLE);
    void flow.setCenter(box.x + box.width / 2, box.y + Math.min(box.height / 2, 200), { zoom });
  }, [flow, layout, selected]);

  useEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    const boxes = active.flatMap((id) => layout.states[id] ?? []);
    const box = boxes.reduce<(typeof boxes)[number] | null>(
      (least, next) => (least && least.width * least.height <= next.width * next.height ? least : next),
      null,
    );
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
