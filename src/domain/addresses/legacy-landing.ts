import { isNamedRoute, isRoute } from './app-routes';
import {
  endsInLogin,
  fits,
  legacyPath,
  MAX_LENGTH,
  namedRoutes,
  queryRoutes,
  segmentsOf,
  type LegacyPages,
} from './legacy-path';
import { parseUrl } from './parse-url';
import { trimmed } from './route-case';
import { isPlainPath } from './safe-url';
import { settings } from '../settings';

/**
 * Maps an older page back to the app: which route its URL stands for (the reverse of `legacy-path.ts`), and what it
 * means if a frame arrives there (D6.2, D6.4).
 */

const LEGACY = '/legacy';

const pathOf = (route: string): string => trimmed(route.split(/[?#]/u)[0] ?? '');

/**
 * Whether only admins see a route. Its frame then is "a frame under /admin", also at /customers
 * (S2.adminRoutes.4, D6.3).
 */
const isAdmins = (route: string): boolean => /^\/(?:admin|customers)(?:\/|$)/u.test(route);

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Removes the leading `/legacy` segment; `/` if nothing is left. */
const stripped = (path: string): string => (isBelow(path, LEGACY) ? path.slice(LEGACY.length) || '/' : path);

/** The routes whose older page is in the settings. The most likely one for a visitor of `within` comes first. */
function settledRoutes(path: string, within: string, pages: LegacyPages): readonly string[] {
  const found = namedRoutes.flatMap((row) => {
    if (!isBelow(path, pages[row.page])) return [];
    const more = segmentsOf(path.slice(pages[row.page].length));
    const asked = [...row.segments.slice(0, row.replaced), ...more];
    const route = `/${asked.join('/')}`;
    return fits(row, asked) && isNamedRoute(route) ? [route] : [];
  });
  const [first] = segmentsOf(within);
  const likelihood = (route: string): number =>
    Number(route === within) * 1000 +
    Number(isAdmins(route) === isAdmins(within)) * 100 +
    Number(segmentsOf(route)[0] === first) +
    segmentsOf(route).length;
  return found.sort((one, other) => likelihood(other) - likelihood(one));
}

/** Maps `/track?k=7QF2` to `/track/7QF2`; `null` for other URLs, or if the slug does not fit a route. */
function bySlug(path: string, search: string): string | null {
  const query = new URLSearchParams(search);
  for (const [first, name] of Object.entries(queryRoutes)) {
    const slug = query.get(name);
    if (path !== `/${first}` || !slug) continue;
    query.delete(name);
    const rest = query.toString();
    const route = `/${first}/${encodeURIComponent(slug)}${rest === '' ? '' : `?${rest}`}`;
    return legacyPath(route) === null ? null : route;
  }
  return null;
}

/**
 * The route of the app for a URL of this origin.
 *
 * `/legacy` is removed. Pages from the settings map to their routes, `/track?k=` and `/edit?b=` to theirs. In the
 * admin area, a page without a named route stays below `/admin`.
 *
 * @param path encoded, below /legacy or not
 * @param search with its question mark, or empty
 * @param within the route whose frame has the URL
 * @returns path and query, or `null` if the app has no route for it
 */
export function routeOf(
  path: string,
  search: string,
  within: string,
  pages: LegacyPages = settings.legacyPages,
): string | null {
  const asked = trimmed(path);
  const here = pathOf(within);
  if (!isPlainPath(asked) || asked.length + search.length > MAX_LENGTH) return null;
  const [settled] = isBelow(asked, LEGACY) ? settledRoutes(asked, here, pages) : [];
  if (settled !== undefined) return settled + search;
  const own = stripped(asked);
  const route = bySlug(own, search);
  if (route !== null) return route;
  const kept = isAdmins(here) && !isNamedRoute(own) && !isBelow(own, '/admin') ? `/admin${own}` : own;
  return isRoute(kept) ? kept + search : null;
}

/** What the document in a frame means for the app. */
export type LegacyLanding =
  /** `route`: path and query of the route for it; `null` if there is none. */
  | { readonly kind: 'page'; readonly route: string | null }
  /** A login page although none was requested: the user is not signed in. */
  | { readonly kind: 'login' }
  /** Another origin, or not an older page. */
  | { readonly kind: 'outside' };

const visitorPages: readonly (keyof LegacyPages)[] = [
  'login',
  'adminLogin',
  'guest',
  'lostPassword',
  'reset',
  'register',
];

/** Whether a route is for visitors: signing in, registering, or getting a new password. */
export const isVisitorRoute = (route: string): boolean => {
  const row = namedRoutes.find((candidate) => fits(candidate, segmentsOf(pathOf(route))));
  return row !== undefined && visitorPages.includes(row.page);
};

/** Whether an older page is a login page, by the settings or by its name. */
const isLoginPage = (path: string, pages: LegacyPages): boolean =>
  path === pages.login || path === pages.adminLogin || endsInLogin(path);

/**
 * What it means that a frame has navigated to a URL by itself, through a redirect or a form.
 *
 * @param address absolute URL of the document in the frame; a fragment is ignored
 * @param route the route of the app that shows the frame, with its query
 * @param origin the app's origin
 */
export function landingOf(
  address: string,
  route: string,
  origin: string,
  pages: LegacyPages = settings.legacyPages,
): LegacyLanding {
  const url = parseUrl(address);
  if (url === null) return { kind: 'outside' };
  const { origin: its, pathname, search } = url;
  const path = trimmed(pathname);
  if (its !== origin || !pathname.startsWith(`${LEGACY}/`)) return { kind: 'outside' };
  const query = new URLSearchParams(search).toString();
  if (legacyPath(route, pages) === path + (query === '' ? '' : `?${query}`)) return { kind: 'page', route };
  if (!isPlainPath(path)) return { kind: 'page', route: null };
  if (isLoginPage(path, pages) && !isVisitorRoute(route)) return { kind: 'login' };
  return { kind: 'page', route: path === LEGACY ? null : routeOf(path, search, route, pages) };
}

/** Whether a frame shows a page for signing in: a login page, the guests' page, or any page of a visitor's route. */
export const isDoor = (
  address: string,
  route: string,
  pages: LegacyPages = settings.legacyPages,
): boolean => {
  const path = trimmed(parseUrl(address)?.pathname ?? '');
  return isVisitorRoute(route) || path === pages.guest || (isPlainPath(path) && isLoginPage(path, pages));
};
