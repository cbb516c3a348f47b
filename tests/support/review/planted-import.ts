/**
 * `node src/build/run.mjs tests/support/review/planted-import.ts`: builds the client with an entry that imports the
 * profile, as could happen by accident, measures the result like `npm run size`, and prints the violations.
 */
import { readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import { buildClient, CLIENT_ENTRY } from '../../../src/build/client';
import { buildLayout } from '../../../src/build/layout';
import { readManifest } from '../../../src/build/manifest';
import { overBudget, type Budgets } from '../../bench/budget';
import { loginFiles } from '../../bench/first-load';
import { firstLoadParts } from '../../bench/first-load-parts';
import type { Kept } from '../../bench/growth';
import { openScales } from '../../bench/scales';
import { weigh } from '../../bench/weigh';

// The script's runner works in development mode; this build must not.
process.env['NODE_ENV'] = 'production';

const root = process.cwd();
const layout = buildLayout(root, join(root, '.artifacts', `planted-${process.pid}`));
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'tests/bench', file), 'utf8'));

const planted: Plugin = {
  name: 'cabrank:planted-import',
  enforce: 'pre',
  transform: (code, id) =>
    id === join(root, CLIENT_ENTRY)
      ? `${code}\nimport { ProfilePage } from './app/shell/profile-page';\nObject.assign(globalThis, { ProfilePage });`
      : null,
};

const scales = openScales();
try {
  await mkdir(layout.dist, { recursive: true });
  await buildClient(layout, [planted]);
  const manifest = await readManifest(layout);
  const { weighed, problems } = await weigh(layout, manifest, null, scales);
  const scripts = loginFiles(manifest).filter((file) => file.endsWith('.js'));
  const first = await firstLoadParts(layout, scripts, weighed[0]?.brotli ?? 0, scales);
  const over = overBudget(weighed, read('budgets.json') as Budgets, read('sizes.json') as Kept);
  for (const problem of [...over, ...first.problems, ...problems]) console.log(problem);
} finally {
  scales.close();
  rmSync(layout.dist, { recursive: true, force: true });
}
