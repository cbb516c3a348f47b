import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { buildLayout } from '../../src/build/layout';
import { readManifest } from '../../src/build/manifest';
import { codeBySource, loginLoad } from './first-load';
import { FORBIDDEN, partOf, UNKNOWN } from './parts';
import { kib, openScales, sum } from './scales';
import { WIZARD_PARTS, wizardLoads, wizardProblems } from './wizard-stages';

/** The first load of /login: JS and CSS, brotli, as served. */
const BUDGET_KIB = 151;

const layout = buildLayout();
if (!existsSync(layout.manifest)) {
  console.error('Nothing is built yet, so nothing can be weighed: run npm run build first.');
  process.exit(1);
}
const manifest = await readManifest(layout);
const { files, inlined } = loginLoad(layout, manifest);
const scales = openScales();
const inClient = (file: string): string => join(layout.client, file);

const row = (size: number, what: string) => console.log(`${kib(size)} KiB  ${what}`);
const pair = (raw: number, size: number, what: string) =>
  console.log(`${kib(raw)} ${kib(size)} KiB  ${what}`);

/**
 * What the steps of the wizards ask for, chunk by chunk, and what is in these.
 *
 * @returns what the report looks for and does not find
 */
async function reportWizard(): Promise<string[]> {
  const loads = wizardLoads(manifest);
  console.log('What the wizards bring after that, each chunk where it is first needed (raw, brotli):');
  for (const { what, files: chunks } of loads) {
    const sizes = await scales.weighFiles(chunks.map(inClient));
    const raw = chunks.map((file) => statSync(inClient(file)).size);
    pair(sum(raw), sum(sizes), what);
    for (const [index, file] of chunks.entries()) pair(raw[index] ?? 0, sizes[index] ?? 0, `  ${file}`);
  }
  const sources = loads
    .flatMap(({ files: chunks }) => chunks)
    // One library, listed already.
    .filter((file) => !file.includes('strength-meter'))
    .flatMap((file) => [...codeBySource(layout, file)]);
  const parts = WIZARD_PARTS.map(([what, pattern]) => {
    const code = sources.flatMap(([source, text]) => (pattern.test(source) ? [text] : [])).join('');
    return { what, code };
  });
  const alone = await scales.weighTexts(parts.map(({ code }) => code));
  console.log('In these (raw, brotli of each alone):');
  for (const [index, { what, code }] of parts.entries()) pair(code.length, alone[index] ?? 0, what);
  return parts.filter(({ code }) => code === '').map(({ what }) => `nothing of this was found: ${what}`);
}

try {
  const sizes = await scales.weighFiles(files.map(inClient));
  const [inlineSize = 0] = await scales.weighTexts([inlined]);
  const total = sum(sizes) + inlineSize;

  const sources = files.filter((file) => file.endsWith('.js')).map((file) => codeBySource(layout, file));
  const parts = new Map<string, string>();
  for (const [source, code] of sources.flatMap((found) => [...found])) {
    const part = partOf(source);
    parts.set(part, (parts.get(part) ?? '') + code);
  }
  const alone = await scales.weighTexts([...parts.values()]);
  // Parts compress better together than alone: each carries its share of the whole.
  const share = sum(sizes) / sum(alone);

  console.log('First load of /login, brotli as served:');
  for (const [index, file] of files.entries()) row(sizes[index] ?? 0, file);
  row(inlineSize, 'styles and scripts in the page itself');
  row(total, `in total; the budget is ${BUDGET_KIB} KiB`);
  console.log('What each part costs:');
  const costs = [...parts.keys()].map((part, index) => ({ part, cost: (alone[index] ?? 0) * share }));
  for (const { part, cost } of costs.sort((one, other) => other.cost - one.cost)) row(cost, part);
  const unfound = await reportWizard();

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
    ...unfound,
    ...wizardProblems(layout, manifest),
  ];
  for (const problem of problems) console.error(`Size: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  scales.close();
}
