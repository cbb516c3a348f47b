import { SectionHeading } from '../../../../ui/text';
import { NO_REVIEW } from '../../../sign-off/flow-review';
import type { Entry } from '../../data/catalogue';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { Card, Code, Muted, SmallButton, Stack } from '../pieces';
import { focusNotes, NOTES_ID } from './focus-notes';
import { AddNote, NoteList } from './notes';
import { SignOffPart } from './sign-off-part';

/** Whether the last change of a flow is being saved, was saved, or why it was not. */
function SavingStatus({ flow }: { readonly flow: string }) {
  const review = useReview();
  const fault = useReviewed('reviewFault');
  const saving = useReviewIn({ reviewing: 'saving' });
  const loading = useReviewIn({ reviewing: 'loading' });
  const refused = useReviewIn({ reviewing: 'refused' });
  const changed = useReviewed('change')?.flow === flow;
  const saved = useReviewed('saved') === flow;
  return (
    <>
      <Muted role="status">{saving ? 'Saving…' : loading ? 'Loading…' : saved ? 'Saved.' : ''}</Muted>
      {refused && changed ? (
        <div role="alert">
          <p>This was not saved. {fault}</p>
          <SmallButton
            onClick={() => {
              focusNotes();
              review.send({ type: 'reviews.reloaded' });
            }}
          >
            Load again
          </SmallButton>
        </div>
      ) : null}
    </>
  );
}

/** Notes on a flow, and its sign-off. They are kept as a file beside the chart. */
export function ReviewPanel({ entry }: { readonly entry: Entry }) {
  const review = useReview();
  const reviews = useReviewed('reviews');
  const fault = useReviewed('reviewFault');
  const unavailable = useReviewIn({ reviewing: 'unavailable' });
  if (unavailable) {
    return (
      <Card role="alert" aria-label="Notes and sign-off">
        <p>{fault}</p>
        <SmallButton onClick={() => review.send({ type: 'reviews.reloaded' })}>Try again</SmallButton>
      </Card>
    );
  }
  if (!reviews) {
    return (
      <Card aria-label="Notes and sign-off">
        <Muted role="status">Reading the notes…</Muted>
      </Card>
    );
  }
  const { notes, signOff } = (reviews.flows[entry.name] ?? NO_REVIEW).review;
  return (
    <Card aria-label="Notes and sign-off">
      <Stack>
        <SectionHeading>Sign-off</SectionHeading>
        <SignOffPart entry={entry} signOff={signOff} writable={reviews.writable} />
        <SectionHeading id={NOTES_ID} tabIndex={-1}>
          Notes ({notes.length})
        </SectionHeading>
        <NoteList entry={entry} notes={notes} writable={reviews.writable} />
        {reviews.writable ? (
          <AddNote entry={entry} />
        ) : (
          <Muted>
            This site is read-only. To write notes and to sign off, run <Code>npm run flows</Code>.
          </Muted>
        )}
        <SavingStatus flow={entry.name} />
      </Stack>
    </Card>
  );
}
