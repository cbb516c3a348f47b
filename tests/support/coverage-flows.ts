/**
 * `npm run coverage:flows`: what the walked paths cover of every machine, and what of it the browser's tests took when
 * all of them ran last. Fails under 100 % of the paths; with `--browser` also where the browser took less than 60 %.
 * `--missing` lists what the browser did not take. Everything stands in `.artifacts/coverage/flows.json`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Flow } from '../../src/review/play/flow';
import { flows } from '../../src/review/play/flows';
import { browserShare, coverageOf, tableOf, totalOf, unseen, type Taken } from './coverage-table';

const folder = '.artifacts/coverage';
const LEAST_IN_BROWSER = 0.6;

/** What `npm run test:all` has written about the browser, or `npm test` where it was never run. */
function readBrowser(): { readonly tier: 1 | 2; readonly taken: NonNullable<Taken> } | null {
  try {
    return JSON.parse(readFileSync(`${folder}/browser.json`, 'utf8')) as ReturnType<typeof readBrowser>;
  } catch {
    return null;
  }
}

const asked = (option: string): boolean => process.argv.includes(option);
const browser = readBrowser();
const all = Object.entries<Flow>(flows);
const coverage = Object.fromEntries(
  all.map(([name, flow]) => [name, coverageOf(name, flow, browser?.taken ?? null)]),
);
const total = totalOf(Object.values(coverage));
const complete = all.length > 0 && total.missing.length === 0;

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/flows.json`, `${JSON.stringify({ flows: coverage }, null, 2)}\n`);

console.log(tableOf(coverage));
for (const [name, { missing }] of Object.entries(coverage)) {
  for (const what of missing) console.error(`${name}: not covered: ${what}`);
}
console.log(
  complete ? '\nEvery state and every branch of every machine is covered.' : '\nNot everything is covered.',
);

const share = browserShare(total);
const enough = share !== null && share >= LEAST_IN_BROWSER;
if (share === null || browser === null) {
  console.log('What the browser takes is not known yet: `npm run test:all` says it.');
} else {
  const rest = all.flatMap(([name, flow]) => {
    const seen = coverage[name];
    return seen ? unseen(flow, seen).map((key) => `${name}: ${key}`) : [];
  });
  const run = browser.tier === 2 ? 'npm run test:all' : 'npm test';
  console.log(
    `In the browser the last \`${run}\` took ${Math.floor(share * 100)} % of all branches; ${rest.length} it did not (--missing lists them).`,
  );
  if (!enough) console.log(`That is less than ${LEAST_IN_BROWSER * 100} %.`);
  if (asked('--missing')) for (const key of rest) console.log(`not in the browser: ${key}`);
}
process.exitCode = complete && (enough || !asked('--browser')) ? 0 : 1;
