import type { Bench, BenchResult, BenchTarget, Comparison, Figure } from './result';

const nothing: BenchResult = { figures: [], problems: [] };

/** Reports what cannot be measured for another app. The rest is measured anyway. */
async function measured(run: Bench, other: BenchTarget, part: string, rounds: number | null) {
  try {
    return await run(other, { rounds, only: [part] });
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { ...nothing, problems: [`${part} cannot be measured: ${why}`] };
  }
}

/**
 * Compares two apps with a bench that measures one: part by part, each part of one app after that of the other.
 *
 * @param parts all parts of the bench
 */
export const inTurns =
  (run: Bench, parts: readonly string[]): Comparison =>
  async (own, other, { rounds, only }) => {
    const figures: Figure[] = [];
    const problems: string[] = [];
    for (const part of only.length > 0 ? only : parts) {
      const ours = await run(own, { rounds, only: [part] });
      const theirs = await measured(run, other, part, rounds);
      for (const figure of ours.figures) {
        const value = theirs.figures.find(({ axis }) => axis === figure.axis)?.value ?? null;
        figures.push(
          value === null ? figure : { ...figure, beside: { ...figure.beside, [other.name]: value } },
        );
      }
      problems.push(...ours.problems, ...theirs.problems.map((problem) => `${other.name}: ${problem}`));
    }
    return { figures, problems };
  };
