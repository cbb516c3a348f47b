import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, type TestContext } from 'vitest';
import { collectBranches, type TakenBranch } from '../charts/branch-collector';
import { writeBrowserCoverage } from '../charts/browser-coverage';
import { watchConsole } from './console-watch';
import { launchBrowser, newContext, type Look } from './launch-browser';
import { logRequests, type RequestLog } from './request-log';

export type VisitOptions = Look & {
  /** Set where a test wants another tab of a browser that it already has. */
  readonly context?: BrowserContext;
};

/** A page in a browser of its own (no cookies, no storage), watched until the test ends. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly requests: RequestLog;
  /** Declares that the test makes answers of matching addresses fail: the browser's report of that is no complaint. */
  readonly provoke: (address: RegExp) => void;
  /** Declares that the test brings about a failure that the router itself writes to the console. */
  readonly provokeLine: (line: RegExp) => void;
  /** Console errors and warnings, uncaught errors, policy violations so far; checked by itself when the test ends. */
  readonly errors: () => readonly string[];
};

let browser: Browser | null = null;
/** What the machines took in the pages of each test file. */
const taken = new Map<string, TakenBranch[]>();

/** Started for the first visit, and used by every file of the worker; it ends with the worker. */
async function running(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser();
  return browser;
}

/**
 * As many visits as the tests of the file that calls this ask for. Every visit is closed when its test ends; the test
 * fails if the page complained of anything.
 *
 * @param baseUrl where the app is served; asked at each visit, so that it may start later or move
 */
export function useBrowser(baseUrl: () => string): {
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
} {
  const file = (): string => expect.getState().testPath ?? 'unknown';
  /** A browser of its own, whose machines are listened to. */
  const heard = async (options: VisitOptions): Promise<BrowserContext> => {
    const context = await newContext(await running(), baseUrl(), options);
    const ofFile = taken.get(file()) ?? [];
    taken.set(file(), ofFile);
    await collectBranches(context, (branches) => void ofFile.push(...branches));
    return context;
  };
  afterAll(() => writeBrowserCoverage(file(), taken.get(file()) ?? []));
  return {
    visit: async (options = {}) => {
      const context = options.context ?? (await heard(options));
      const page = await context.newPage();
      const watch = await watchConsole(page);
      onTestFinished(async ({ task }) => {
        const errors = watch.errors();
        if (task.result?.state === 'fail' || errors.length > 0) await keepPicture(page, task);
        await context.close();
        expect(errors, 'what the page complained of').toEqual([]);
      });
      return { page, context, requests: logRequests(page), ...watch };
    },
  };
}

async function keepPicture(page: Page, task: TestContext['task']): Promise<void> {
  if (page.isClosed()) return;
  const folder = '.artifacts/failures';
  mkdirSync(folder, { recursive: true });
  const name = `${task.file.name} ${task.suite?.name ?? ''} ${task.name}`
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .slice(-120);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
