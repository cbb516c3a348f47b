import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { flows } from '../flows';
import { writeTest } from './write-test';

// `npm run flows:test -- <recording.json> [--name paid-card] [--flow card-add] [--force]`
// `npm run flows:test -- '#/flow/card-add/walk?steps=…' [--name paid-card] [--force]`

const USAGE =
  'Usage: npm run flows:test -- <recording.json or link of a walk> [--name <test>] [--flow <flow>] [--force]';

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
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error(USAGE);
  const root = process.cwd();
  const { test, runs, problems } = await writeTest(
    {
      source,
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
