/**
 * `npm run size`: compares the size of every page and lazy step of the build with `budgets.json`. `-- --write` stores
 * the sizes of this build in `sizes.json`, with which later builds are compared to show what has grown.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { buildLayout } from '../../src/build/layout';
import { readManifest } from '../../src/build/manifest';
import { overBudget, type Budgets } from './budget';
import { loginPage, tooManyScripts } from './first-load';
import { firstLoadParts } from './first-load-parts';
import { keptText, type Kept } from './growth';
import { kib, openScales } from './scales';
import { FIRST_SCRIPTS, FIRST_STYLES, weigh } from './weigh';

const BUDGETS = 'tests/bench/budgets.json';
const SIZES = 'tests/bench/sizes.json';

const layout = buildLayout();
if (!existsSync(layout.manifest)) {
  console.error('Nothing is built yet, so nothing can be weighed: run npm run build first.');
  process.exit(1);
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(layout.root, file), 'utf8'));
const row = (bytes: number, what: string) => console.log(`${kib(bytes)} KiB  ${what}`);

const scales = openScales();
try {
  const manifest = await readManifest(layout);
  const { weighed, problems } = await weigh(layout, manifest, loginPage(layout, manifest), scales);
  if (process.argv.includes('--write')) writeFileSync(join(layout.root, SIZES), keptText(weighed));
  const budgets = read(BUDGETS) as Budgets;
  console.log('What each load weighs, brotli as served, and its budget:');
  for (const { name, brotli } of weighed)
    console.log(`${kib(brotli)} KiB of ${(budgets[name] ?? 0).toFixed(1).padStart(6)}  ${name}`);

  const [scripts, styles] = [FIRST_SCRIPTS, FIRST_STYLES].map((wanted) =>
    weighed.find(({ name }) => name === wanted),
  );
  const first = await firstLoadParts(layout, scripts?.files ?? [], scripts?.brotli ?? 0, scales);
  console.log('The first load of /login:');
  for (const { part, cost } of first.parts) row(cost, part);
  row((scripts?.brotli ?? 0) + (styles?.brotli ?? 0), 'in total, with the styles');

  const all = [
    ...overBudget(weighed, budgets, read(SIZES) as Kept),
    ...tooManyScripts(manifest),
    ...first.problems,
    ...problems,
  ];
  for (const problem of all) console.error(`Size: ${problem}`);
  process.exitCode = all.length > 0 ? 1 : 0;
} finally {
  scales.close();
}
