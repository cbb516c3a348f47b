import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { app as texts } from '#messages/app/app';
import { pageHead } from '#messages/app/page-head';
import { HeardNotices } from '../features/app/notifications/notices';
import { LoadingScreen } from '../features/app/screens/loading-screen';
import { NoScriptScreen } from '../features/app/screens/no-script-screen';
import { UnloadedScreen } from '../features/app/screens/unloaded-screen';
import { AppFrame } from '../app/shell/app-frame';
import { createAppRouter } from '../app/router/router';
import type { User } from '../domain/entities';
import { brand } from '../ui/brand';
import { brandColours } from '../ui/brand-colours';
import { loadingFonts, screenFonts } from '../ui/fonts';
import { UiProvider } from '../ui/ui-provider';
import { collectStyles } from './emotion-styles';
import { faviconSvg } from './favicon';
import type { HeadStyle } from './html';
import { createIdleApp, createWaitingApp } from './idle-app';
import type { Outline } from './pages';

/** A screen, as in the browser's first paint. */
export type RenderedScreen = {
  readonly status: number;
  readonly title: string;
  /** Content of `#root`. */
  readonly html: string;
  /** In the same styles: what is shown instead to a person who is probably signed in, until that is known. */
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
    throw new Error('The router writes its load times differently now.');
  return same;
}

/**
 * Renders the app at a path. Calls no adapter of the app.
 *
 * @throws Error if rendering fails, because a build must not contain a partial page
 */
async function drawApp(
  path: string,
  cache: Cache,
  { app, environment } = createIdleApp(),
): Promise<Pick<RenderedScreen, 'status' | 'title' | 'html' | 'scripts'>> {
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
  return { status: response.status, ...separate(markup), scripts };
}

/**
 * Renders the screen of a path as an anonymous visitor sees it first.
 *
 * @param path such as `/login`; a path without a route gives the not-found page (status 404)
 * @throws Error if rendering fails
 */
export async function renderScreen(path: string): Promise<RenderedScreen> {
  const cache = compatCache();
  const drawn = await drawApp(path, cache);
  const beside = drawBeside(cache);
  return { ...drawn, ...beside, styles: collectStyles(cache), fonts: screenFonts };
}

/** The content of `#root` on a page whose screen needs the app to run. */
function drawLoading(cache: Cache, loading: string): Pick<RenderedScreen, 'title' | 'html'> {
  const notices = createIdleApp().app.system.get('notifications');
  return separate(loading + drawAlone(cache, <HeardNotices actor={notices} />));
}

/** Renders the loading screen, which replaces every screen that needs the app to run. */
export function renderLoading(): RenderedScreen {
  const cache = compatCache();
  const beside = drawBeside(cache);
  const drawn = drawLoading(cache, beside.loading);
  return { status: 200, ...drawn, ...beside, styles: collectStyles(cache), fonts: loadingFonts, scripts: [] };
}

/** Somebody without a name. */
const somebody: User = {
  uuid: 'somebody',
  firstName: '',
  lastName: '',
  email: '',
  pendingEmail: null,
  phone: null,
  location: null,
  admin: false,
  guest: false,
  canBook: true,
  unableToBookMessage: null,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
  profileType: 'personal',
  impersonation: null,
};

/** The older page of a frame is only loaded by the app. */
const withoutFrames = (html: string) => html.replaceAll(/<iframe[^>]*><\/iframe>/g, '');

/**
 * Renders the loading screen and, for a person who is probably signed in, the outline of a screen: what everybody sees
 * of it before the first answer. The outline does not react, and a screen reader only finds the loading message.
 *
 * @throws Error if the path has no screen, or rendering fails
 */
export async function renderOutline({ path, admin = false }: Outline): Promise<RenderedScreen> {
  const cache = compatCache();
  const outline = await drawApp(path, cache, createWaitingApp({ ...somebody, admin }));
  if (outline.status !== 200) throw new Error(`${path} has no screen`);
  const beside = drawBeside(cache);
  const message = (
    <main>
      <VisuallyHidden as="div" role="status">
        <h1>{texts.loading({ appName: brand.appName })}</h1>
      </VisuallyHidden>
    </main>
  );
  const loading = `${drawAlone(cache, message)}<div inert aria-hidden="true">${withoutFrames(outline.html)}</div>`;
  return {
    status: 200,
    ...drawLoading(cache, beside.loading),
    ...beside,
    title: outline.title,
    loading,
    styles: collectStyles(cache),
    fonts: screenFonts,
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

export const siteName = brand.appName;

/** A sentence about the site. */
export const description = pageHead.description({ appName: brand.appName });

/** Colours for the browser's own interface, light and dark. */
export const themeColours: readonly [light: string, dark: string] = brandColours.street;
