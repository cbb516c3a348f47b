import { describe, expect, it } from 'vitest';
import { keptFrom } from '../../bench/first-field';

const typed = (text: string) => ({
  keys: text.split(''),
  handledAt: text.split('').map((_key, index) => (index + 1) * 100),
});

describe('the first key that is kept', () => {
  it('is the first of all where none is lost', () => {
    expect(keptFrom(typed('abcd'), 'abcd')).toBe(100);
  });

  it('is the first after those that were wiped', () => {
    expect(keptFrom(typed('abcd'), 'cd')).toBe(300);
  });

  it.each([
    ['keys in the middle were lost', 'abd'],
    ['the last were lost', 'abc'],
    ['all were lost', ''],
    ['something else stands there', 'abcde'],
  ])('cannot be told where %s', (_what, value) => {
    expect(keptFrom(typed('abcd'), value)).toBeNull();
  });
});
