/** `npm run test:flow -- card-add`: the headless tests that concern one flow, within seconds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from './command';
import { testsOfFlow, usage } from './flow-tests';

const flows = readdirSync('machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const files = ['machines', 'model', 'unit'].flatMap((folder) =>
  readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/u.test(name))
    .map((name) => join('tests', folder, name)),
);

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
  const { ok } = await runCommand({
    program: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...own],
    timeoutMs: 300_000,
  });
  process.exitCode = ok ? 0 : 1;
}
