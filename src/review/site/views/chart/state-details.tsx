import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import list from '../../../../../machines/requirements.md?url';
import type { Chart, ChartBranch, ChartState } from '../../../model/chart';
import { branchText } from '../../../model/chart-lines';
import { requirements } from '../../../model/requirements';
import { SectionHeading } from '../../../../ui/text';
import { otherwise } from '../../data/drawn';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { Card, Code, Muted, Row, SmallButton, Stack } from '../pieces';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
  },
});

const Branches = chakra('ul', { base: { display: 'grid', gap: '1.5', fontSize: 'sm' } });

const short = (chart: Chart, id: string) => (id === chart.name ? id : id.slice(chart.name.length + 1));

function BranchList({
  chart,
  branches,
  towards,
}: {
  readonly chart: Chart;
  readonly branches: readonly ChartBranch[];
  readonly towards: 'target' | 'source';
}) {
  const review = useReview();
  return (
    <Branches>
      {branches.map((branch) => (
        <li key={branch.key}>
          <Code>{branchText(branch)}</Code>{' '}
          {(towards === 'source' ? [branch.source] : branch.targets).map((id) => (
            <SmallButton key={id} onClick={() => review.send({ type: 'state.selected', id })}>
              {towards === 'source' ? '←' : '→'} {short(chart, id)}
            </SmallButton>
          ))}
          {towards === 'target' && branch.targets.length === 0 ? <span> stays</span> : null}
          {branch.description === null ? null : <Muted>{branch.description}</Muted>}
        </li>
      ))}
    </Branches>
  );
}

/** A state's requirement: the key, linked to the whole list, and its text. */
function Requirement({ requirementKey }: { readonly requirementKey: string }) {
  return (
    <>
      <Link href={list}>{requirementKey}</Link> {requirements.get(requirementKey)}
    </>
  );
}

const ways = { folded: 'Fold', opened: 'Show what it runs' } as const;

/** How it is drawn, where playing pauses, and how to get there. */
function StateActions({ flow, state }: { readonly flow: string; readonly state: ChartState }) {
  const { id } = state;
  const review = useReview();
  const stops = useReviewed('stops');
  const folds = useReviewed('folds');
  const noWay = useReviewed('noWay');
  const way = otherwise(flow, state);
  const seeking = useReviewIn({ place: { flow: 'seeking' } });
  return (
    <>
      <Row role="group" aria-label="This state">
        <SmallButton
          aria-pressed={stops.includes(id)}
          onClick={() => review.send({ type: 'stop.toggled', id })}
        >
          Breakpoint
        </SmallButton>
        <SmallButton onClick={() => review.send({ type: 'way.asked', to: id })}>
          Run to this state
        </SmallButton>
        {way === null ? null : (
          <SmallButton
            aria-pressed={folds.includes(id)}
            onClick={() => review.send({ type: 'fold.toggled', id })}
          >
            {ways[way]}
          </SmallButton>
        )}
      </Row>
      <Muted role="status">{seeking ? 'Looking for the shortest way…' : noWay}</Muted>
    </>
  );
}

/** The selected state in words. */
export function StateDetails({ chart }: { readonly chart: Chart }) {
  const review = useReview();
  const selected = useReviewed('selected');
  const state = chart.states.find(({ id }) => id === selected);
  if (!state) return null;
  const facts: readonly (readonly [string, string])[] = [
    ['Kind', `${state.kind}${state.initial ? ', initial' : ''}`],
    ['Screen', state.screen ?? '–'],
    ['Tags', state.tags.join(', ')],
    ['Entry', state.entry.join(', ')],
    ['Exit', state.exit.join(', ')],
    ['Runs', state.invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)).join(', ')],
  ];
  const out = chart.branches.filter(({ source }) => source === state.id);
  const into = chart.branches.filter(({ targets }) => targets.includes(state.id));
  return (
    <Card aria-label="State">
      <Stack>
        <chakra.div display="flex" gap="3" alignItems="start" justifyContent="space-between">
          <SectionHeading>
            <Code>{short(chart, state.id)}</Code>
          </SectionHeading>
          <SmallButton onClick={() => review.send({ type: 'state.selected', id: null })}>
            Close state
          </SmallButton>
        </chakra.div>
        {state.description === '' ? null : <p>{state.description}</p>}
        {state.parent === null ? null : <StateActions flow={chart.name} state={state} />}
        <Facts>
          <dt>Requirement</dt>
          <dd>{state.requirement === null ? '–' : <Requirement requirementKey={state.requirement} />}</dd>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <chakra.div key={name} display="contents">
                <dt>{name}</dt>
                <dd>
                  <Code>{value}</Code>
                </dd>
              </chakra.div>
            ))}
        </Facts>
        <Muted>Out of it ({out.length})</Muted>
        <BranchList chart={chart} branches={out} towards="target" />
        <Muted>Into it ({into.length})</Muted>
        <BranchList chart={chart} branches={into} towards="source" />
      </Stack>
    </Card>
  );
}
