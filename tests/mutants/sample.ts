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
 * Some of the mutants, the same for the same seed. Whoever is chosen brings those inside it along: Stryker is told of
 * places, and makes every mutant in them.
 *
 * @param count at least so many, where there are as many
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
