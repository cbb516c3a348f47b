import { parseArgs } from 'node:util';

/** What is mutated: the charts, which their own suites must detect, or the effects, for the fast suites. */
export const PARTS = ['charts', 'effects'] as const;
export type Part = (typeof PARTS)[number];

/** The parsed command line. */
export type Asked = {
  readonly parts: readonly Part[];
  /** Only the files that differ from this commit; `null`: all files. */
  readonly since: string | null;
  /** Only files whose path begins with one of these; empty: all files. */
  readonly under: readonly string[];
  /** Only this many mutants, chosen by the seed; `null`: all of them. */
  readonly sample: number | null;
  readonly seed: number;
  /** Only the survivors of the last run. */
  readonly again: boolean;
  /** The time limit for the effects in minutes; `null`: none. */
  readonly minutes: number | null;
};

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && text.trim() !== '') return value;
  throw new Error(`--${name} is a whole number from ${least}, not "${text}"`);
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/**
 * Parses `[charts|effects|<path>…] [--changed [--since=<commit>]] [--sample=<n>] [--seed=<n>] [--again]
 * [--minutes=<n>]`. Any selection among the effects excludes the charts.
 *
 * @param ownSeed the default seed
 * @throws Error that says what cannot be parsed
 */
export function readArguments(args: readonly string[], ownSeed: number): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      again: { type: 'boolean', default: false },
      minutes: { type: 'string' },
    },
  });
  const under = positionals.filter((word) => !isPart(word));
  const unknown = under.filter((word) => !word.startsWith('src/'));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: neither ${PARTS.join(' nor ')} nor a path below src/`);
  const since = values.since ?? (values.changed ? 'main' : null);
  const sample = values.sample === undefined ? null : wholeNumber('sample', values.sample, 1);
  const chooses = under.length > 0 || since !== null || sample !== null || values.again;
  const named = PARTS.filter((part) => positionals.includes(part));
  if (chooses && named.includes('charts')) throw new Error('Only among the effects can be chosen');
  return {
    parts: named.length > 0 ? named : chooses ? ['effects'] : PARTS,
    since,
    under,
    sample,
    seed: values.seed === undefined ? ownSeed : wholeNumber('seed', values.seed, 0),
    again: values.again,
    minutes: values.minutes === undefined ? null : wholeNumber('minutes', values.minutes, 1),
  };
}
