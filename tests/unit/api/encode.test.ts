import { describe, expect, it } from 'vitest';
import { encodeForm } from '../../../src/api/encode';

describe('a payload as a form', () => {
  it.each([
    ['booleans', { yes: true, no: false }, 'yes=1&no=0'],
    ['nothing, said and unsaid', { none: null, unsaid: undefined }, 'none='],
    [
      'a list, its gaps included',
      { pages: [1, 'b', null, undefined] },
      'pages[]=1&pages[]=b&pages[]=&pages[]=',
    ],
    ['an empty list', { pages: [] }, 'pages[]='],
  ])('has %s', (_, payload, form) => {
    expect(decodeURIComponent(encodeForm(payload).toString())).toBe(form);
  });
});
