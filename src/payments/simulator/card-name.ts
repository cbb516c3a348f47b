import { brandOf } from './card-numbers';
import type { CardValues } from './card-values';
import { texts } from './texts';

/** What a card is called in a title, e.g. `Visa •••• 4242`. */
export const nameCard = ({ number }: Pick<CardValues, 'number'>): string => {
  const brand = brandOf(number);
  // A title that breaks keeps the dots and the digits together.
  const digits = `••••\u00a0${number.slice(-4)}`;
  return brand === 'unknown' ? digits : `${texts.brands[brand]} ${digits}`;
};
