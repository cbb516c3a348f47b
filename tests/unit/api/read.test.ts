import { describe, expect, it } from 'vitest';
import { count, fields, list, Malformed, orUnknown, text } from '../../../src/api/codec/read';

const broken = (): never => {
  throw new TypeError('A mistake of ours');
};
const at = { path: 'response', leaveOut: () => undefined };

describe('an unreadable value', () => {
  it('has its position, if it has one', () => {
    expect(new Malformed('a list expected', at).message).toBe('response: a list expected');
    expect(new Malformed('a list expected').message).toBe('a list expected');
    const readName = (value: unknown) => fields<{ readonly name: string }>(value).need('name', text);
    expect(() => readName({})).toThrow(/^name: a text expected$/u);
  });

  it('is different from a bug in a parser', () => {
    expect(() => orUnknown(broken)(1, at)).toThrow(TypeError);
    expect(() => list(broken)([1], at)).toThrow(TypeError);
  });
});

it.each(['name', 7, true, null, undefined, ['name']])('%j has no fields, not even optional ones', (value) => {
  expect(() => fields(value, at)).toThrow('response: an object expected');
});

describe('a count', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    ['-1.5', -1.5],
  ])('%j is %d', (value, read) => {
    expect(count(value, at)).toBe(read);
  });

  it.each(['', 'seven', '7 users', true])('%j is none', (value) => {
    expect(() => count(value, at)).toThrow(Malformed);
  });
});
