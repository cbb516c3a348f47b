import { cards } from '#messages/cards/cards';
import { Opening } from '../../../ui/opening';

/** Shown while the code of the card form loads. */
export function OpeningDialog() {
  return <Opening>{cards.opening}</Opening>;
}
