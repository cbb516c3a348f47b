/**
 * `npm run test:mutants`: makes single edits of the effects and of the charts, and fails if the tests do not detect
 * them. The README.md beside this file describes the arguments.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { runCommand } from '../run/command';
import { readArguments, type Asked } from './arguments';
import { isListed, assess, renderRows, type Equivalent } from './assess';
import type { Mutant, Tried } from './mutant';
import { sampleOf } from './sample';
import { effectFiles } from './scope';
import { mutantsOf, tryMutants } from './stryker';

/** The result of each mutant in the last run. */
const REPORT = '.artifacts/mutants/effects.json';

const MINUTE_MS = 60_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The files that differ from a commit, including uncommitted changes. */
function changedSince(commit: string): ReadonlySet<string> {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });
  const base = git('merge-base', commit, 'HEAD').trim();
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return new Set(`${git('diff', '--name-only', base)}${untracked}`.split('\n'));
}

/** The survivors of the last run. */
function survivorsOf(all: readonly Mutant[]): readonly Mutant[] {
  const last = JSON.parse(readFileSync(REPORT, 'utf8')) as readonly Tried[];
  return all.filter(isListed(last.filter(({ outcome }) => outcome === 'survived')));
}

async function tryEffects({ since, under, sample, seed, again, minutes }: Asked): Promise<boolean> {
  const changed = since === null ? null : changedSince(since);
  const files = effectFiles().filter(
    (file) =>
      (changed === null || changed.has(file)) &&
      (under.length === 0 || under.some((path) => file.startsWith(path))),
  );
  if (files.length === 0) {
    say('No effect is to be mutated');
    return since !== null;
  }
  const all = await mutantsOf(files);
  const open = again ? survivorsOf(all) : all;
  const chosen = sample === null ? open : sampleOf(open, sample, seed);
  const how = sample === null ? '' : `, chosen by --sample=${sample} --seed=${seed}`;
  say(`effects: ${chosen.length} of ${all.length} mutants${how}`);
  const equivalents = JSON.parse(
    readFileSync('tests/mutants/equivalent.json', 'utf8'),
  ) as readonly Equivalent[];
  const until = minutes === null ? Infinity : Date.now() + minutes * MINUTE_MS;
  const tried = await tryMutants(chosen, all, until);
  if (tried.length < chosen.length) say(`the time was over: ${tried.length} of ${chosen.length} were tried`);
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(tried, null, 1));
  const { rows, equivalents: unchanged, errors } = assess(tried, equivalents, all);
  say(`\n${renderRows(rows)}\n`);
  for (const { file, change, reason } of unchanged) say(`equivalent: ${file}  ${change}: ${reason}`);
  for (const error of errors) say(error);
  return errors.length === 0;
}

async function tryCharts(): Promise<boolean> {
  const { ok } = await runCommand({
    program: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project=mutants'],
    timeoutMs: 60 * MINUTE_MS,
  });
  return ok;
}

const asked = readArguments(process.argv.slice(2), Date.now() % 1_000_000);
const oks: boolean[] = [];
if (asked.parts.includes('charts')) oks.push(await tryCharts());
if (asked.parts.includes('effects')) oks.push(await tryEffects(asked));
process.exitCode = oks.every((ok) => ok) ? 0 : 1;
