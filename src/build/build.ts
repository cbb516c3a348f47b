import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { buildClient } from './client';
import { precompress } from './compress';
import type { BuildStamp } from './freshness';
import { writePages } from './html-pages';
import { buildLayout } from './layout';
import { buildLocale } from './locale';
import { buildServer } from './server';

// The runner that started this script sets development mode, but the build must be in production mode.
process.env['NODE_ENV'] = 'production';

const { dist, root } = buildLayout();
/**
 * Builds into a draft folder and then renames it, so that `dist` is never partial: neither for a running server nor
 * after a failed build.
 */
const draft = buildLayout(root, join(root, '.artifacts', `build-${process.pid}`));
const former = `${draft.dist}-former`;
const stamp: BuildStamp = { startedAt: Date.now(), locale: buildLocale() };

try {
  await mkdir(draft.dist, { recursive: true });
  const screens = await buildClient(draft);
  await writePages(draft, screens);
  await buildServer(draft);
  const compressed = await precompress(draft.client);
  await writeFile(draft.stamp, `${JSON.stringify(stamp)}\n`);
  if (existsSync(dist)) await rename(dist, former);
  await rename(draft.dist, dist);
  const seconds = ((Date.now() - stamp.startedAt) / 1000).toFixed(1);
  console.log(`Built ${dist} in ${seconds} s (${stamp.locale}, ${compressed} files compressed).`);
} finally {
  await Promise.all([draft.dist, former].map((folder) => rm(folder, { recursive: true, force: true })));
}
