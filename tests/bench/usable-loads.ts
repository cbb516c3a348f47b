import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newContext } from '../support/browser/launch-browser';
import { signInQuietly, type DemoName } from '../support/browser/sign-in-quietly';
import { pageAt, type Usable } from './measured-pages';
import { leaveVisit } from './visit-before';
import { PHONE, slowNetwork, watch } from './watched-page';

/** The timeout for a page to become usable, and then quiet, in ms. */
const MAX_WAIT_MS = 20_000;

/** Something that a page has asked for; times in ms since the start of the page's navigation. */
export type Resource = {
  readonly address: string;
  readonly initiator: string;
  readonly askedAt: number;
  readonly endedAt: number;
};

/** A load of a page, as the page itself has seen it; times as above. */
export type SeenLoad = {
  /** When the page was found usable, at the start of a frame. */
  readonly usableAt: number;
  /** When that frame was handed over. */
  readonly shownAt: number;
  /** Compressed. */
  readonly documentBytes: number;
  /** Without the document. */
  readonly resources: readonly Resource[];
};

/** What a page needs until it is usable. */
export type UsableLoad = Pick<SeenLoad, 'shownAt' | 'documentBytes'> & {
  /** Asked for until then, the document included. */
  readonly requests: number;
  /** Those of them that are calls to the backend. */
  readonly calls: number;
  /** The scripts and style sheets that had come by then. */
  readonly scripts: number;
  readonly styles: number;
};

const pathOf = ({ address }: Resource): string => new URL(address).pathname;

const isCall = (resource: Resource): boolean =>
  /^(?:fetch|xmlhttprequest)$/u.test(resource.initiator) && pathOf(resource).startsWith('/api/');

/**
 * Counts what a page needs until it is usable. What it asks for later, such as the code of its dialogs, is left out. A
 * file counts once, also if it is preloaded and then used.
 */
export function neededOf({ usableAt, shownAt, documentBytes, resources }: SeenLoad): UsableLoad {
  const asked = resources.filter(({ askedAt }) => askedAt <= usableAt);
  const calls = asked.filter(isCall).length;
  const files = new Set(asked.filter((resource) => !isCall(resource)).map(({ address }) => address));
  const come = asked.filter(({ endedAt }) => endedAt <= usableAt).map(pathOf);
  const count = (ending: RegExp): number => new Set(come.filter((path) => ending.test(path))).size;
  return {
    shownAt,
    documentBytes,
    requests: 1 + files.size + calls,
    calls,
    scripts: count(/\.m?js$/u),
    styles: count(/\.css$/u),
  };
}

type WatchedPage = typeof globalThis & { usable?: Pick<SeenLoad, 'usableAt' | 'shownAt'> };

/** Runs in the page: looks in every frame whether the page is usable. */
function lookFor({ selector, inFrame }: Usable): void {
  // The older page in the frame is not the page.
  if (window.parent !== window) return;
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
    (inFrame === undefined ||
      (element instanceof HTMLIFrameElement && Boolean(element.contentDocument?.querySelector(inFrame))));
  const look = (): void => {
    if (![...document.querySelectorAll(selector)].some(isThere)) {
      requestAnimationFrame(look);
      return;
    }
    const usableAt = performance.now();
    const note = (): void => {
      (globalThis as WatchedPage).usable = { usableAt, shownAt: performance.now() };
    };
    void scheduler.postTask(note, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what it has asked for so far, including the older page in its frame. */
function readLoad(): SeenLoad {
  const { usable } = globalThis as WatchedPage;
  if (usable === undefined) throw new Error('The page is not usable yet');
  const [navigation] = performance.getEntriesByType('navigation');
  const resourcesOf = (timeline: Performance): Resource[] => {
    const later = timeline.timeOrigin - performance.timeOrigin;
    return timeline.getEntriesByType('resource').map(({ name, initiatorType, startTime, responseEnd }) => ({
      address: name,
      initiator: initiatorType,
      askedAt: startTime + later,
      endedAt: responseEnd + later,
    }));
  };
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument, contentWindow }) =>
    contentDocument === null || contentWindow === null ? [] : [contentWindow.performance],
  );
  return {
    ...usable,
    documentBytes:
      navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : Number.NaN,
    resources: [performance, ...frames].flatMap(resourcesOf),
  };
}

async function load(page: Page, path: string, usable: Usable): Promise<UsableLoad> {
  await page.addInitScript(lookFor, usable);
  await watch(page);
  await slowNetwork(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usable' in globalThis, undefined, { timeout: MAX_WAIT_MS });
  // A request is listed when it has ended. One that never ends is not waited for.
  await page.waitForLoadState('networkidle', { timeout: MAX_WAIT_MS }).catch(() => undefined);
  return neededOf(await page.evaluate(readLoad));
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

async function sessionOf(browser: Browser, origin: string, who: DemoName): Promise<Cookies> {
  const context = await newContext(browser, origin);
  try {
    await signInQuietly(context, who);
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/**
 * Loads measured pages of an app on a phone with a slow network and processor, each time without a cache, as who may
 * see them. Everybody signs in once.
 *
 * @returns loads the page at a path, and fails if it does not become usable
 */
export function coldLoads(browser: Browser, origin: string): (path: string) => Promise<UsableLoad> {
  const sessions = new Map<DemoName, Cookies>();
  return async (path) => {
    const { who, usable } = pageAt(path);
    const context = await newContext(browser, origin, PHONE);
    try {
      if (who !== null) {
        const session = sessions.get(who) ?? (await sessionOf(browser, origin, who));
        sessions.set(who, session);
        await context.addCookies(session);
        await context.addInitScript(leaveVisit);
      }
      return await load(await context.newPage(), path, usable);
    } finally {
      await context.close();
    }
  };
}
