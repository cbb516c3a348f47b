import { useReview, useReviewed } from '../../review-context';
import { screenWidths } from '../../screen-link';
import { Row, SmallButton } from '../pieces';

/** Chooses the device, scheme and language for screens. */
export function LookChoice() {
  const review = useReview();
  const look = useReviewed('look');
  const choose = (change: Partial<typeof look>) =>
    review.send({ type: 'look.chosen', look: { ...look, ...change } });
  return (
    <Row role="group" aria-label="How screens are shown">
      {screenWidths.map((width) => (
        <SmallButton key={width} aria-pressed={look.width === width} onClick={() => choose({ width })}>
          {width} px
        </SmallButton>
      ))}
      <SmallButton
        aria-pressed={look.scheme === 'dark'}
        onClick={() => choose({ scheme: look.scheme === 'dark' ? 'light' : 'dark' })}
      >
        Dark screen
      </SmallButton>
      <SmallButton aria-pressed={look.pseudo} onClick={() => choose({ pseudo: !look.pseudo })}>
        Pseudo-locale
      </SmallButton>
    </Row>
  );
}
