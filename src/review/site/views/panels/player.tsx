import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { Muted, Row, SmallButton } from '../pieces';

/** Shown while a path is played: the number of remaining steps, and a pause button. */
export function Player() {
  const review = useReview();
  const ahead = useReviewed('ahead');
  const paused = useReviewIn({ place: { flow: 'paused' } });
  if (ahead.length === 0) return null;
  return (
    <Row role="group" aria-label="Playing">
      <Muted role="status">
        {paused ? 'Paused' : 'Playing'}: {ahead.length} {ahead.length === 1 ? 'step' : 'steps'} to come
      </Muted>
      <SmallButton onClick={() => review.send({ type: paused ? 'playing.resumed' : 'playing.paused' })}>
        {paused ? 'Go on' : 'Pause'}
      </SmallButton>
    </Row>
  );
}
