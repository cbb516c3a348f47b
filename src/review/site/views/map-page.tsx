import { useCallback, useMemo } from 'react';
import { FocusHeading } from '../../../ui/focus-heading';
import { callMap } from '../provide-review';
import { useReviewed } from '../review-context';
import { MAP } from '../review.setup';
import { ChartView } from './chart/chart-view';
import { Link, Muted, Stack } from './pieces';

const none: ReadonlyMap<string, () => void> = new Map();
const plain = () => 'plain' as const;

/** A drawing of the calls between flows. Choosing a flow opens it. The index has the same information as text. */
export function MapPage() {
  const drawing = useReviewed('drawings')[MAP];
  const active = useMemo(() => [], []);
  const open = useCallback((id: string) => {
    if (id !== callMap.chart.name) location.hash = `#/flow/${id}`;
  }, []);
  return (
    <Stack>
      <title>Map · Flow review</title>
      <FocusHeading focus={false}>Which flow runs which</FocusHeading>
      <Muted>
        An arrow leads from a flow to one that it runs, with the id it runs under. Choose a flow to open it.
        Flows that neither run another nor are run stand in the list of <Link href="#/">all flows</Link>{' '}
        alone.
      </Muted>
      {drawing ? (
        <ChartView
          label="Map of the flows"
          chart={callMap.chart}
          layout={drawing.layout}
          active={active}
          selected={null}
          lookOf={plain}
          takes={none}
          onSelect={open}
        />
      ) : (
        <Muted role="status">Laying out the map…</Muted>
      )}
    </Stack>
  );
}
