import { brandOf } from './card-numbers';
import type { CardValues } from './card-values';
import { texts } from './texts';

/** The name of a card in a title, such as `Visa •••• 4242`. */
export const nameCard = ({ number }: Pick<CardValues, 'number'>): string => {
  const brand = brandOf(number);
  // A non-breaking space keeps the dots and the digits on one line.
  const digits = `••••\u00a0${number.slice(-4)}`;
  return brand === 'unknown' ? digits : `${texts.brands[brand]} ${digits}`;
};
