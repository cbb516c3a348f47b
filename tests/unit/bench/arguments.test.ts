import { describe, expect, it } from 'vitest';
import { readArguments } from '../../bench/arguments';

const known = ['lighthouse', 'bytes', 'server'];
const read = (...args: string[]) => readArguments(args, known);

describe('what is asked of the bench', () => {
  it('is everything when nothing is named', () => {
    expect(read()).toEqual({
      benches: known,
      other: null,
      options: { rounds: null, only: [] },
      isStrict: false,
    });
  });

  it('is what is named, in the order in which benches run', () => {
    expect(read('server', 'lighthouse').benches).toEqual(['lighthouse', 'server']);
  });

  it('may be rounds, parts, and that goals are demanded', () => {
    const { options, isStrict } = read('lighthouse', '--rounds=1', '--only=/login, mobile', '--strict');
    expect(options).toEqual({ rounds: 1, only: ['/login', 'mobile'] });
    expect(isStrict).toBe(true);
  });

  it('may be a comparison, of all benches or of some', () => {
    expect(read('compare', '../other/dist')).toMatchObject({ benches: known, other: '../other/dist' });
    expect(read('compare', 'dist', 'bytes', '--rounds=2')).toMatchObject({
      benches: ['bytes'],
      other: 'dist',
      options: { rounds: 2 },
    });
  });

  it.each([
    [['first-paint'], 'There is no bench first-paint; there are: lighthouse, bytes, server'],
    [['--rounds=0'], '--rounds is a whole number from 1'],
    [['--rounds=many'], '--rounds is a whole number from 1'],
    [['compare'], 'compare needs the folder'],
    [['--only=/login'], 'say which bench'],
    [['--round=1'], '--round'],
  ] as const)('is refused where it cannot be understood: %j', (args, reason) => {
    expect(() => read(...args)).toThrow(reason);
  });
});
