import type { ConsoleMessage, Page } from 'playwright-core';

export type ConsoleWatch = {
  /** The page's errors so far, one line each. */
  readonly errors: () => readonly string[];
  /** Declares that the test makes requests to matching addresses fail, which the browser reports. */
  readonly provoke: (address: RegExp) => void;
  /** Declares that the test causes a failure that the router itself logs to the console. */
  readonly provokeLine: (line: RegExp) => void;
};

type WatchedWindow = { readonly cabrankReportViolation: (violation: string) => void };

const failedToLoad = /^Failed to load resource/;
/**
 * Chromium's warning about any same-origin frame with a sandbox. The older pages are ours, but must not navigate the
 * app away.
 */
const sandboxOfOurOwn = /^An iframe which has both allow-scripts and allow-same-origin/;

/**
 * Records console errors and warnings, uncaught errors and violations of the content security policy. Exceptions:
 * 'Failed to load resource' for a response that the test provoked, lines that it declared, and the warning about the
 * sandbox of the older pages.
 */
export async function watchConsole(page: Page): Promise<ConsoleWatch> {
  const heard: { readonly line: string; readonly address: string | null }[] = [];
  const provoked: RegExp[] = [];
  const provokedLines: RegExp[] = [];

  page.on('console', (message: ConsoleMessage) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const text = message.text();
    if (sandboxOfOurOwn.test(text)) return;
    const address = message.location().url;
    heard.push({
      line: `console ${type}: ${text} (${address})`,
      address: failedToLoad.test(text) ? address : null,
    });
  });
  page.on('pageerror', (error) =>
    heard.push({ line: `uncaught: ${error.stack ?? error.message}`, address: null }),
  );
  page.on('crash', () => heard.push({ line: 'the page crashed', address: null }));
  await page.exposeFunction('cabrankReportViolation', (violation: string) => {
    heard.push({ line: `content security policy: ${violation}`, address: null });
  });
  await page.addInitScript(() => {
    const { cabrankReportViolation: report } = globalThis as unknown as WatchedWindow;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      report(`${effectiveDirective} blocked ${blockedURI}`);
    });
  });

  return {
    provoke: (address) => void provoked.push(address),
    provokeLine: (line) => void provokedLines.push(line),
    errors: () =>
      heard
        .filter(({ address }) => address === null || !provoked.some((pattern) => pattern.test(address)))
        .map(({ line }) => line)
        .filter((line) => !provokedLines.some((pattern) => pattern.test(line))),
  };
}
