import { chakra } from '@chakra-ui/react/styled-system';
import { SectionHeading, SubsectionHeading } from '../../../../ui/text';
import { branchText } from '../../../model/chart-lines';
import type { Chart } from '../../../model/chart';
import type { Entry } from '../../data/catalogue';
import { coveredOf, measures, shareOf, type Measure } from '../../data/coverage';
import { coverage, measuredAt } from '../../data/known-coverage';
import { matrixOf, type MatrixRow } from '../../data/matrix';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { Card, Code, Muted, Scroll, SmallButton, Stack, Table } from '../pieces';

const words: Readonly<Record<Measure, { readonly name: string; readonly hole: string }>> = {
  headless: { name: 'Headless', hole: 'not covered' },
  asserted: { name: 'Asserted', hole: 'not asserted' },
  browser: { name: 'In the browser', hole: 'not covered' },
};

const timeOf = (date: string): string =>
  new Date(date).toLocaleString('en-IE', { dateStyle: 'long', timeStyle: 'short' });

function Holes({ chart, measure }: { readonly chart: Chart; readonly measure: Measure }) {
  const review = useReview();
  const keys = chart.branches.map(({ key }) => key);
  const { name, hole } = words[measure];
  const covered = coveredOf(coverage, chart.name, measure, keys);
  if (!covered) return <Muted>{name}: not measured.</Muted>;
  const holes = chart.branches.filter(({ key }) => !covered.has(key));
  const date = measuredAt[measure];
  const reasons = measure === 'browser' ? (coverage?.[chart.name]?.browserHoles ?? {}) : {};
  return (
    <div>
      <p>
        {name}: {shareOf(covered.size, keys.length)} ({covered.size} of {keys.length} branches
        {date === null ? '' : `, measured on ${timeOf(date)}`})
      </p>
      {holes.length > 0 ? (
        <chakra.ul display="grid" gap="1" fontSize="sm" marginBlockStart="2">
          {holes.map((branch) => (
            <li key={branch.key}>
              <SmallButton
                borderColor="error"
                onClick={() => review.send({ type: 'state.selected', id: branch.source })}
              >
                <span>
                  {hole}: <Code>{branchText(branch)}</Code> in <Code>{branch.source}</Code>
                </span>
              </SmallButton>
              {reasons[branch.key] === undefined ? null : <Muted>{reasons[branch.key]}</Muted>}
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </div>
  );
}

function Matrix({ chart, row }: { readonly chart: Chart; readonly row: MatrixRow }) {
  const where = row.state === chart.name ? 'the whole flow' : row.state.slice(chart.name.length + 1);
  const label = `Outcomes of ${row.id} in ${where}`;
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table>
        <caption>
          <Code>{row.id}</Code> ({row.src}) in <Code>{where}</Code>
        </caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Handled by</th>
          </tr>
        </thead>
        <tbody>
          {row.cells.map(({ outcome, fails, handledBy }) => (
            <tr key={outcome}>
              <th scope="row">
                <Code>{outcome}</Code>
                {fails ? ' (fails)' : ''}
              </th>
              <td>
                {handledBy.length === 0 ? (
                  <chakra.span color="error">nobody</chakra.span>
                ) : (
                  handledBy.map((branch) => (
                    <div key={branch.key}>
                      <Code>{branchText(branch)}</Code>{' '}
                      {branch.targets.map((id) => `→ ${id.slice(chart.name.length + 1)}`).join(' ')}
                    </div>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The coverage: what the tests miss, and for every actor each outcome and the branches that handle it. */
export function CoveragePanel({ entry: { name, chart, flow } }: { readonly entry: Entry }) {
  const report = useReviewed('reports')[name] ?? null;
  const walking = useReviewIn({ finding: 'walking' });
  const rows = matrixOf(flow, chart, report);
  return (
    <Card aria-label="Coverage">
      <Stack>
        <SectionHeading>Covered branches</SectionHeading>
        {coverage ? (
          measures.map((measure) => <Holes key={measure} chart={chart} measure={measure} />)
        ) : (
          <Muted>No coverage is known: run “npm run coverage:flows” before this site is built.</Muted>
        )}
        <SubsectionHeading>Outcomes and who handles them</SubsectionHeading>
        {rows.length === 0 ? <Muted>This flow runs nothing.</Muted> : null}
        {rows.length > 0 && !report ? (
          <Muted role="status">
            {walking
              ? 'Walking the flow to see which branch each outcome takes…'
              : 'As the chart is written:'}
          </Muted>
        ) : null}
        {rows.map((row) => (
          <Matrix key={`${row.state} ${row.id}`} chart={chart} row={row} />
        ))}
      </Stack>
    </Card>
  );
}
