import { universeOf } from '../../src/recording/branch-coverage';
import { flows } from '../../src/review/flows';
import type { Flow } from '../../src/review/play/flow';
import { launchBrowser } from '../support/browser/launch-browser';
import { serveReview } from '../support/review/review-site';
import { median } from './median';
import type { Bench } from './result';
import { listed } from './statistics';

const MAX_LAYOUT_MS = 2_000;
const ROUNDS = 5;

/** The flow with the most to lay out. */
const largest = (): string => {
  const sizes = Object.entries<Flow>(flows).map(([name, { machine }]) => {
    const { states, branches } = universeOf(machine);
    return { name, size: states.length + branches.length };
  });
  return sizes.reduce((most, next) => (next.size > most.size ? next : most)).name;
};

/**
 * The flow review, built and served for this: how long the layout of its largest chart takes, on a new page each time.
 */
export const run: Bench = async (_target, { rounds }) => {
  const site = await serveReview();
  const browser = await launchBrowser();
  const name = largest();
  const times: number[] = [];
  try {
    for (let round = 0; round < (rounds ?? ROUNDS); round += 1) {
      const page = await browser.newPage();
      await page.goto(`${site.address}#/flow/${name}`);
      times.push(Number(await page.locator('[data-layout-ms]').getAttribute('data-layout-ms')));
      await page.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(`  ${name}: ${listed(times)} ms`);
  const goal = { atMost: MAX_LAYOUT_MS, from: 'the flow review' };
  return {
    figures: [{ axis: `layout of the largest chart, ${name}`, value: median(times), unit: 'ms', goal }],
    problems: [],
  };
};
