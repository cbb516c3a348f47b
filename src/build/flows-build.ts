import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildLayout } from './layout';
import { reviewConfig } from './review-config';

// `npm run flows:build [-- --out <folder>]`: the flow review as a static site, to be handed to whoever wants it.
// The runner that started this script works in development mode; what is built here must not.
process.env['NODE_ENV'] = 'production';

const { root, dist } = buildLayout();
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { out: { type: 'string', default: join(dist, 'review') } },
});
const folder = resolve(root, values.out);
const began = performance.now();
await build(reviewConfig(root, folder));
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`Built ${folder} in ${seconds} s: put it on any static host, in any folder.`);
