import { describe, expect, it } from 'vitest';
import { addEntries, entriesOf, listOf, listText } from '../../../src/domain/text-list';

describe('a list of strings in one value', () => {
  it('terminates every entry, and contains unfinished input after the last', () => {
    expect(listText(['a@x.ie', 'b@x.ie'])).toBe('a@x.ie\nb@x.ie\n');
    expect(listOf('a@x.ie\nb@x.ie\nc@')).toEqual({ entries: ['a@x.ie', 'b@x.ie'], pending: 'c@' });
    expect(listOf('')).toEqual({ entries: [], pending: '' });
  });

  it('round-trips every list', () => {
    for (const list of [[], ['a@x.ie'], ['a@x.ie', 'b@x.ie']])
      expect(listOf(listText(list))).toEqual({ entries: list, pending: '' });
  });

  it('has each entry once in any letter case, trimmed and on one line', () => {
    expect(listText([' a@x.ie ', 'A@X.IE', '', 'b\nc'])).toBe('a@x.ie\nb c\n');
    expect(listText(['strasse@x.ie', 'straße@x.ie'])).toBe('strasse@x.ie\nstraße@x.ie\n');
    expect(addEntries(['a@x.ie'], ['A@x.ie', ' b@x.ie', 'b@X.ie', '  '])).toEqual(['a@x.ie', 'b@x.ie']);
  });

  it('counts unfinished input as an entry, unless it is a duplicate or empty', () => {
    expect(entriesOf('a@x.ie\n b@x.ie ')).toEqual(['a@x.ie', 'b@x.ie']);
    expect(entriesOf('a@x.ie\nA@x.ie')).toEqual(['a@x.ie']);
    expect(entriesOf('a@x.ie\n  ')).toEqual(['a@x.ie']);
  });
});
