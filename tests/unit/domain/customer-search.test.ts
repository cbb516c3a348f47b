import { describe, expect, it } from 'vitest';
import { pagesOf, searchAddress, searchOf, searchText } from '../../../src/domain/customer-search';

describe('the search in an address', () => {
  it('is all customers from the first page by default', () => {
    expect(searchOf({})).toEqual({ query: '', page: 1 });
  });

  it('is its trimmed query and its page', () => {
    expect(searchOf({ query: '  aoife byrne ', page: '3' })).toEqual({ query: 'aoife byrne', page: 3 });
  });

  it('can have any valid page', () => {
    expect(searchOf({ page: '10000' }).page).toBe(10_000);
  });

  it.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '1.5' }],
    [{ page: '' }],
    [{ page: 'two' }],
    [{ page: '10001' }],
    [{ page: '1e99' }],
    [{ page: ['2', '3'] }],
    [{ page: 2 }],
    [{ query: ['a', 'b'] }],
  ])('ignores an invalid value: %j', (values) => {
    expect(searchOf(values)).toEqual({ query: '', page: 1 });
  });

  it('is no longer than the server accepts, however it is cut', () => {
    expect(searchText('x'.repeat(500))).toHaveLength(200);
    expect(searchText(`${'x'.repeat(199)} y`)).toBe('x'.repeat(199));
    expect(searchText(`  ${'x'.repeat(200)}`)).toHaveLength(200);
  });
});

describe('the address of a search', () => {
  it('leaves out defaults, and keeps the rest as typed', () => {
    expect(searchAddress({ query: '', page: 1 })).toBe('/customers');
    expect(searchAddress({ query: '', page: 2 })).toBe('/customers?page=2');
    expect(searchAddress({ query: 'aoife+1@x.test & Söhne', page: 1 })).toBe(
      '/customers?query=aoife%2B1%40x.test+%26+S%C3%B6hne',
    );
  });

  it('round-trips to its search', () => {
    for (const search of [
      { query: '+353 85 123', page: 4 },
      { query: '100% <b>&page=9', page: 1 },
    ]) {
      const values = new URLSearchParams(searchAddress(search).split('?')[1]);
      expect(searchOf(Object.fromEntries(values))).toEqual(search);
    }
  });
});

describe('the pages of a search', () => {
  it('cover all results; no results are one page, too', () => {
    const pages = [0, 1, 20, 21, 40, 41].map((total) => pagesOf({ total, pageSize: 20 }));
    expect(pages).toEqual([1, 1, 1, 2, 2, 3]);
    expect(pagesOf({ total: 3, pageSize: 0 })).toBe(3);
  });
});
