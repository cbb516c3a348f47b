import { chakra } from '@chakra-ui/react/styled-system';
import type { Chart } from '../../../model/chart';
import { branchText } from '../../../model/chart-lines';
import { LONGEST_NOTE, type Note } from '../../../sign-off/flow-review';
import type { Entry } from '../../data/catalogue';
import { dayText } from '../../data/signed';
import { linkedState } from '../../find-place';
import { useReview, useReviewed } from '../../review-context';
import { Code, Label, Muted, Row, Select, SmallButton, Stack, TextArea } from '../pieces';
import { focusNotes } from './focus-notes';
import { ReviewerName } from './reviewer-name';
import { useReviewBusy } from './use-review-busy';

const List = chakra('ul', { base: { display: 'grid', gap: '4' } });
const Form = chakra('form', { base: { display: 'grid', gap: '3' } });

/** What a note is about, and the state to show for it; `null` if the chart no longer has it. */
function subjectOf(chart: Chart, at: string): { readonly text: string; readonly state: string } | null {
  if (chart.states.some(({ id }) => id === at)) return { text: linkedState(chart, at), state: at };
  const branch = chart.branches.find(({ key }) => key === at);
  return branch
    ? { text: `${linkedState(chart, branch.source)}: ${branchText(branch)}`, state: branch.source }
    : null;
}

function Subject({ chart, at }: { readonly chart: Chart; readonly at: string }) {
  const review = useReview();
  const subject = subjectOf(chart, at);
  if (!subject) {
    return (
      <Muted>
        About <Code>{at}</Code>, which the chart no longer has
      </Muted>
    );
  }
  return (
    <SmallButton onClick={() => review.send({ type: 'state.selected', id: subject.state })}>
      <Code>{subject.text}</Code>
    </SmallButton>
  );
}

type NoteListProps = { readonly entry: Entry; readonly notes: readonly Note[]; readonly writable: boolean };

/** The notes on a flow, oldest first. */
export function NoteList({ entry: { name, chart }, notes, writable }: NoteListProps) {
  const review = useReview();
  const busy = useReviewBusy();
  if (notes.length === 0) return null;
  return (
    <List aria-label="Notes">
      {notes.map(({ id, at, text, by, on }) => (
        <li key={id}>
          <Stack gap="1">
            {at === null ? null : (
              <Row>
                <Subject chart={chart} at={at} />
              </Row>
            )}
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </chakra.p>
            <Muted>
              {by}, {dayText(on)}
            </Muted>
            {writable ? (
              <details>
                <summary>Remove</summary>
                <SmallButton
                  aria-disabled={busy}
                  onClick={() => {
                    focusNotes();
                    review.send({ type: 'review.changed', flow: name, change: { kind: 'noteRemoved', id } });
                  }}
                >
                  Remove this note
                </SmallButton>
              </details>
            ) : null}
          </Stack>
        </li>
      ))}
    </List>
  );
}

/** What a note can be about: the flow, the selected state, its branches, and what was chosen before. */
function subjects(chart: Chart, selected: string | null, at: string | null): readonly string[] {
  const out = chart.branches.filter(({ source }) => source === selected).map(({ key }) => key);
  const near = selected === null ? [] : [selected, ...out];
  return at === null || near.includes(at) || !subjectOf(chart, at) ? near : [at, ...near];
}

/** Writes a note on the flow, or on the selected state or one of its branches. */
export function AddNote({ entry: { name, chart } }: { readonly entry: Entry }) {
  const review = useReview();
  const selected = useReviewed('selected');
  const by = useReviewed('reviewer');
  const note = useReviewed('note');
  const busy = useReviewBusy();
  const about = subjects(chart, selected, note.at);
  const at = note.at !== null && about.includes(note.at) ? note.at : null;
  return (
    <Form
      aria-label="New note"
      onSubmit={(event) => {
        event.preventDefault();
        const { text } = note;
        if (text.trim() === '') return;
        review.send({ type: 'review.changed', flow: name, change: { kind: 'note', at, text, by } });
      }}
    >
      <Label>
        About
        <Select
          value={at ?? ''}
          onChange={({ target }) =>
            review.send({ type: 'note.typed', note: { ...note, at: target.value || null } })
          }
        >
          <option value="">the flow</option>
          {about.map((one) => (
            <option key={one} value={one}>
              {subjectOf(chart, one)?.text ?? one}
            </option>
          ))}
        </Select>
      </Label>
      {selected === null ? <Muted>Select a state on the chart to write about it.</Muted> : null}
      <Label>
        Note
        <TextArea
          required
          maxLength={LONGEST_NOTE}
          value={note.text}
          onChange={({ target }) =>
            review.send({ type: 'note.typed', note: { ...note, text: target.value } })
          }
        />
      </Label>
      <ReviewerName />
      <Row>
        <SmallButton type="submit" aria-disabled={busy}>
          Add note
        </SmallButton>
      </Row>
    </Form>
  );
}
