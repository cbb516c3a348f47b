import process from 'node:process';
import { staleBecause } from '../../src/build/freshness';
import { buildLayout } from '../../src/build/layout';
import { buildLocale } from '../../src/build/locale';
import { clearBrowserCoverage, mergeBrowserCoverage } from '../support/charts/coverage/browser-coverage';
import { BROWSER_FILES_ON_SERVER, contractFilesOnServer } from './files-on-server';
import { runCommand, type Command, type Print } from './command';
import { canRun, missingOfRequired, type Environment } from './programs';
import { inBrowser, runTests, type Selection, type Tier } from './run-tests';
import type { Counts } from './vitest-report';

/** The categories in the summary: single checks, and the kinds of tests. */
export type Kind =
  'checks' | 'unit tests' | 'path tests' | 'contract tests' | 'tests of two servers' | 'browser tests';

export type Phase = {
  readonly name: string;
  readonly kind: Kind;
  readonly run: (print: Print) => Promise<Counts>;
};

/**
 * A fixed sample of the single edits of the effects, the same for the same sources, so that no run fails by chance.
 */
const SAMPLE = ['effects', '--sample=75', '--seed=29', '--minutes=8'];

const ownScript = (file: string): readonly string[] => ['src/build/run.mjs', file];

function check(name: string, args: readonly string[]): Phase {
  const command: Command = { program: process.execPath, args, timeoutMs: 10 * 60_000 };
  return {
    name,
    kind: 'checks',
    run: async (print) => {
      const { ok, why } = await runCommand(command, print);
      return ok ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [why] };
    },
  };
}

/**
 * Builds unless `dist` is newer than every source. A build prints one line; a warning from any of its tools is a
 * failure.
 */
async function buildWhenNeeded(print: Print): Promise<Counts> {
  const why = staleBecause(buildLayout(), buildLocale());
  if (!why) {
    print('dist is newer than every source\n');
    return { passed: 1, failed: 0, notes: [] };
  }
  print(`building: ${why}\n`);
  const {
    ok,
    why: end,
    output,
  } = await runCommand(
    {
      program: process.execPath,
      args: ownScript('src/build/build.ts'),
      timeoutMs: 10 * 60_000,
    },
    print,
  );
  if (!ok) return { passed: 0, failed: 1, notes: [end] };
  const said = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Built '));
  return said.length === 0
    ? { passed: 1, failed: 0, notes: [] }
    : { passed: 0, failed: 1, notes: ['the build is to say nothing but its last line', ...said] };
}

const runInBrowser = (tier: Tier, print: Print): Promise<Counts> =>
  inBrowser(print, async (env) => {
    clearBrowserCoverage();
    const counts = await runTests({ projects: ['browser'], env }, tier, print);
    mergeBrowserCoverage(tier);
    return counts;
  });

/** Checks that the required programs exist; no check if none is named. */
function requiredPrograms(env: Environment): readonly Phase[] {
  if ((env['CABRANK_REQUIRE'] ?? '') === '') return [];
  const run = (): Promise<Counts> => {
    const notes = missingOfRequired(env);
    return Promise.resolve({ passed: notes.length === 0 ? 1 : 0, failed: notes.length, notes });
  };
  return [{ name: 'programs', kind: 'checks', run }];
}

/**
 * The phases that need a PostgreSQL server, if DATABASE_URL names one (any database on it: the tests create their
 * own): the contract tests again, in tier 1 those in which the two kinds of databases could differ, two servers behind
 * nginx, and in the browser what guards an account.
 */
function onServer(
  tier: Tier,
  env: Environment,
): Readonly<Record<'contract' | 'servers' | 'browser', readonly Phase[]>> {
  const onIt = { env: { CABRANK_TEST_DATABASE: env['DATABASE_URL'] ?? '' } };
  const contract: Phase = {
    name: 'PostgreSQL',
    kind: 'contract tests',
    run: async (print) => {
      const files = contractFilesOnServer(tier);
      const counts = await runTests({ projects: ['contract'], files, ...onIt }, tier, print);
      const note = `${files.length} files of the contract; \`npm run test:all\` runs all that use a database`;
      return { ...counts, notes: [...counts.notes, note] };
    },
  };
  const servers: Phase = {
    name: 'two servers',
    kind: 'tests of two servers',
    // The other core is for the servers.
    run: (print) => runTests({ projects: ['instances'], workers: 1, ...onIt }, tier, print),
  };
  const browser: Phase = {
    name: 'browser, PostgreSQL',
    kind: 'browser tests',
    run: (print) =>
      inBrowser(print, (found) =>
        runTests(
          { projects: ['browser'], files: BROWSER_FILES_ON_SERVER, env: { ...onIt.env, ...found } },
          tier,
          print,
        ),
      ),
  };
  return {
    contract: canRun('contract', env) ? [contract] : [],
    servers: canRun('servers', env) ? [servers] : [],
    browser: canRun('browserOnServer', env) ? [browser] : [],
  };
}

/**
 * Every phase of `npm test`, in order: fast and cheap checks come first. The phases of one group are independent:
 * they run side by side, two at a time and the longest first. Phases that need a program which this machine lacks are
 * not included (`leftOut` reports them).
 */
export function phases(tier: Tier, env: Environment = process.env): readonly (readonly Phase[])[] {
  const tests = (name: string, kind: Kind, how: Partial<Selection> = {}): Phase => ({
    name,
    kind,
    run: (print) => runTests({ projects: [name], ...how }, tier, print),
  });
  const server = onServer(tier, env);
  const groups: readonly (readonly Phase[])[] = [
    requiredPrograms(env),
    [
      // Types and lint in one program.
      check('lint', ['node_modules/oxlint/bin/oxlint']),
      check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']),
      { name: 'build', kind: 'checks', run: buildWhenNeeded },
    ],
    [tests('unit', 'unit tests')],
    [tests('screens', 'unit tests', { projects: ['screens', 'mocked'] })],
    [tests('machines', 'path tests')],
    ...(tier === 2
      ? [
          [tests('mutants', 'path tests')],
          [check('effects', [...ownScript('tests/mutants/run.ts'), ...SAMPLE])],
        ]
      : []),
    // One after the other, each on both cores. Side by side, the longer phase would have one core for a long time.
    [tests('contract', 'contract tests')],
    server.contract,
    // These two run alone: 200 concurrent sessions, and a browser, need responses in time.
    server.servers,
    [check('size budget', ownScript('tests/bench/size.ts'))],
    server.browser,
    [{ name: 'browser', kind: 'browser tests', run: (print) => runInBrowser(tier, print) }],
    // Each flow's own test has walked it; this phase prints the table, with what the browser took.
    ...(tier === 2
      ? [
          [
            check('flow coverage', [
              ...ownScript('tests/support/charts/coverage/coverage-flows.ts'),
              '--browser',
            ]),
          ],
        ]
      : []),
  ];
  return groups.filter((group) => group.length > 0);
}
