import { MiniMap, useStore, type ReactFlowState } from '@xyflow/react';
import type { ChartLayout } from '../../../model/layout';

/** Whether all of a drawing is in view. */
const isWhole =
  ({ width: right, height: bottom }: ChartLayout) =>
  ({ transform: [x, y, zoom], width, height }: ReactFlowState): boolean =>
    x >= 0 && y >= 0 && x + right * zoom <= width && y + bottom * zoom <= height;

/** A small picture of a chart that says which part is in view. If all of it is, it would only cover a corner. */
export function ChartOverview({ layout }: { readonly layout: ChartLayout }) {
  if (useStore(isWhole(layout))) return null;
  return (
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
  );
}
