import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildLayout } from './layout';
import { reviewConfig } from './review-config';

// `npm run flows:build [-- --out <folder>]` builds the flow review as a static site to hand out. The runner that
// started this script sets development mode, but the build must be in production mode.
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
