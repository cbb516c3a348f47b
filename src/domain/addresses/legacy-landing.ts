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
 * The way back from an older page to the app: which route stands for its address (the other way round than
 * `legacy-path.ts`), and what it means that a frame has come to it (D6.2, D6.4).
 */

const LEGACY = '/legacy';

const pathOf = (route: string): string => trimmed(route.split(/[?#]/u)[0] ?? '');

/**
 * Whether only admins see a route: its frame is "a frame under /admin", also at /customers (S2.adminRoutes.4, D6.3).
 */
const isAdmins = (route: string): boolean => /^\/(?:admin|customers)(?:\/|$)/u.test(route);

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** A path without the leading `/legacy` segment; `/` where nothing is left. */
const stripped = (path: string): string => (isBelow(path, LEGACY) ? path.slice(LEGACY.length) || '/' : path);

/** The routes whose older page the settings name, the likeliest for who is at `within` first. */
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

/** `/track?k=7QF2` is `/track/7QF2`; `null` for what is no such address, or has no slug that a route could hold. */
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
 * The route of the app that stands for an address of this origin.
 *
 * `/legacy` is stripped; the pages that the settings name lead to their routes, `/track?k=` and `/edit?b=` to theirs.
 * Where only admins are, what names no route of its own stays below `/admin`.
 *
 * @param path encoded, below /legacy or not
 * @param search with its question mark, or empty
 * @param within the route whose frame has the address
 * @returns path and query, or `null` for an address that the app has no route for
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

/** What the document of a frame is to the app. */
export type LegacyLanding =
  /** `route`: path and query of the route that stands for it; `null` where none does. */
  | { readonly kind: 'page'; readonly route: string | null }
  /** A login page where none was asked for: whoever is there is not signed in. */
  | { readonly kind: 'login' }
  /** Another origin, or no older page. */
  | { readonly kind: 'outside' };

const visitorPages: readonly (keyof LegacyPages)[] = [
  'login',
  'adminLogin',
  'guest',
  'lostPassword',
  'reset',
  'register',
];

/** Whether a route is for whoever is not signed in: to sign in, to register, to get a new password. */
export const isVisitorRoute = (route: string): boolean => {
  const row = namedRoutes.find((candidate) => fits(candidate, segmentsOf(pathOf(route))));
  return row !== undefined && visitorPages.includes(row.page);
};

/** Whether an older page is one to sign in: by the settings, or by the login rule. */
const isLoginPage = (path: string, pages: LegacyPages): boolean =>
  path === pages.login || path === pages.adminLogin || endsInLogin(path);

/**
 * What it means that a frame shows an address after its page has navigated by itself: a redirect, a form.
 *
 * @param address of the document in the frame, absolute; a fragment is ignored
 * @param route of the app that shows the frame, with its query
 * @param origin the app's own
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

/** Whether a frame shows where people sign in: a page of the login or a guest's door, or any page of a visitor's route. */
export const isDoor = (
  address: string,
  route: string,
  pages: LegacyPages = settings.legacyPages,
): boolean => {
  const path = trimmed(parseUrl(address)?.pathname ?? '');
  return isVisitorRoute(route) || path === pages.guest || (isPlainPath(path) && isLoginPage(path, pages));
};
