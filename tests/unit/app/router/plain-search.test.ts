import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../../../src/app/router/plain-search';

describe('the query of an address', () => {
  it.each([
    ['?b=7E2', { b: '7E2' }],
    ['b=007&c=12345678901234567890', { b: '007', c: '12345678901234567890' }],
    ['?a=true&b=null&c=', { a: 'true', b: 'null', c: '' }],
    ['?name%5B%5D=a&name%5B%5D=b', { 'name[]': ['a', 'b'] }],
    ['?q={"a":1}', { q: '{"a":1}' }],
    ['', {}],
  ])('%s contains strings: %j', (query, search) => {
    expect(parseSearch(query)).toEqual(search);
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('leaves out what is not a string', () => {
    expect(stringifySearch({ a: undefined, b: 7, c: null, d: 'x', e: ['y', 8] })).toBe('?d=x&e=y');
    expect(stringifySearch({})).toBe('');
  });

  it('round-trips, whatever it contains', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (search) => {
        expect({ ...parseSearch(stringifySearch(search)) }).toEqual({ ...search });
      }),
    );
  });
});
