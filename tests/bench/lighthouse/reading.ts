import lighthouse, { desktopConfig, type SharedFlagsSettings } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../support/backend/start-server';
import { leaveVisit } from '../visit-before';
import type { Device } from './devices';
import { mainThreadWork, type TraceEvent } from './trace-work';
import { trafficOf, type SentRequest, type Traffic } from './traffic';

/** One Lighthouse run: times in ms, scores from 0 to 100. */
export type Reading = Traffic & {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly tti: number;
  readonly cls: number;
  /** The main thread's work, at this machine's own speed; NaN if it could not be measured (`problems`). */
  readonly work: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Titles of the audits that lower the scores for accessibility, best practices or SEO. */
  readonly failures: readonly string[];
  /** The final path. */
  readonly endsAt: string;
  /** What could not be measured. */
  readonly problems: readonly string[];
};

/** A page to measure; `cookie` is a session's, as sent in a request. */
export type Visit = { readonly origin: string; readonly path: string; readonly cookie?: string };

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PASS_OR_FAIL = CATEGORIES.slice(1);

/**
 * Lighthouse's settings for each device. Everything else has its default: a phone on simulated slow 4G, with a
 * processor four times slower than the machine's. The slow device is the same phone, nine times slower.
 */
const settingsOf: Readonly<Record<Device, SharedFlagsSettings>> = {
  mobile: {},
  desktop: desktopConfig.settings ?? {},
  slow: { throttling: { cpuSlowdownMultiplier: 9 } },
};

/** A trace that lacks something does not lose the other figures of the load. */
function workOf(events: readonly TraceEvent[], url: string): Pick<Reading, 'work' | 'problems'> {
  try {
    return { work: mainThreadWork(events, url), problems: [] };
  } catch (error) {
    return { work: Number.NaN, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** In the browser's default profile, where Lighthouse opens its page. */
async function leaveVisitBefore(port: number, origin: string): Promise<void> {
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await attached.contexts()[0]?.newPage();
  await page?.goto(`${origin}/healthz`);
  await page?.evaluate(leaveVisit);
  await page?.close();
  await attached.close();
}

/**
 * Measures a page with Lighthouse in a new browser.
 *
 * @param browser path of Chrome or Chromium
 * @throws Error when Lighthouse cannot measure the page
 */
export async function measure(
  { origin, path, cookie }: Visit,
  browser: string,
  device: Device,
): Promise<Reading> {
  const port = await freePort();
  const url = origin + path;
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
    if (cookie !== undefined) {
      const [name = '', value = ''] = cookie.split(/=(.*)/su);
      // First: when Playwright detaches from the profile, its cookies are deleted.
      await leaveVisitBefore(port, origin);
      const session = await chrome.newBrowserCDPSession();
      // In the browser's default profile, where Lighthouse opens its page.
      await session.send('Storage.setCookies', { cookies: [{ name, value, url: origin }] });
    }
    const flags = { ...settingsOf[device], port, logLevel: 'silent', onlyCategories: CATEGORIES } as const;
    const result = await lighthouse(url, flags);
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    }
    const { audits, categories, finalDisplayedUrl } = result.lhr;
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const failures = PASS_OR_FAIL.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${audits[id]?.title ?? id} (${id})`);
    const details = audits['network-requests']?.details;
    const sent = (details?.type === 'table' ? details.items : []) as readonly SentRequest[];
    return {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      tti: figure('interactive'),
      // Rounded to thousandths, as it is reported.
      cls: Number(figure('cumulative-layout-shift').toFixed(3)),
      ...workOf(result.artifacts.Trace.traceEvents, url),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      failures,
      ...trafficOf(sent),
      endsAt: new URL(finalDisplayedUrl).pathname,
    };
  } finally {
    await chrome.close();
  }
}
