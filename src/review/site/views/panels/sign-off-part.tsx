import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import type { ReviewChange } from '../../../sign-off/change-review';
import type { SignOff } from '../../../sign-off/flow-review';
import type { Entry } from '../../data/catalogue';
import { changesOf, dayText, namesOf } from '../../data/signed';
import { useReview, useReviewed } from '../../review-context';
import { Changes } from '../changes';
import { Muted, Row, Scroll, SmallButton, Stack } from '../pieces';
import { focusNotes } from './focus-notes';
import { ReviewerName } from './reviewer-name';
import { useReviewBusy } from './use-review-busy';

const Form = chakra('form', { base: { display: 'grid', gap: '3' } });

function Standing({ entry, signOff }: { readonly entry: Entry; readonly signOff: SignOff | null }) {
  const diff = useMemo(() => signOff && changesOf(entry, signOff), [entry, signOff]);
  if (!signOff) return <p>Nobody has signed this flow off.</p>;
  const signed = `Signed off by ${signOff.by} on ${dayText(signOff.on)}.`;
  if (!diff) return <p>{signed} Nothing has changed since.</p>;
  const count = namesOf(diff).length;
  return (
    <>
      <p>
        {signed}{' '}
        <strong>
          It no longer holds: {count === 1 ? 'one thing has' : `${count} things have`} changed since.
        </strong>
      </p>
      <Scroll tabIndex={0} role="region" aria-label="What has changed" maxHeight="24rem" overflowY="auto">
        <Stack>
          <Changes diff={diff} />
        </Stack>
      </Scroll>
    </>
  );
}

type SignOffProps = {
  readonly entry: Entry;
  readonly signOff: SignOff | null;
  readonly writable: boolean;
};

/** Who agreed with a flow and when, what has changed since, and how to agree now. */
export function SignOffPart({ entry, signOff, writable }: SignOffProps) {
  const review = useReview();
  const by = useReviewed('reviewer');
  const busy = useReviewBusy();
  const change = (what: ReviewChange) =>
    review.send({ type: 'review.changed', flow: entry.name, change: what });
  return (
    <>
      <Standing entry={entry} signOff={signOff} />
      {writable ? (
        <Form
          aria-label="Sign-off"
          onSubmit={(event) => {
            event.preventDefault();
            change({ kind: 'signOff', by });
          }}
        >
          <ReviewerName />
          <Muted>
            You agree with the states, transitions, guards, actions, delays and texts as they are now. The
            sign-off ends when one of them changes.
          </Muted>
          <Row>
            <SmallButton type="submit" aria-disabled={busy}>
              {signOff ? 'Sign off again' : 'Sign off'}
            </SmallButton>
            {signOff ? (
              <SmallButton
                aria-disabled={busy}
                onClick={() => {
                  focusNotes();
                  change({ kind: 'signOffWithdrawn' });
                }}
              >
                Withdraw
              </SmallButton>
            ) : null}
          </Row>
        </Form>
      ) : null}
    </>
  );
}
