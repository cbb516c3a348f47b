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

/** A screen, as in the browser's first paint. */
export type RenderedScreen = {
  readonly status: number;
  readonly title: string;
  /** Content of `#root`. */
  readonly html: string;
  /** The loading screen in the same styles. A login page contains it for visitors who are probably signed in. */
  readonly loading: string;
  /** Shown if the app's code fails to load, in the same styles. */
  readonly unloaded: string;
  /** Shown instead of everything else without scripts, in the same styles. */
  readonly noScript: string;
  readonly styles: readonly HeadStyle[];
  /** URLs of the font files that it uses. */
  readonly fonts: readonly string[];
  /** Puts the router's dehydrated state where `hydrate(router)` expects it. */
  readonly scripts: readonly string[];
};

/** React renders the elements of the head before everything else. */
const HOISTED_TITLE = /^<title>(.*?)<\/title>/s;
const DOCTYPE = '<!DOCTYPE html>';

function separate(markup: string): Pick<RenderedScreen, 'title' | 'html'> {
  const bare = markup.startsWith(DOCTYPE) ? markup.slice(DOCTYPE.length) : markup;
  const [hoisted = '', title = brand.appName] = HOISTED_TITLE.exec(bare) ?? [];
  return { title, html: bare.slice(hoisted.length) };
}

/** In compat mode, Emotion keeps the rules in the cache instead of writing style elements into the markup. */
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

/** Screens that every page contains, hidden until they are needed. */
const drawBeside = (cache: Cache): Pick<RenderedScreen, 'loading' | 'unloaded' | 'noScript'> => ({
  loading: drawAlone(cache, <LoadingScreen />),
  unloaded: drawAlone(cache, <UnloadedScreen />),
  noScript: drawAlone(cache, <NoScriptScreen />),
});

/**
 * Removes the load times of matches. A screen that loads nothing does not need them, and without them builds
 * are reproducible.
 */
function untimed(script: string): string {
  const same = script.replace(/\bu:\d{13}\b/g, 'u:0');
  if (script.includes('matches:') && same === script)
    throw new Error('The router names its moments otherwise now.');
  return same;
}

/**
 * Renders the screen of a path as an anonymous visitor sees it first. Calls no adapter of the app.
 *
 * @param path such as `/login`; a path without a route gives the not-found page (status 404)
 * @throws Error if rendering fails, because a build must not contain a partial page
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
    // Taken before rendering, so that the state is a separate script and the markup only contains the app.
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

/** Renders the loading screen, which replaces every screen that needs the app to run. */
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

/** Full paths of all routes, such as `/profile`, without pathless layouts. */
export function routePaths(): string[] {
  const router = createAppRouter({ ...createIdleApp(), prerender: true });
  return Object.keys(router.routesByPath);
}

export const favicon = faviconSvg({
  mark: brand.mark,
  primary: brandColours.primary[0],
  ink: brandColours.onPrimary[0],
});

/** A sentence about the site. */
export const description = pageHead.description({ appName: brand.appName });

/** Colours for the browser's own interface, light and dark. */
export const themeColours: readonly [light: string, dark: string] = brandColours.street;
