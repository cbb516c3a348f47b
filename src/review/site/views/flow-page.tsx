import { chakra } from '@chakra-ui/react/styled-system';
import { FocusHeading } from '../../../ui/focus-heading';
import { catalogue, type Entry } from '../data/catalogue';
import { coverage } from '../data/known-coverage';
import { heats, isHeat, unknownBecause } from '../data/coverage';
import { panels, type Panel } from '../data/place';
import { useReview, useReviewed } from '../review-context';
import { Columns } from './columns';
import { CoveragePanel } from './panels/coverage-panel';
import { ExportMenu } from './chart/export-menu';
import { FlowChart } from './chart/flow-chart';
import { PathsPanel } from './panels/paths-panel';
import { Card, Code, Muted, Row, Select, SmallButton, Stack } from './pieces';
import { Player } from './panels/player';
import { GalleryPanel } from './panels/gallery-panel';
import { ReviewPanel } from './panels/review-panel';
import { ScreenPanel } from './panels/screen-panel';
import { ScriptsPanel } from './panels/scripts-panel';
import { Search } from './chart/search';
import { StateDetails } from './chart/state-details';
import { usePlayed } from './use-played';
import { WalkPanel } from './panels/walk-panel';

const names: Readonly<Record<Panel, string>> = {
  chart: 'Chart only',
  walk: 'Walk',
  paths: 'Paths',
  screen: 'Screen',
  gallery: 'Gallery',
  coverage: 'Coverage',
  scripts: 'Test scripts',
  review: 'Notes and sign-off',
};

function PanelChoice() {
  const review = useReview();
  const chosen = useReviewed('panel');
  return (
    <Row role="group" aria-label="Beside the chart">
      {panels.map((panel) => (
        <SmallButton
          key={panel}
          aria-pressed={panel === chosen}
          onClick={() => review.send({ type: 'panel.chosen', panel })}
        >
          {names[panel]}
        </SmallButton>
      ))}
    </Row>
  );
}

function HeatChoice() {
  const review = useReview();
  const heat = useReviewed('heat');
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" fontSize="sm">
      Coverage on the chart
      <Select
        value={heat}
        onChange={({ target }) => {
          if (isHeat(target.value)) review.send({ type: 'heat.chosen', heat: target.value });
        }}
      >
        {heats.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </chakra.label>
  );
}

function ChosenPanel({ entry }: { readonly entry: Entry }) {
  const review = useReview();
  const panel = useReviewed('panel');
  const outcome = usePlayed();
  if (panel === 'review') return <ReviewPanel entry={entry} />;
  if ('fault' in outcome) {
    return (
      <Card role="alert">
        <p>This path cannot be played: {outcome.fault}</p>
        <SmallButton onClick={() => review.send({ type: 'step.undone' })}>Step back</SmallButton>
      </Card>
    );
  }
  const { played } = outcome;
  if (panel === 'paths') return <PathsPanel entry={entry} />;
  if (panel === 'coverage') return <CoveragePanel entry={entry} />;
  if (panel === 'screen') return <ScreenPanel entry={entry} played={played} />;
  return <WalkPanel entry={entry} played={played} />;
}

/** The chart of a flow, its search, and the selected state. */
function ChartSide({ entry }: { readonly entry: Entry }) {
  return (
    <Stack>
      <FlowChart entry={entry} />
      <Player />
      <Search key={entry.name} chart={entry.chart} />
      <StateDetails chart={entry.chart} />
    </Stack>
  );
}

/** One flow: its chart, and the panels beside it. */
export function FlowPage() {
  const name = useReviewed('flow');
  const heat = useReviewed('heat');
  const panel = useReviewed('panel');
  const entry = name === null ? undefined : catalogue.get(name);
  if (!entry) return null;
  return (
    <Stack>
      <title>{`${entry.name} · Flow review`}</title>
      <Row justifyContent="space-between">
        <FocusHeading focus={false}>
          <Code fontSize="inherit">{entry.name}</Code>
        </FocusHeading>
        <Muted>
          {entry.states} states, {entry.branches} branches
        </Muted>
      </Row>
      <Muted maxWidth="page">
        <strong>{entry.title}.</strong> {entry.purpose === '' ? entry.sentence : entry.purpose}
      </Muted>
      <Row justifyContent="space-between">
        <PanelChoice />
        <Row>
          <HeatChoice />
          <ExportMenu chart={entry.chart} />
        </Row>
      </Row>
      {heat !== 'off' && !coverage?.[entry.name]?.[heat] ? (
        <Muted role="status">{unknownBecause(coverage, entry.name, heat)}</Muted>
      ) : null}
      {panel === 'gallery' ? <GalleryPanel entry={entry} /> : null}
      {panel === 'scripts' ? <ScriptsPanel entry={entry} /> : null}
      {panel === 'gallery' || panel === 'scripts' ? null : (
        <Columns
          chart={<ChartSide entry={entry} />}
          panel={panel === 'chart' ? null : <ChosenPanel entry={entry} />}
        />
      )}
    </Stack>
  );
}
