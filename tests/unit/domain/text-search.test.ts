import { describe, expect, it } from 'vitest';
import { isFound } from '../../../src/domain/text-search';

describe('a search', () => {
  const texts = ['Gráinne Walsh', 'Added a card'];

  it.each(['', 'card', 'CARD', 'grainne', 'GRÁINNE', 'walsh added', 'card  wal'])(
    'finds each word wherever it is, whatever its case and accents: %j',
    (query) => {
      expect(isFound(query, texts)).toBe(true);
    },
  );

  it.each(['cards', 'card aoife', 'walshadded', '.*'])('finds nothing else: %j', (query) => {
    expect(isFound(query, texts)).toBe(false);
  });

  it('for nothing finds what has empty texts', () => {
    expect(isFound('', [''])).toBe(true);
    expect(isFound('a', [''])).toBe(false);
  });
});
