import type { Card } from '../entities';
import { isFound } from '../text-search';
import { brandLabel, formatExpiry } from './card';

/**
 * The cards that match a search by nickname, brand, last four digits or expiry. An empty search returns the same list.
 *
 * @param generic as in `brandLabel`
 */
export function cardsMatching(cards: readonly Card[], query: string, generic: string): readonly Card[] {
  if (query.trim() === '') return cards;
  return cards.filter(({ name, type, lastFour, expiryMonth, expiryYear }) =>
    isFound(query, [name, brandLabel(type, generic), lastFour, formatExpiry(expiryMonth, expiryYear)]),
  );
}
