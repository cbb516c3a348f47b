import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { FocusHeading } from '../../../ui/focus-heading';
import { SectionHeading } from '../../../ui/text';
import {
  branchName,
  diffOf,
  isUnchanged,
  type Change,
  type FlowDiff,
  type MessageDiff,
} from '../../model/diff';
import { presentEdition, type NamedEdition, type Side } from '../data/editions';
import { useReview, useReviewed, useReviewIn } from '../review-context';
import { Card, Code, Input, Muted, Row, Scroll, SmallButton, Stack, Table } from './pieces';

const Changes = chakra('ul', { base: { display: 'grid', gap: '2', fontSize: 'sm' } });

const fates = {
  added: { word: 'added', colour: 'success' },
  removed: { word: 'removed', colour: 'error' },
  changed: { word: 'changed', colour: 'warning' },
} as const;

function Fate({ fate }: { readonly fate: keyof typeof fates }) {
  return <chakra.strong color={fates[fate].colour}>{fates[fate].word}</chakra.strong>;
}

function ChangeLines({ changes }: { readonly changes: readonly Change[] }) {
  return changes.map(({ what, before, after }) => (
    <div key={what}>
      {what}: <del>{before === '' ? 'nothing' : before}</del> → <ins>{after === '' ? 'nothing' : after}</ins>
    </div>
  ));
}

function FlowChanges({ diff }: { readonly diff: FlowDiff }) {
  return (
    <Card aria-label={diff.name}>
      <Stack gap="3">
        <SectionHeading>
          <Code>{diff.name}</Code> <Fate fate={diff.fate} />
        </SectionHeading>
        <ChangeLines changes={diff.changes} />
        <Changes>
          {diff.states.map(({ fate, id, changes }) => (
            <li key={id}>
              State <Code>{id}</Code> <Fate fate={fate} />
              <ChangeLines changes={changes} />
            </li>
          ))}
          {diff.branches.map(({ fate, key, branch, changes }) => (
            <li key={`${fate} ${key}`}>
              Branch <Code>{branchName(branch)}</Code> <Fate fate={fate} />
              <ChangeLines changes={changes} />
            </li>
          ))}
        </Changes>
      </Stack>
    </Card>
  );
}

function TextChanges({ messages }: { readonly messages: readonly MessageDiff[] }) {
  return (
    <Card aria-label="Texts">
      <Stack gap="3">
        <SectionHeading>Texts that people see ({messages.length})</SectionHeading>
        <Scroll tabIndex={0} role="region" aria-label="Texts that changed">
          <Table>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {messages.map(({ area, key, before, after }) => (
                <tr key={`${area} ${key}`}>
                  <th scope="row">
                    <Code>
                      {area}: {key}
                    </Code>
                  </th>
                  <td>{before ?? '–'}</td>
                  <td>{after ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      </Stack>
    </Card>
  );
}

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
      {diff.flows.map((flow) => (
        <FlowChanges key={flow.name} diff={flow} />
      ))}
      {diff.messages.length > 0 ? <TextChanges messages={diff.messages} /> : null}
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
