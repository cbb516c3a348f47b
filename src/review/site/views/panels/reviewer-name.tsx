import { LONGEST_NAME } from '../../../sign-off/flow-review';
import { useReview, useReviewed } from '../../review-context';
import { Input, Label } from '../pieces';

/** The name under which a note or a sign-off is written. It is remembered. */
export function ReviewerName() {
  const review = useReview();
  const name = useReviewed('reviewer');
  return (
    <Label>
      Your name
      <Input
        required
        pattern=".*\S.*"
        title="Not only spaces"
        maxLength={LONGEST_NAME}
        autoComplete="name"
        value={name}
        onChange={({ target }) => review.send({ type: 'reviewer.named', name: target.value })}
      />
    </Label>
  );
}
