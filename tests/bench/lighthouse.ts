import { createServer, type AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

/** One Lighthouse run: times in milliseconds, scores from 0 to 100. */
export type Reading = {
  readonly fcp: number;
  readonly lcp: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Titles of the audits of accessibility and best practices that are not passed. */
  readonly failures: readonly string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Measures a page as Lighthouse's mobile preset does (simulated slow 4G, slow processor), in a fresh browser.
 *
 * @param browser path of Chrome or Chromium
 * @throws Error when Lighthouse cannot measure the page
 */
export async function measure(url: string, browser: string): Promise<Reading> {
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath: browser,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    }
    const { audits, categories } = result.lhr;
    const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const failures = ['accessibility', 'best-practices']
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${audits[id]?.title ?? id} (${id})`);
    return {
      fcp: time('first-contentful-paint'),
      lcp: time('largest-contentful-paint'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      failures,
    };
  } finally {
    await chrome.close();
  }
}
