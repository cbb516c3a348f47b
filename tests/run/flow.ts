/** `npm run test:flow -- card-add`: the headless tests of one flow, within seconds. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { flowFolder, flowFolders } from '../support/charts/machine-file';
import { runCommand } from './command';
import { testsOfFlow, usage } from './flow-tests';

const files = ['machines', 'model', 'unit'].flatMap((folder) =>
  readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/u.test(name))
    .map((name) => join('tests', folder, name)),
);

const vitest = async (...args: readonly string[]): Promise<boolean> => {
  const { ok } = await runCommand({
    program: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...args],
    timeoutMs: 300_000,
  });
  return ok;
};

const flows = flowFolders();
const flow = process.argv[2];
if (flow === undefined || !flows.includes(flow)) {
  console.error(usage(flow, flows));
  process.exitCode = 1;
} else {
  const own = testsOfFlow(
    flow,
    flows,
    files.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
  const area = join('tests', dirname(flowFolder(flow)), 'flows.test.ts');
  const walked = await vitest(area, '--testNamePattern', `^${flow} `);
  const rest = own.length === 0 || (await vitest(...own));
  process.exitCode = walked && rest ? 0 : 1;
}
