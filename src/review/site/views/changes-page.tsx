import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { FocusHeading } from '../../../ui/focus-heading';
import { diffOf, isUnchanged } from '../../model/diff';
import { presentEdition, type NamedEdition, type Side } from '../data/editions';
import { useReview, useReviewed, useReviewIn } from '../review-context';
import { Changes } from './changes';
import { Input, Label, Muted, Row, Select, SmallButton, Stack } from './pieces';

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

const commitNames: Readonly<Record<Side, string>> = { before: 'Earlier commit', after: 'Later commit' };

/** The choice of a file, which is no version. */
const FILE = 'file';

/** Chooses a commit or tag. The static site has none. */
function VersionChoice({ side }: { readonly side: Side }) {
  const review = useReview();
  const versions = useReviewed('versions');
  const edition = useReviewed('editions')[side];
  const chosen = edition ? (edition.commit ?? FILE) : '';
  const reading = useReviewIn({ place: { changes: { edition: 'readingVersion' } } });
  if (versions.length === 0) return null;
  return (
    <Label marginBlockEnd="3">
      {commitNames[side]}
      <Select
        value={chosen}
        aria-disabled={reading}
        onChange={({ target }) => {
          const version = versions.find(({ commit }) => commit === target.value);
          if (reading) return;
          if (version) review.send({ type: 'version.chosen', side, version });
          else review.send({ type: 'edition.removed', side });
        }}
      >
        <option value="">the flows of this site</option>
        {edition && edition.commit === null ? <option value={FILE}>{edition.name}</option> : null}
        {versions.map(({ commit, name, on }, index) => (
          <option key={index} value={commit}>
            {on} {name}
          </option>
        ))}
      </Select>
    </Label>
  );
}

function EditionChoice({ side, label }: { readonly side: Side; readonly label: string }) {
  const review = useReview();
  const chosen = useReviewed('editions')[side];
  const reading = useReviewIn({ place: { changes: { edition: 'readingVersion' } } });
  return (
    <chakra.div minWidth="0">
      <VersionChoice side={side} />
      <chakra.label display="grid" gap="1" fontSize="sm">
        {label}
        <Input
          type="file"
          accept=".json,application/json"
          paddingBlock="1.5"
          disabled={reading}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) review.send({ type: 'edition.chosen', side, file });
            // The same file can be chosen again. Its name stands below.
            target.value = '';
          }}
        />
      </chakra.label>
      <Row marginBlockStart="1">
        <Muted>{chosen ? chosen.name : 'the flows of this site'}</Muted>
        {chosen ? (
          <SmallButton
            aria-disabled={reading}
            onClick={() => {
              if (!reading) review.send({ type: 'edition.removed', side });
            }}
          >
            Take this site instead
          </SmallButton>
        ) : null}
      </Row>
      {chosen && chosen.unread.length > 0 ? (
        <Muted>
          {chosen.unread.length === 1 ? 'One file' : `${chosen.unread.length} files`} of it could not be read.
        </Muted>
      ) : null}
    </chakra.div>
  );
}

/** Compares two versions or exports, or one with the flows of this site: states, branches, and texts. */
export function ChangesPage() {
  const { before, after } = useReviewed('editions');
  const fault = useReviewed('fault');
  const readingFile = useReviewIn({ place: { changes: { edition: 'readingFile' } } });
  const readingVersion = useReviewIn({ place: { changes: { edition: 'readingVersion' } } });
  const reading = readingFile || readingVersion;
  return (
    <Stack>
      <title>What changed · Flow review</title>
      <FocusHeading focus={false}>What changed</FocusHeading>
      <Muted>
        Compare two versions with each other, or one with this site. “npm run flows” lists commits and tags;
        “npm run flows:export” writes an edition.json that can be chosen everywhere.
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
