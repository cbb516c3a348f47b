import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, type TestContext } from 'vitest';
import { collectBranches, type TakenBranch } from '../charts/coverage/branch-collector';
import { writeBrowserCoverage } from '../charts/coverage/browser-coverage';
import { watchConsole } from './console-watch';
import { launchBrowser, newContext, type Look } from './launch-browser';
import { logRequests, type RequestLog } from './loads/request-log';

export type VisitOptions = Look & {
  /** Set it to open another tab of an existing browser context. */
  readonly context?: BrowserContext;
};

/** A page in its own browser context (no cookies, no storage), watched until the test ends. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly requests: RequestLog;
  /**
   * Declares that the test makes requests to matching addresses fail, so that the browser's report of it is expected.
   */
  readonly provoke: (address: RegExp) => void;
  /** Declares that the test causes a failure that the router itself logs to the console. */
  readonly provokeLine: (line: RegExp) => void;
  /**
   * Console errors and warnings, uncaught errors and policy violations so far. Checked automatically at the end of
   * the test.
   */
  readonly errors: () => readonly string[];
};

let browser: Browser | null = null;
/** The branches that the machines took, by test file. */
const taken = new Map<string, TakenBranch[]>();

/** Starts with the first visit, is shared by every file of the worker, and ends with the worker. */
async function running(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launchBrowser();
  return browser;
}

/**
 * Creates visits for the tests of the calling file. Every visit is closed when its test ends. The test fails if the
 * page reported an error.
 *
 * @param baseUrl returns the app's address; called at each visit, so that the server may start later or move
 */
export function useBrowser(baseUrl: () => string): {
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
} {
  const file = (): string => expect.getState().testPath ?? 'unknown';
  /** A new browser context whose machines are recorded. */
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
