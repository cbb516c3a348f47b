import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageHead } from '#messages/app/page-head';
import { HeardNotices } from '../features/app/notifications/notices';
import { LoadingScreen } from '../features/app/screens/loading-screen';
import { NoScriptScreen } from '../features/app/screens/no-script-screen';
import { UnloadedScreen } from '../features/app/screens/unloaded-screen';
import { AppFrame } from '../app/shell/app-frame';
import { createAppRouter } from '../app/router/router';
import { brand } from '../ui/brand';
import { brandColours } from '../ui/brand-colours';
import { loadingFonts, screenFonts } from '../ui/fonts';
import { UiProvider } from '../ui/ui-provider';
import { collectStyles } from './emotion-styles';
import { faviconSvg } from './favicon';
import type { HeadStyle } from './html';
import { createIdleApp } from './idle-app';

/** A screen as the browser's first paint shows it. */
export type RenderedScreen = {
  readonly status: number;
  readonly title: string;
  /** The inside of `#root`. */
  readonly html: string;
  /** The loading screen in the same styles: it stands beside a login for somebody who is probably signed in. */
  readonly loading: string;
  /** What is revealed when the app's code does not arrive, in the same styles. */
  readonly unloaded: string;
  /** What stands in place of it all where scripts are off, in the same styles. */
  readonly noScript: string;
  readonly styles: readonly HeadStyle[];
  /** Addresses of the font files that it is written in. */
  readonly fonts: readonly string[];
  /** Put the router's dehydrated state where `hydrate(router)` looks for it. */
  readonly scripts: readonly string[];
};

/** React writes what belongs into the document's head before everything else. */
const HOISTED_TITLE = /^<title>(.*?)<\/title>/s;
const DOCTYPE = '<!DOCTYPE html>';

function separate(markup: string): Pick<RenderedScreen, 'title' | 'html'> {
  const bare = markup.startsWith(DOCTYPE) ? markup.slice(DOCTYPE.length) : markup;
  const [hoisted = '', title = brand.appName] = HOISTED_TITLE.exec(bare) ?? [];
  return { title, html: bare.slice(hoisted.length) };
}

/** Compat mode: Emotion keeps the rules in the cache and does not write style elements between the markup. */
function compatCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

type Cache = ReturnType<typeof compatCache>;

const withCache = (cache: Cache, children: ReactNode) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);

const drawAlone = (cache: Cache, screen: ReactNode) =>
  renderToString(withCache(cache, <UiProvider>{screen}</UiProvider>));

/** What stands beside every screen, hidden until it is needed. */
const drawBeside = (cache: Cache): Pick<RenderedScreen, 'loading' | 'unloaded' | 'noScript'> => ({
  loading: drawAlone(cache, <LoadingScreen />),
  unloaded: drawAlone(cache, <UnloadedScreen />),
  noScript: drawAlone(cache, <NoScriptScreen />),
});

/** When a match was loaded is of no use to a screen that loads nothing; without it a build gives the same bytes each time. */
function untimed(script: string): string {
  const same = script.replace(/\bu:\d{13}\b/g, 'u:0');
  if (script.includes('matches:') && same === script)
    throw new Error('The router names its moments otherwise now.');
  return same;
}

/**
 * Draws the screen of a path as a visitor sees it before anything is known; no adapter of the app is called.
 *
 * @param path e.g. `/login`; one that no route has gives the not-found page (status 404)
 * @throws Error when rendering fails: a build must not ship half a page
 */
export async function renderScreen(path: string): Promise<RenderedScreen> {
  const cache = compatCache();
  const { app, environment } = createIdleApp();
  const handle = createRequestHandler({
    createRouter: () => createAppRouter({ app, environment, prerender: true }),
    request: new Request(new URL(path, 'http://localhost')),
  });
  const scripts: string[] = [];
  const response = await handle(({ router, responseHeaders }) => {
    // Taken before the render: the state then is a script of its own, and the markup is the app's alone.
    const tags = router.serverSsr?.takeInitialHydrationScriptTags();
    scripts.push(...(tags?.before ?? []).map(({ children = '' }) => untimed(children)));
    return renderRouterToString({
      router,
      responseHeaders,
      children: withCache(cache, <AppFrame app={app} router={router} />),
    });
  });
  const markup = await response.text();
  if (response.status >= 500 || scripts.length === 0)
    throw new Error(`${path} could not be drawn: ${markup}`);
  const beside = drawBeside(cache);
  const { status } = response;
  const styles = collectStyles(cache);
  return { status, ...separate(markup), ...beside, styles, fonts: screenFonts, scripts };
}

/** Draws the loading screen, which stands in for every screen that needs the app to run. */
export function renderLoading(): RenderedScreen {
  const cache = compatCache();
  const beside = drawBeside(cache);
  const notices = createIdleApp().app.system.get('notifications');
  return {
    status: 200,
    ...separate(beside.loading + drawAlone(cache, <HeardNotices actor={notices} />)),
    ...beside,
    styles: collectStyles(cache),
    fonts: loadingFonts,
    scripts: [],
  };
}

/** Full paths of all routes, e.g. `/profile`; pathless layouts are left out. */
export function routePaths(): string[] {
  const router = createAppRouter({ ...createIdleApp(), prerender: true });
  return Object.keys(router.routesByPath);
}

export const favicon = faviconSvg({
  mark: brand.mark,
  primary: brandColours.primary[0],
  ink: brandColours.onPrimary[0],
});

/** What the site is for, in a sentence. */
export const description = pageHead.description({ appName: brand.appName });

/** The colours of the browser's own frame, light and dark. */
export const themeColours: readonly [light: string, dark: string] = brandColours.street;
