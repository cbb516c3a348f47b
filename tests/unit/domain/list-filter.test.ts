import { describe, expect, it } from 'vitest';
import { listPage } from '../../../src/domain/list-filter';

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ends = (count: number, asked: number) => {
  const { items: shown, page, pages } = listPage(items(count), asked);
  return [shown[0], shown.at(-1), page, pages];
};

describe('a page of a list', () => {
  it('has twenty items, the last one what is left', () => {
    expect(ends(41, 1)).toEqual([1, 20, 1, 3]);
    expect(ends(41, 2)).toEqual([21, 40, 2, 3]);
    expect(ends(41, 3)).toEqual([41, 41, 3, 3]);
  });

  it('is the only one of a short list and of an empty one', () => {
    expect(ends(20, 1)).toEqual([1, 20, 1, 1]);
    expect(listPage([], 1)).toEqual({ items: [], page: 1, pages: 1 });
  });

  it('is the last one if the list has become shorter than the page that was asked for', () => {
    expect(ends(25, 3)).toEqual([21, 25, 2, 2]);
    expect(listPage([], 3)).toEqual({ items: [], page: 1, pages: 1 });
  });
});
