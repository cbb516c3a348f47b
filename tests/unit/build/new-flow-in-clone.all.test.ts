import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../run/command';

const flow = 'demo-flow';

/** Each of these tests every flow by its name. */
const EACH_FLOW = [
  'tests/machines/cards/flows.test.ts',
  'tests/machines/conventions.test.ts',
  'tests/model/guard-mutants.test.ts',
  'tests/model/provisions.test.ts',
  'tests/unit/review/chart.test.ts',
  'tests/unit/review/definition.test.ts',
  'tests/unit/review/export.test.ts',
  'tests/unit/review/layout.test.ts',
  'tests/unit/review/pictures.test.ts',
  'tests/unit/review/playing.test.ts',
  'tests/unit/review/screens.test.tsx',
];

/** These hold a list against all flows at once: each fails where the new one is missing on either side. */
const ALL_FLOWS: Readonly<Record<string, string>> = {
  'tests/machines/conventions.test.ts': 'plays every flow that has a folder',
  'tests/model/browser-paths.test.ts': 'cover every chart, or give a reason',
  'tests/model/guard-mutants.test.ts': 'covers every chart',
  'tests/unit/review/unscripted.test.ts': 'exist for every flow, or there is a reason',
  'tests/model/proofs/requirements.test.ts':
    'without a requirement is listed as our own in the spec of its flow',
  'tests/model/proofs/view-events.test.ts': 'that a person can send is listed by its chart',
  'tests/model/proofs/waiting.mocked.test.ts':
    'has a time limit: its own, an ancestor’s, or that of the promise',
};

/** A clone has none of these but the last, which is linked. */
const LEFT_OUT = ['.git', '.artifacts', '.data', 'coverage', 'dist', 'node_modules'];

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const minute = 60_000;
const clone = realpathSync(mkdtempSync(join(tmpdir(), 'cabrank-clone-')));
let made: readonly string[];
let report: Report;

async function inClone(...args: readonly string[]): Promise<{ readonly ok: boolean; readonly said: string }> {
  const { ok, why, output } = await runCommand(
    { program: process.execPath, args, cwd: clone, timeoutMs: 5 * minute },
    () => undefined,
  );
  return { ok, said: `${why}\n${output}` };
}

beforeAll(async () => {
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.includes(one)))
    cpSync(name, join(clone, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(clone, 'node_modules'));

  const { ok, said } = await inClone('src/build/run.mjs', 'src/build/new-flow.ts', `cards/${flow}`);
  if (!ok) throw new Error(said);
  made = said.split('\n').flatMap((line) => /^ {2}(\S+)$/u.exec(line)?.[1] ?? []);

  const names = [flow, ...Object.values(ALL_FLOWS)];
  const { said: told } = await inClone(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['machines', 'mocked', 'screens', 'unit'].map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=report.json',
    '--maxWorkers=1',
    `--testNamePattern=${names.join('|')}`,
    ...new Set([...EACH_FLOW, ...Object.keys(ALL_FLOWS)]),
  );
  try {
    report = JSON.parse(readFileSync(join(clone, 'report.json'), 'utf8')) as Report;
  } catch {
    throw new Error(told);
  }
}, 10 * minute);

afterAll(() => rmSync(clone, { recursive: true, force: true }), minute);

/** What ran of a file, and what of that failed. */
function ranOf(file: string) {
  const of = report.testResults.find(({ name }) => relative(clone, name) === file);
  const ran = (of?.assertionResults ?? []).filter(({ status }) => ['passed', 'failed'].includes(status));
  const failures = ran.flatMap(({ fullName, failureMessages }) =>
    failureMessages.map((message) => `${fullName}: ${message}`),
  );
  return { ran, failures: [...failures, of?.message ?? 'it was not run'].filter((text) => text !== '') };
}

it(
  'a new flow passes lint and types',
  async () => {
    expect(made).toHaveLength(10);
    const { ok, said } = await inClone('node_modules/oxlint/bin/oxlint', ...made, 'src/review/flows.ts');
    expect(ok, said).toBe(true);
  },
  minute,
);

it.each(EACH_FLOW)('a new flow is among those of %s', (file) => {
  const { ran, failures } = ranOf(file);
  expect(failures).toEqual([]);
  expect(ran.filter(({ fullName }) => fullName.includes(flow)).length).toBeGreaterThan(0);
});

it.each(Object.entries(ALL_FLOWS))('a new flow is reported nowhere in %s', (file, title) => {
  const { ran, failures } = ranOf(file);
  expect(failures).toEqual([]);
  expect(ran.map((test) => test.title)).toContain(title);
});
