import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { flowFiles, nextSteps } from './new-flow/files';
import { readRequest, type Present } from './new-flow/request';
import { TABLE, UNSCRIPTED, withFlow, withReason } from './new-flow/table';

// `npm run flow:new -- <area>/<name>` creates a working flow with its tests, and adds it to the table of flows and to
// the flows that have no scripts for people.

const TEXTS = 'src/messages/en-IE';
const FEATURES = 'src/features';

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

function present(): Present {
  const areas = foldersIn('machines');
  return {
    areas,
    flows: areas.flatMap((area) => foldersIn(join('machines', area))),
    folders: foldersIn(FEATURES).flatMap((area) =>
      foldersIn(join(FEATURES, area)).map((name) => `${area}/${name}`),
    ),
    texts: foldersIn(TEXTS).flatMap((area) =>
      readdirSync(join(TEXTS, area)).map((file) => file.replace(/\.ts$/u, '')),
    ),
  };
}

try {
  const flow = readRequest(process.argv.slice(2), present());
  const made = flowFiles(flow);
  const there = Object.keys(made).filter((path) => existsSync(path));
  if (there.length > 0) throw new Error(`${there.join(' and ')} would be overwritten.`);
  const lists = {
    [TABLE]: withFlow(readFileSync(TABLE, 'utf8'), flow),
    [UNSCRIPTED]: withReason(readFileSync(UNSCRIPTED, 'utf8'), flow),
  };
  const style = (await resolveConfig('package.json')) ?? {};
  for (const [path, text] of Object.entries({ ...made, ...lists })) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(text, { ...style, filepath: path }));
  }
  console.log(`Made ${flow.name}, and entered it in ${TABLE}:`);
  for (const path of Object.keys(made)) console.log(`  ${path}`);
  console.log('Next:');
  for (const step of nextSteps(flow)) console.log(`- ${step}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
