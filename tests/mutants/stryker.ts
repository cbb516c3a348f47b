import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import type { MutantResult } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mutantOf, type Edit, type Mutant, type Outcome, type Tried } from './mutant';
import { LEFT_OUT_MUTATORS } from './scope';

const no = (): boolean => false;
const nothing = (): void => undefined;
const silent: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** Every mutant of these files, without trying any. */
export async function mutantsOf(files: readonly string[]): Promise<readonly Mutant[]> {
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const { mutants } = await new Instrumenter(silent).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [...LEFT_OUT_MUTATORS], ignorers: [] },
  );
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map((mutant) => mutantOf(mutant.fileName, sources.get(mutant.fileName) ?? '', mutant));
}

/** A line of `reporter.mjs`; lines and columns count from 1. */
type Line = Pick<MutantResult, 'location' | 'replacement' | 'status'> & {
  readonly fileName: string;
  readonly static: boolean;
};

const editOf = ({ location: { start, end }, replacement }: Line): Edit => ({
  location: {
    start: { line: start.line - 1, column: start.column - 1 },
    end: { line: end.line - 1, column: end.column - 1 },
  },
  replacement,
});

const outcomeOf = ({ status, static: isStatic }: Line): Outcome => {
  if (status === 'Survived' || status === 'NoCoverage') return 'survived';
  if (status === 'Ignored' && isStatic) return 'static';
  // An error outside of a test also fails Vitest's run.
  if (status === 'Killed' || status === 'Timeout' || status === 'RuntimeError') return 'noticed';
  throw new Error(`A mutant has no result: ${status}`);
};

/** A range in Stryker's notation: lines from 1, columns from 0. */
const rangeOf = ({ file, location: { start, end } }: Mutant): string =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/**
 * The ranges in which Stryker must make these mutants. If they are all of a file's mutants, the whole file, because
 * that is found faster.
 */
function placesOf(mutants: readonly Mutant[], all: readonly Mutant[]): readonly string[] {
  const count = (of: readonly Mutant[], file: string): number => of.filter((one) => one.file === file).length;
  const files = [...new Set(mutants.map(({ file }) => file))];
  const whole = new Set(files.filter((file) => count(mutants, file) === count(all, file)));
  return [...whole, ...mutants.filter(({ file }) => !whole.has(file)).map(rangeOf)];
}

const FOLDER = '.artifacts/mutants';
const JOB = join(FOLDER, 'job.json');
const TRIED = join(FOLDER, 'tried.jsonl');

/** Runs `try.ts` until it ends or its time is up; then it is stopped with all its child processes. */
const run = (until: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['src/build/run.mjs', 'tests/mutants/try.ts', JOB], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CABRANK_TIER: '1', CABRANK_TRIED: TRIED },
      detached: true,
    });
    let isOver = false;
    const stop = (): void => {
      isOver = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = Number.isFinite(until) ? setTimeout(stop, Math.max(0, until - Date.now())) : undefined;
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      if (code === 0 || isOver) resolve();
      else reject(new Error('Stryker has failed'));
    });
  });

const idOf = (mutant: Mutant): string => `${rangeOf(mutant)} ${mutant.change}`;

/**
 * Tries these mutants: each is made alone, and the tests that cover it run until one fails.
 *
 * @param all every mutant of their files
 * @param until the deadline (epoch milliseconds); a mutant that was not tried by then is missing from the result
 */
export async function tryMutants(
  mutants: readonly Mutant[],
  all: readonly Mutant[],
  until: number,
): Promise<readonly Tried[]> {
  if (mutants.length === 0) return [];
  rmSync('.artifacts/stryker', { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(JOB, JSON.stringify(placesOf(mutants, all)));
  writeFileSync(TRIED, '');
  await run(until);
  const lines = readFileSync(TRIED, 'utf8').split('\n').slice(0, -1);
  const sources = new Map(mutants.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  // A requested range also contains mutants that were not requested.
  const asked = new Set(mutants.map(idOf));
  return lines.flatMap((text) => {
    const line = JSON.parse(text) as Line;
    const file = relative('', line.fileName);
    const mutant = mutantOf(file, sources.get(file) ?? '', editOf(line));
    return asked.has(idOf(mutant)) ? [{ ...mutant, outcome: outcomeOf(line) }] : [];
  });
}
