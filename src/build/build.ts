import { mkdir, rm, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { buildClient } from './client';
import { precompress } from './compress';
import type { BuildStamp } from './freshness';
import { writePages } from './html-pages';
import { buildLayout } from './layout';
import { buildLocale } from './locale';
import { buildServer } from './server';

// The runner that started this script works in development mode; what is built here must not.
process.env['NODE_ENV'] = 'production';

const layout = buildLayout();
const stamp: BuildStamp = { startedAt: Date.now(), locale: buildLocale() };

await mkdir(layout.dist, { recursive: true });
await rm(layout.stamp, { force: true });
await buildClient(layout);
await writePages(layout);
await buildServer(layout);
const compressed = await precompress(layout.client);
await writeFile(layout.stamp, `${JSON.stringify(stamp)}\n`);

const seconds = ((Date.now() - stamp.startedAt) / 1000).toFixed(1);
console.log(`Built ${layout.dist} in ${seconds} s (${stamp.locale}, ${compressed} files compressed).`);
