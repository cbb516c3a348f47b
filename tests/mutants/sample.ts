import fc from 'fast-check';
import type { Mutant } from './mutant';

const inside = (outer: Mutant, inner: Mutant): boolean => {
  const [a, b] = [outer.location, inner.location];
  const beginsBefore =
    a.start.line < b.start.line || (a.start.line === b.start.line && a.start.column <= b.start.column);
  const endsAfter = a.end.line > b.end.line || (a.end.line === b.end.line && a.end.column >= b.end.column);
  return outer.file === inner.file && beginsBefore && endsAfter;
};

/**
 * A sample of the mutants, the same for the same seed. A chosen mutant includes those inside it: Stryker takes
 * positions, and makes every mutant there.
 *
 * @param count the minimum number, if there are as many
 */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const everyOne = fc.shuffledSubarray([...mutants], { minLength: mutants.length });
  const [shuffled = []] = fc.sample(everyOne, { seed, numRuns: 1 });
  const chosen = new Set<Mutant>();
  for (const mutant of shuffled) {
    if (chosen.size >= count) break;
    for (const one of mutants) if (inside(mutant, one)) chosen.add(one);
  }
  return mutants.filter((mutant) => chosen.has(mutant));
}
