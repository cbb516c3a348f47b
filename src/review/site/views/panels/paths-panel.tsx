import { chakra } from '@chakra-ui/react/styled-system';
import { SectionHeading, SubsectionHeading } from '../../../../ui/text';
import { branchText } from '../../../model/chart-lines';
import type { Path } from '../../../play/flow';
import type { Entry } from '../../data/catalogue';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { RandomWalk } from './random-walk';
import { Card, Code, Muted, Row, SmallButton, Stack } from '../pieces';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    maxHeight: '24rem',
    overflowY: 'auto',
    paddingInlineEnd: '2',
    fontSize: 'sm',
  },
});

type PathRow = { readonly id: string; readonly name: string; readonly path: Path | undefined };

function PathItem({ name, path }: PathRow) {
  const review = useReview();
  return (
    <li>
      <Code>{name}</Code>
      {path ? (
        <Row>
          <SmallButton
            aria-label={`Play the ${path.steps.length} steps to ${name}`}
            onClick={() => review.send({ type: 'path.played', path })}
          >
            Play
          </SmallButton>
          <SmallButton
            aria-label={`Go to the end: ${name}`}
            onClick={() => review.send({ type: 'path.opened', path })}
          >
            Go to the end
          </SmallButton>
          <Muted as="span">
            {path.steps.length} {path.steps.length === 1 ? 'step' : 'steps'} from {path.input}
          </Muted>
        </Row>
      ) : (
        <Muted>No path of the fixtures leads here.</Muted>
      )}
    </li>
  );
}

/**
 * Generated paths: the shortest into each state, over each branch, and over each two outcomes in a row. They can be
 * played step by step, or opened.
 */
export function PathsPanel({ entry: { name, chart } }: { readonly entry: Entry }) {
  const report = useReviewed('reports')[name];
  const failed = useReviewIn({ finding: 'failed' });
  const fault = useReviewed('fault');
  if (!report) {
    return (
      <Card aria-label="Paths">
        <Stack>
          <SectionHeading>Generated paths</SectionHeading>
          <Muted role="status">
            {failed ? `The flow could not be walked: ${fault ?? ''}` : 'Walking the flow everywhere…'}
          </Muted>
          {failed ? <RandomWalk key={name} flow={name} /> : null}
        </Stack>
      </Card>
    );
  }
  const states: PathRow[] = chart.states
    .filter(({ parent }) => parent !== null)
    .map(({ id }) => ({ id, name: id.slice(name.length + 1), path: report.states[id] }));
  const branches: PathRow[] = chart.branches.map((branch) => ({
    id: branch.key,
    name: `${branch.source.slice(name.length + 1) || name}: ${branchText(branch)}`,
    path: report.branches[branch.key],
  }));
  const pairs: PathRow[] = Object.entries(report.pairs).map(([pair, path]) => ({
    id: pair,
    name: pair,
    path,
  }));
  return (
    <Card aria-label="Paths">
      <Stack>
        <SectionHeading>Generated paths</SectionHeading>
        <Muted>
          {report.steps} steps were tried from {report.moments.length} distinguishable moments. The paths
          below are the shortest.
        </Muted>
        <SubsectionHeading>To each state ({states.length})</SubsectionHeading>
        <List tabIndex={0} aria-label="Paths to each state">
          {states.map((row) => (
            <PathItem key={row.id} {...row} />
          ))}
        </List>
        <SubsectionHeading>Over each branch ({branches.length})</SubsectionHeading>
        <List tabIndex={0} aria-label="Paths over each branch">
          {branches.map((row) => (
            <PathItem key={row.id} {...row} />
          ))}
        </List>
        {pairs.length > 0 ? (
          <>
            <SubsectionHeading>Over each two outcomes in a row ({pairs.length})</SubsectionHeading>
            <List tabIndex={0} aria-label="Paths over each two outcomes in a row">
              {pairs.map((row) => (
                <PathItem key={row.id} {...row} />
              ))}
            </List>
          </>
        ) : null}
        <RandomWalk key={name} flow={name} />
      </Stack>
    </Card>
  );
}
