import { parseArgs } from 'node:util';
import type { BenchOptions } from './result';

/** The parsed command line. */
export type Asked = {
  /** Names of benches, in the order in which they run. */
  readonly benches: readonly string[];
  /** The folder of another built app to compare with ours; null: only ours. */
  readonly other: string | null;
  readonly options: BenchOptions;
  /** Whether a missed goal fails the run. */
  readonly isStrict: boolean;
};

const COMPARE = 'compare';

function roundsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds is a whole number from 1, not "${text}"`);
}

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Parses `[<bench>…] [--rounds=<n>] [--only=<part>,…] [--strict]`, or the same after `compare <dist-dir>`.
 *
 * @param known the names of all benches; without a name on the command line all of them run
 * @throws Error that says what cannot be parsed
 */
export function readArguments(args: readonly string[], known: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      only: { type: 'string', default: '' },
      strict: { type: 'boolean', default: false },
    },
  });
  const [first, folder, ...rest] = positionals;
  const isComparison = first === COMPARE;
  if (isComparison && folder === undefined) throw new Error('compare needs the folder of another built app');
  const named = isComparison ? rest : positionals;
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no bench ${unknown.join(', ')}; there are: ${known.join(', ')}`);
  }
  const benches = named.length === 0 ? known : known.filter((name) => named.includes(name));
  const only = listed(values.only);
  if (only.length > 0 && benches.length !== 1) {
    throw new Error('--only names parts of one bench: say which bench');
  }
  return {
    benches,
    other: isComparison ? (folder ?? null) : null,
    options: { rounds: roundsOf(values.rounds), only },
    isStrict: values.strict,
  };
}
