import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser } from '../../run/find-browser';
import { hideExpiringCards } from '../matrix/expiring-notices';
import { patienceMs } from './patience';

export type Scheme = 'light' | 'dark';

/** The browser's appearance; by default a wide, light screen. */
export type Look = {
  readonly scheme?: Scheme;
  readonly width?: number;
  readonly height?: number;
  /** `false`: JavaScript is disabled. */
  readonly scripts?: boolean;
};

// Disables the browser's own network traffic, so that a test sees only the app's.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser found on this machine. The caller closes it.
 *
 * @param whole launches a full browser, as a visitor has it, instead of its headless build
 */
export function launchBrowser(whole = false): Promise<Browser> {
  const executablePath = findBrowser({ say: () => undefined, install: false, whole });
  return chromium.launch({ executablePath, args: quiet });
}

/**
 * A new browser context for one person: no cookies, no storage, an Irish locale, no animations, and no notice of an
 * expiring card (`showExpiringCards`).
 */
export async function newContext(
  browser: Browser,
  baseURL: string,
  { scheme = 'light', width = 1280, height = 900, scripts = true }: Look = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(patienceMs);
  await hideExpiringCards(context);
  return context;
}
