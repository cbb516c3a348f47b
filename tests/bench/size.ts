import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { buildLayout } from '../../src/build/layout';
import { readManifest } from '../../src/build/manifest';
import { codeBySource, loginLoad } from './first-load';
import { FORBIDDEN, partOf, UNKNOWN } from './parts';

/** The first load of /login: JS and CSS, brotli, as served. */
const BUDGET_KIB = 150;

const layout = buildLayout();
const { files, inlined } = loginLoad(layout, await readManifest(layout));
const scratch = mkdtempSync(join(tmpdir(), 'cabrank-size-'));

/** Brotli sizes in bytes, by size-limit; the order is that of the paths. */
async function brotliSizes(paths: readonly string[]): Promise<number[]> {
  const checks = paths.map((path) => ({ files: [path] }));
  const measured = (await sizeLimit([filePlugin], { checks })) as readonly { readonly size?: number }[];
  return measured.map(({ size = 0 }) => size);
}

/** Brotli sizes of texts: what each would weigh as a file of its own. */
async function weigh(texts: readonly string[]): Promise<number[]> {
  const paths = texts.map((text, index) => {
    const path = join(scratch, `${index}.txt`);
    writeFileSync(path, text);
    return path;
  });
  return brotliSizes(paths);
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const row = (size: number, what: string) => console.log(`${kib(size)} KiB  ${what}`);

try {
  const sizes = await brotliSizes(files.map((file) => join(layout.client, file)));
  const [inlineSize = 0] = await weigh([inlined]);
  const total = sum(sizes) + inlineSize;

  const sources = files.filter((file) => file.endsWith('.js')).map((file) => codeBySource(layout, file));
  const parts = new Map<string, string>();
  for (const [source, code] of sources.flatMap((found) => [...found])) {
    const part = partOf(source);
    parts.set(part, (parts.get(part) ?? '') + code);
  }
  const alone = await weigh([...parts.values()]);
  // Parts compress better together than alone: each carries its share of the whole.
  const share = sum(sizes) / sum(alone);

  console.log('First load of /login, brotli as served:');
  for (const [index, file] of files.entries()) row(sizes[index] ?? 0, file);
  row(inlineSize, 'styles and scripts in the page itself');
  row(total, `in total; the budget is ${BUDGET_KIB} KiB`);
  console.log('What each part costs:');
  const costs = [...parts.keys()].map((part, index) => ({ part, cost: (alone[index] ?? 0) * share }));
  for (const { part, cost } of costs.sort((one, other) => other.cost - one.cost)) row(cost, part);

  const modules = sources.flatMap((found) => [...found.keys()]);
  const problems = [
    ...(total > BUDGET_KIB * 1024 ? [`${kib(total).trim()} KiB are more than ${BUDGET_KIB}`] : []),
    ...(parts.has(UNKNOWN)
      ? [`not accounted for: ${modules.filter((id) => partOf(id) === UNKNOWN).join(', ')}`]
      : []),
    ...FORBIDDEN.flatMap(([what, pattern]) => {
      const found = modules.filter((id) => pattern.test(id));
      return found.length > 0 ? [`${what} in the first load: ${found.join(', ')}`] : [];
    }),
  ];
  for (const problem of problems) console.error(`Size: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true });
}
