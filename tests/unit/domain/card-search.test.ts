import { describe, expect, it } from 'vitest';
import { everyday, jointAccount, oldOne } from '../../../machines/samples';
import { cardsMatching } from '../../../src/domain/cards/card-search';

const cards = [everyday, jointAccount, { ...oldOne, name: 'Café card' }];
const found = (query: string) => cardsMatching(cards, query, 'Card').map(({ name }) => name);

describe('a search in the cards', () => {
  it('returns the same list for an empty query', () => {
    expect(cardsMatching(cards, '', 'Card')).toBe(cards);
    expect(cardsMatching(cards, '  ', 'Card')).toBe(cards);
  });

  it.each([
    ['a part of the nickname, in any case', 'JOINT', ['Joint account']],
    ['a nickname without its accents', 'cafe', ['Café card']],
    ['the last four digits', '4242', ['Everyday']],
    ['the brand', 'mastercard', ['Joint account']],
    ['the expiry', '03/26', ['Café card']],
    ['several words in any order', ' account  4444 joint ', ['Joint account']],
    ['words that are in no one card', 'joint 4242', []],
  ])('finds by %s', (_by, query, names) => {
    expect(found(query)).toEqual(names);
  });
});
