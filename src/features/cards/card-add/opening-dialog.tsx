import { cards } from '#messages/cards/cards';
import { Opening } from '../../../ui/opening';

/** While the card form's own code is on its way. */
export function OpeningDialog() {
  return <Opening>{cards.opening}</Opening>;
}
