import { describe, expect, it } from 'vitest';
import type { Mutant } from '../../mutants/mutant';
import { sampleOf } from '../../mutants/sample';

const at = (file: string, from: readonly [number, number], to: readonly [number, number]): Mutant => ({
  file,
  location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
  line: '',
  change: '',
});

const apart = Array.from({ length: 50 }, (_, line) => at('src/domain/a.ts', [line, 0], [line, 9]));

describe('a sample of the mutants', () => {
  it('is the same for the same seed, and differs for another', () => {
    const once = sampleOf(apart, 10, 7);
    expect(once).toHaveLength(10);
    expect(sampleOf(apart, 10, 7)).toEqual(once);
    expect(sampleOf(apart, 10, 8)).not.toEqual(once);
  });

  it('includes mutants nested inside a mutant, and no others', () => {
    const block = at('src/domain/b.ts', [1, 10], [3, 1]);
    const inside = [at('src/domain/b.ts', [1, 10], [1, 20]), at('src/domain/b.ts', [2, 0], [3, 1])];
    const outside = [
      at('src/domain/b.ts', [1, 9], [1, 20]),
      at('src/domain/b.ts', [3, 0], [3, 2]),
      at('src/domain/c.ts', [2, 0], [2, 5]),
    ];
    const all = [block, ...inside, ...outside];
    const seed = Array.from({ length: 50 }, (_, one) => one).find((one) =>
      sampleOf(all, 1, one).includes(block),
    );
    expect(sampleOf(all, 1, seed ?? -1)).toEqual([block, ...inside]);
  });
});
