import { describe, expect, it } from 'vitest';
import { parseForm } from '../../../src/server/backend/http/form-body';

describe('form bodies', () => {
  it.each([
    ['a=1&b=x+y%26', { a: '1', b: 'x y&' }],
    ['a=1&a=2', { a: '2' }],
    ['cc[]=a%40b.ie&cc[]=c%40d.ie', { 'cc[]': ['a@b.ie', 'c@d.ie'] }],
    ['cc[]=', { 'cc[]': [] }],
    ['', {}],
  ])('%s', (text, expected) => {
    expect({ ...parseForm(text) }).toEqual(expected);
  });

  it('have no inherited fields, whatever their names', () => {
    const body = parseForm('__proto__=x&constructor=y');
    expect(Object.keys(body)).toEqual(['__proto__', 'constructor']);
    expect({}.constructor).toBe(Object);
  });
});
