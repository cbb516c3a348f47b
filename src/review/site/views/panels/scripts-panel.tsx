import { SectionHeading, SubsectionHeading } from '../../../../ui/text';
import { sources } from '../../../scripts/sources';
import { unscripted } from '../../../scripts/unscripted';
import type { Entry } from '../../data/catalogue';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import type { WrittenScripts } from '../../review.types';
import { saveFile } from '../../save-file';
import { Card, Code, Muted, Pre, Row, SmallButton, Stack } from '../pieces';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

function Written({ scripts: { flow, path, set, markdown, csv } }: { readonly scripts: WrittenScripts }) {
  const file = `${flow}-${path === null ? 'all' : 'path'}`;
  return (
    <Stack>
      <Row>
        <SubsectionHeading>{count(set.scripts.length, 'script', 'scripts')}</SubsectionHeading>
        <SmallButton onClick={() => saveFile(`${file}.md`, 'text/markdown', markdown)}>
          Download Markdown
        </SmallButton>
        <SmallButton onClick={() => saveFile(`${file}.csv`, 'text/csv', csv)}>Download CSV</SmallButton>
      </Row>
      {path === null ? (
        <Muted>
          They take {set.taken.length} of {set.taken.length + set.untaken.length} branches. The others are
          listed below, each with the reason.
        </Muted>
      ) : null}
      <Pre tabIndex={0} role="region" aria-label="Test scripts as Markdown" maxHeight="none">
        {markdown}
      </Pre>
      {set.untaken.length > 0 ? (
        <details>
          <summary>Branches that no script takes ({set.untaken.length})</summary>
          <ul>
            {set.untaken.map(({ branch, reason }) => (
              <li key={branch}>
                <Code>{branch}</Code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Stack>
  );
}

/**
 * Test scripts for people, with the texts that they will see: of the walk's path, or the smallest set for the flow.
 */
export function ScriptsPanel({ entry: { name } }: { readonly entry: Entry }) {
  const review = useReview();
  const scripts = useReviewed('scripts');
  const path = useReviewed('path');
  const fault = useReviewed('fault');
  const writing = useReviewIn({ writing: 'writing' });
  const failed = useReviewIn({ writing: 'failed' });
  const scripted = Object.hasOwn(sources, name);
  return (
    <Card aria-label="Test scripts">
      <Stack>
        <SectionHeading>Test scripts for people</SectionHeading>
        {scripted ? (
          <Row>
            <SmallButton
              aria-disabled={writing}
              onClick={() => review.send({ type: 'scripts.asked', whole: true })}
            >
              Smallest set for all branches
            </SmallButton>
            <SmallButton
              aria-disabled={writing}
              onClick={() => review.send({ type: 'scripts.asked', whole: false })}
            >
              This walk ({count(path.steps.length, 'step', 'steps')})
            </SmallButton>
          </Row>
        ) : (
          <Muted>There are none for this flow. {unscripted[name]}</Muted>
        )}
        {writing ? <Muted role="status">Drawing the screens and reading their texts…</Muted> : null}
        {failed ? <p role="alert">No script could be written: {fault}</p> : null}
        {scripts?.flow === name && !writing ? <Written scripts={scripts} /> : null}
      </Stack>
    </Card>
  );
}
