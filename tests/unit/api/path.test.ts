import { describe, expect, it } from 'vitest';
import { at } from '../../../src/api/path';

describe('addresses', () => {
  it('are paths of the contract with their parameters', () => {
    expect(at('/api/config')).toBe('/api/config');
    expect(at('/api/user/{uuid}/cards/delete/{cardId}', { uuid: 'u', cardId: '41' })).toBe(
      '/api/user/u/cards/delete/41',
    );
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['é ü', '%C3%A9%20%C3%BC'],
    ['{uuid}', '%7Buuid%7D'],
    ['$&', '%24%26'],
    ['..%2f', '..%252f'],
  ])('encode %s as one segment', (uuid, segment) => {
    expect(at('/api/user/{uuid}/settings/view', { uuid })).toBe(`/api/user/${segment}/settings/view`);
  });

  it.each(['', '.', '..'])('are refused with the segment %j, which would make another path', (uuid) => {
    expect(at('/api/user/{uuid}/settings/view', { uuid })).toBe('');
  });
});
