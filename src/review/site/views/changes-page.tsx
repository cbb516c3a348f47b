import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { FocusHeading } from '../../../ui/focus-heading';
import { diffOf, isUnchanged } from '../../model/diff';
import { presentEdition, type NamedEdition, type Side } from '../data/editions';
import { useReview, useReviewed, useReviewIn } from '../review-context';
import { Changes } from './changes';
import { Input, Muted, Row, SmallButton, Stack } from './pieces';

function Comparison({ before, after }: Readonly<Record<Side, NamedEdition | null>>) {
  const diff = useMemo(
    () => diffOf(before?.edition ?? presentEdition(), after?.edition ?? presentEdition()),
    [before, after],
  );
  if (isUnchanged(diff)) return <p role="status">Nothing is different.</p>;
  return (
    <Stack>
      <p role="status">
        {diff.flows.length} {diff.flows.length === 1 ? 'flow differs' : 'flows differ'},{' '}
        {diff.messages.length} {diff.messages.length === 1 ? 'text differs' : 'texts differ'}.
      </p>
      <Changes diff={diff} />
    </Stack>
  );
}

function EditionChoice({ side, label }: { readonly side: Side; readonly label: string }) {
  const review = useReview();
  const chosen = useReviewed('editions')[side];
  return (
    <chakra.div minWidth="0">
      <chakra.label display="grid" gap="1" fontSize="sm">
        {label}
        <Input
          type="file"
          accept=".json,application/json"
          paddingBlock="1.5"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) review.send({ type: 'edition.chosen', side, file });
          }}
        />
      </chakra.label>
      <Row marginBlockStart="1">
        <Muted>{chosen ? chosen.name : 'the flows of this site'}</Muted>
        {chosen ? (
          <SmallButton onClick={() => review.send({ type: 'edition.removed', side })}>
            Take this site instead
          </SmallButton>
        ) : null}
      </Row>
    </chakra.div>
  );
}

/** Compares two exports, or one with the flows of this site: states, branches, and texts. */
export function ChangesPage() {
  const { before, after } = useReviewed('editions');
  const fault = useReviewed('fault');
  const reading = useReviewIn({ place: { changes: 'reading' } });
  return (
    <Stack>
      <title>What changed · Flow review</title>
      <FocusHeading focus={false}>What changed</FocusHeading>
      <Muted>
        “npm run flows:export” writes an edition.json. Choose one to compare it with this site, or two to
        compare them with each other.
      </Muted>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        <EditionChoice side="before" label="Before" />
        <EditionChoice side="after" label="After" />
      </chakra.div>
      {fault === null ? null : (
        <chakra.p role="alert" color="error">
          {fault}
        </chakra.p>
      )}
      {reading ? <Muted role="status">Reading…</Muted> : null}
      {before === null && after === null ? null : <Comparison before={before} after={after} />}
    </Stack>
  );
}
