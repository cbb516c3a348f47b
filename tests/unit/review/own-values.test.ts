import { describe, expect, it } from 'vitest';
import { fieldsOf, typedValues } from '../../../src/review/site/data/own-values';

const values = { nickname: 'Work', users: 3, premium: true, card: { id: 'c1' }, coupon: null };
const textsOf = (of: Parameters<typeof fieldsOf>[0]) => fieldsOf(of).map(({ value }) => value);

describe("the form for a tester's own values", () => {
  it('has a field of the right kind for each part', () => {
    expect(fieldsOf(values).map(({ key, kind }) => [key, kind])).toEqual([
      ['nickname', 'text'],
      ['users', 'number'],
      ['premium', 'boolean'],
      ['card', 'json'],
      ['coupon', 'json'],
    ]);
    expect(fieldsOf(['c1']).map(({ key, kind }) => [key, kind])).toEqual([[null, 'json']]);
    expect(fieldsOf('c1').map(({ key, kind }) => [key, kind])).toEqual([[null, 'text']]);
  });

  it('gives back what it was made of', () => {
    for (const of of [values, ['c1', 2], 'c1', 4, false, null])
      expect(typedValues(fieldsOf(of), textsOf(of))).toEqual({ values: of });
  });

  it('takes what was typed', () => {
    const typed = ['', '-2.5', 'false', '{"id": null}', '"x"'];
    expect(typedValues(fieldsOf(values), typed)).toEqual({
      values: { nickname: '', users: -2.5, premium: false, card: { id: null }, coupon: 'x' },
    });
  });

  it.each([
    [1, 'three', 'users must be a number.'],
    [1, ' ', 'users must be a number.'],
    [3, '{id: 1}', 'card is not JSON.'],
  ])('names the field that is wrong', (index, text, problem) => {
    expect(typedValues(fieldsOf(values), textsOf(values).with(index, text))).toEqual({ problem });
  });
});
