import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { getStateNodes } from 'xstate';
import { FocusHeading } from '../../../ui/focus-heading';
import { LivePanel } from '../../live/live-panel';
import type { LivePlace } from '../../live/live.selectors';
import { flows } from '../../flows';
import type { Flow } from '../../play/flow';
import { catalogue } from '../data/catalogue';
import { linkTo } from '../provide-review';
import { useReview, useReviewed } from '../review-context';
import { saveFile } from '../save-file';
import { ChartView } from './chart/chart-view';
import { Columns } from './columns';
import { Card, Link, Muted, Stack } from './pieces';

const all: Readonly<Record<string, Flow>> = flows;
const none: ReadonlyMap<string, () => void> = new Map();

/** Ids of the active states at a place of the running app. */
function activeAt({ flow, places }: LivePlace): string[] {
  const entry = catalogue.get(flow);
  const value = places[''];
  if (!entry || value === undefined) return [];
  const { root } = entry.flow.machine;
  return [root.id, ...getStateNodes(root, value).map(({ id }) => id)];
}

function ShownChart({ shown }: { readonly shown: LivePlace }) {
  const entry = catalogue.get(shown.flow);
  const drawing = useReviewed('drawings')[shown.flow];
  const active = useMemo(() => activeAt(shown), [shown]);
  const lookOf = useCallback(
    (key: string) => (shown.branches.includes(key) ? ('taken' as const) : ('plain' as const)),
    [shown],
  );
  const select = useCallback(() => undefined, []);
  if (!entry) return null;
  if (!drawing) return <Muted role="status">Laying out the chart…</Muted>;
  return (
    <Stack gap="2">
      <ChartView
        key={entry.name}
        label={`Chart of ${entry.name}`}
        chart={entry.chart}
        layout={drawing.layout}
        active={active}
        selected={null}
        opensAt={active}
        lookOf={lookOf}
        takes={none}
        onSelect={select}
      />
      {shown.path ? (
        <Link href={linkTo({ flow: entry.name, panel: 'walk', path: shown.path, heat: 'off' })}>
          Walk on from here
        </Link>
      ) : null}
    </Stack>
  );
}

/** The app that runs in development: what its flows do as it happens, recorded and replayed. */
export function LivePage() {
  const review = useReview();
  const live = useSelector(review, ({ children }) => children.live);
  const shown = useReviewed('shown');
  return (
    <Stack>
      <title>Live · Flow review</title>
      <FocusHeading focus={false}>The running app</FocusHeading>
      <Columns
        chart={shown ? <ShownChart shown={shown} /> : <Muted>Choose a flow to see where it stands.</Muted>}
        panel={
          <Card aria-label="What the app tells">
            {live ? (
              <LivePanel
                actor={live}
                flows={all}
                onShow={(place) => review.send({ type: 'live.shown', shown: place })}
                onSave={(name, text) => saveFile(name, 'application/json', text)}
              />
            ) : null}
          </Card>
        }
      />
    </Stack>
  );
}
