/**
 * `npm run coverage:flows`: reports what the walked paths cover of every machine, what of it is asserted (`npm run
 * test:mutants` changed it in every way, and the tests noticed), and what the browser tests took in their last
 * complete run. Fails if the paths cover less than 100 %; with `--browser` also if the browser took less than 60 %.
 * `--missing` lists what is not asserted, and what the browser did not take and why. The full report is
 * `.artifacts/coverage/flows.json`.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Flow } from '../../../../src/review/play/flow';
import { flows, type FlowName } from '../../../../src/review/flows';
import { assertedFile, readAsserted } from '../mutants/asserted';
import { browserCoverageFile } from './browser-coverage';
import { whyNotInBrowser } from './browser-reasons';
import { browserShare, coverageOf, lacking, tableOf, totalOf, type Keys } from './coverage-table';

const folder = '.artifacts/coverage';
const LEAST_IN_BROWSER = 0.6;

/** The browser's coverage from `npm run test:all`, or from `npm test` if that was never run. */
function readBrowser(): { readonly tier: 1 | 2; readonly taken: NonNullable<Keys> } | null {
  try {
    return JSON.parse(readFileSync(browserCoverageFile, 'utf8')) as ReturnType<typeof readBrowser>;
  } catch {
    return null;
  }
}

/** When a run wrote its result (ISO); `null` if there is none. */
const writtenAt = (file: string): string | null =>
  statSync(file, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;

const asked = (option: string): boolean => process.argv.includes(option);
const browser = readBrowser();
const known = { browser: browser?.taken ?? null, asserted: readAsserted() };
const all = Object.entries<Flow>(flows);
const coverage = Object.fromEntries(
  all.map(([name, flow]) => {
    const one = coverageOf(name, flow, known);
    const holes = lacking(flow, one.browser);
    return [name, { ...one, browserHoles: whyNotInBrowser(name as FlowName, holes) }];
  }),
);
const total = totalOf(Object.values(coverage));
const complete = all.length > 0 && total.missing.length === 0;

mkdirSync(folder, { recursive: true });
const measuredAt = {
  headless: new Date().toISOString(),
  asserted: writtenAt(assertedFile),
  browser: writtenAt(browserCoverageFile),
};
writeFileSync(`${folder}/flows.json`, `${JSON.stringify({ measuredAt, flows: coverage }, null, 2)}\n`);

console.log(tableOf(coverage));
for (const [name, { missing }] of Object.entries(coverage)) {
  for (const what of missing) console.error(`${name}: not covered: ${what}`);
}
console.log(
  complete ? '\nEvery state and every branch of every machine is covered.' : '\nNot everything is covered.',
);

if (total.asserted === null) {
  console.log('What is asserted is not known yet: `npm run test:mutants` says it.');
} else {
  const rest = all.flatMap(([name, flow]) =>
    lacking(flow, coverage[name]?.asserted ?? null).map((key) => `${name}: ${key}`),
  );
  console.log(
    `The last \`npm run test:mutants\` found ${total.asserted.length} of ${total.branches} branches asserted; ${rest.length} are only walked (--missing lists them).`,
  );
  if (asked('--missing')) for (const key of rest) console.log(`not asserted: ${key}`);
}

const share = browserShare(total);
const enough = share !== null && share >= LEAST_IN_BROWSER;
if (share === null || browser === null) {
  console.log('What the browser takes is not known yet: `npm run test:all` says it.');
} else {
  const rest = Object.entries(coverage).flatMap(([name, { browserHoles }]) =>
    Object.entries(browserHoles).map(([key, why]) => `${name}: ${key}: ${why}`),
  );
  const run = browser.tier === 2 ? 'npm run test:all' : 'npm test';
  console.log(
    `In the browser the last \`${run}\` took ${Math.floor(share * 100)} % of all branches; ${rest.length} it did not (--missing lists them).`,
  );
  if (!enough) console.log(`That is less than ${LEAST_IN_BROWSER * 100} %.`);
  if (asked('--missing')) for (const key of rest) console.log(`not in the browser: ${key}`);
}
process.exitCode = complete && (enough || !asked('--browser')) ? 0 : 1;
