import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { flows } from '../flows';
import { writeTest } from './write-test';

// `npm run flows:test -- <recording.json> [--name paid-card] [--flow card-add] [--force]`

const USAGE = 'Usage: npm run flows:test -- <recording.json> [--name <test>] [--flow <flow>] [--force]';

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      flow: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const root = process.cwd();
  const { test, runs, problems } = await writeTest(
    {
      file,
      name: values.name ?? null,
      flow: values.flow ?? null,
      force: values.force,
      folder: join(root, 'tests/model/recorded'),
      root,
    },
    flows,
  );
  console.log(`Wrote ${test}, which replays ${runs.map(({ name }) => name).join(', ')}.`);
  if (problems.length > 0) console.log(['Left out:', ...problems].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
