import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser } from '../../run/find-browser';
import { hideExpiringCards } from '../matrix/expiring-notices';
import { patienceMs } from './patience';

export type Scheme = 'light' | 'dark';

/** How the person's screen is; a wide light one unless said otherwise. */
export type Look = {
  readonly scheme?: Scheme;
  readonly width?: number;
  readonly height?: number;
  /** `false`: the browser runs no scripts. */
  readonly scripts?: boolean;
};

// No network of its own: what a test hears is what the app does.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser that is found on this machine. Whoever starts it closes it.
 *
 * @param whole set where a visitor's browser is wanted, and not its build without windows
 */
export function launchBrowser(whole = false): Promise<Browser> {
  const executablePath = findBrowser({ say: () => undefined, install: false, whole });
  return chromium.launch({ executablePath, args: quiet });
}

/**
 * A browser of its own for one person: no cookies, no storage, an Irish locale, nothing that moves, and no notice of a
 * card that expires (`showExpiringCards`).
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
