import { describe, expect, it } from 'vitest';
import clone from '../../../src/build/lean/clone';
import cloneDeep from '../../../src/build/lean/clone-deep';
import isPlainObject from '../../../src/build/lean/is-plain-object';
import toPath from '../../../src/build/lean/to-path';

describe('what stands in for lodash in Formik', () => {
  it.each([
    ['email', ['email']],
    ['user.emails[0]', ['user', 'emails', '0']],
    ['[1].name', ['1', 'name']],
    ['', []],
    [
      ['a.b', 'c'],
      ['a.b', 'c'],
    ],
  ])('toPath(%j) is %j', (name, path) => {
    expect(toPath(name)).toEqual(path);
  });

  it('clone copies one level and keeps the prototype', () => {
    class Values {
      list = [1];
    }
    const values = new Values();
    const copy = clone(values);
    expect(copy).not.toBe(values);
    expect(copy).toBeInstanceOf(Values);
    expect(copy.list).toBe(values.list);
    const list = [values];
    expect(clone(list)).toEqual(list);
    expect(clone(list)).not.toBe(list);
    expect(clone(null)).toBeNull();
    expect(clone('text')).toBe('text');
  });

  it('cloneDeep copies every level', () => {
    const values = { names: ['Aoife'], when: new Date(0), none: undefined };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy.names).not.toBe(values.names);
  });

  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [new Date(), false],
    [null, false],
    ['text', false],
  ])('isPlainObject(%j) is %j', (value, expected) => {
    expect(isPlainObject(value)).toBe(expected);
  });
});
