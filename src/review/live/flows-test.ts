import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { flows } from '../flows';
import { askHidden } from './ask-hidden';
import { fetchRecording, readCode } from './fetch-recording';
import { writeTest } from './write-test';

// `npm run flows:test -- <recording.json> [--name paid-card] [--flow card-add] [--force]`
// `npm run flows:test -- 7K3FM-Q2W9D --admin you@booker.example [--from https://booker.example] [--name paid-card]`
// `npm run flows:test -- '#/flow/card-add/walk?steps=…' [--name paid-card] [--force]`

const USAGE =
  'Usage: npm run flows:test -- <recording.json, support code or link of a walk> [--name <test>] [--flow <flow>] [--force] [--from <address> --admin <email>]';

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      flow: { type: 'string' },
      force: { type: 'boolean', default: false },
      from: { type: 'string', default: 'http://localhost:3000' },
      admin: { type: 'string' },
    },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error(USAGE);
  const root = process.cwd();
  const code = readCode(source);
  const recording =
    code === null
      ? null
      : await fetchRecording({ code, from: values.from, admin: values.admin, askPassword: askHidden });
  const { test, runs, problems } = await writeTest(
    {
      source,
      recording,
      name: values.name ?? (code === null ? null : `support-${code.toLowerCase()}`),
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
