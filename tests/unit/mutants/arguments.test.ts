import { describe, expect, it } from 'vitest';
import { readArguments } from '../../mutants/arguments';

const read = (...args: string[]) => readArguments(args, 5);
const everything = {
  parts: ['charts', 'effects'],
  since: null,
  under: [],
  sample: null,
  seed: 5,
  again: false,
  minutes: null,
};

describe('what is asked of the mutants', () => {
  it('is everything where nothing is said', () => {
    expect(read()).toEqual(everything);
  });

  it.each([
    [['effects'], { parts: ['effects'] }],
    [['charts'], { parts: ['charts'] }],
    [['charts', 'effects'], {}],
    [['--seed=0'], { seed: 0 }],
    [['--changed'], { parts: ['effects'], since: 'main' }],
    [['--changed', '--since=v1'], { parts: ['effects'], since: 'v1' }],
    [['--since=v1'], { parts: ['effects'], since: 'v1' }],
    [['--sample=300', '--seed=7'], { parts: ['effects'], sample: 300, seed: 7 }],
    [
      ['src/provide', 'src/api/client.ts'],
      { parts: ['effects'], under: ['src/provide', 'src/api/client.ts'] },
    ],
    [['--minutes=8'], { minutes: 8 }],
    [['--again'], { parts: ['effects'], again: true }],
    [['effects', 'src/domain'], { parts: ['effects'], under: ['src/domain'] }],
  ])('is of %j', (args, asked) => {
    expect(read(...args)).toEqual({ ...everything, ...asked });
  });

  it.each([
    [['effect'], 'effect: neither charts nor effects nor a path below src/'],
    [['--sample=0'], '--sample is a whole number from 1, not "0"'],
    [['--sample=some'], '--sample is a whole number from 1'],
    [['--sample='], '--sample is a whole number from 1'],
    [['--seed=-1'], '--seed'],
    [['--seed=1.5'], '--seed is a whole number from 0'],
    [['charts', '--sample=3'], 'Only among the effects'],
    [['--samples=3'], '--samples'],
  ])('is refused where it cannot be understood: %j', (args, reason) => {
    expect(() => read(...args)).toThrow(reason);
  });
});
