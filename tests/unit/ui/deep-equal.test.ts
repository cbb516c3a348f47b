import { describe, expect, it } from 'vitest';
import { deepEqual } from '../../../src/ui/deep-equal';

const act = () => undefined;
class Actor {
  readonly id = 1;
}

describe('deep equality', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    [
      { a: 1, b: { c: [1, 2, { d: 'x' }] } },
      { b: { c: [1, 2, { d: 'x' }] }, a: 1 },
    ],
    [[], []],
    [{ act }, { act }],
  ])('%o equals %o', (one, other) => expect(deepEqual(one, other)).toBe(true));

  it.each<[unknown, unknown]>([
    [1, '1'],
    [null, undefined],
    [null, {}],
    [{}, []],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    [{ act }, { act: () => undefined }],
    // Two actors are never one, whatever they hold.
    [{ actor: new Actor() }, { actor: new Actor() }],
    [{ at: new Date(0) }, { at: new Date(0) }],
  ])('%o does not equal %o', (one, other) => expect(deepEqual(one, other)).toBe(false));
});
