import { decodedSegment, parameterOf, trimmed, writtenAs } from './route-case';
import { isRouteParam } from './route-params';

/**
 * Whether a path has the shape of a route, and its parameters lead somewhere.
 *
 * @param path encoded, without a slash at its end
 * @param route full path of a route as the router writes it, such as `/edit/$ref`
 */
export function fitsRoute(path: string, route: string): boolean {
  const given = path.split('/').slice(1);
  const shape = route.split('/').slice(1);
  const needed = shape.filter((segment) => !segment.startsWith('{-$')).length;
  if (given.length < needed || given.length > shape.length) return false;
  return given.every((segment, index) => {
    const expected = shape[index] ?? '';
    const value = decodedSegment(segment);
    const parameter = parameterOf(expected);
    if (value === null) return false;
    return parameter === null ? value === expected : isRouteParam(parameter, value);
  });
}

/** Routes that take any older page (S2.adminRoutes.3, S2.otherRoutes.1). */
export const SLUG_ROUTES = ['/$slug', '/admin/$slug'] as const;

/** Every other route of the app: an address that fits one of these names it. */
export const NAMED_ROUTES = [
  '/',
  '/login',
  '/guest',
  '/register',
  '/register/signup/{-$profileType}',
  '/lost-pass',
  '/lost-pass/app',
  '/reset',
  '/reset/app',
  '/reset/$code',
  '/reset/app/$code',
  '/premium/signup',
  '/premium/signup/$profileType',
  '/premium/subscribe',
  '/premium/complete',
  '/premium/application-sent',
  '/notify/new-user/$uuid',
  '/content/$page',
  '/content/contact',
  '/admin',
  '/admin/login',
  '/admin/dashboard',
  '/admin/credit-account-requests/{-$uuid}',
  '/admin/audit',
  '/customers',
  '/profile',
  '/profile/premium',
  '/profile/welcome',
  '/profile/welcome/application-sent',
  '/profile/new-user',
  '/users',
  '/new-booking',
  '/job-status',
  '/track/$ref',
  '/edit/$ref',
] as const;

/** Every route, one of its own before those that take any older page. */
const ROUTES: readonly string[] = [...NAMED_ROUTES, ...SLUG_ROUTES];

/**
 * Where an address leads that the app knows in lower case alone (D3.6). An older page's own name may matter in either
 * case.
 *
 * @param path encoded
 * @returns `null` for one that is written so already, or that the app does not know
 */
export function inLowerCase(path: string): string | null {
  if (!/[A-Z]/u.test(path)) return null;
  const asked = trimmed(path);
  for (const route of ROUTES) {
    const written = writtenAs(route, asked);
    if (fitsRoute(written, route)) return written === asked ? null : written;
  }
  return null;
}

/** Whether a path names a route of its own, not one that takes any older page. */
export const isNamedRoute = (path: string): boolean => NAMED_ROUTES.some((route) => fitsRoute(path, route));

/** Whether the app shows anything at a path but its not-found page. */
export const isRoute = (path: string): boolean =>
  isNamedRoute(path) || SLUG_ROUTES.some((route) => fitsRoute(path, route));

/** A route as logs and the like write it: `/track/:ref`. */
const patternOf = (route: string): string => route.replaceAll(/\{-\$(\w+)\}/gu, ':$1?').replaceAll('$', ':');

/** Every pattern that `routePattern` answers. */
export const ROUTE_PATTERNS: readonly string[] = ROUTES.map(patternOf);

/**
 * The route that a path leads to, for logs and the like: it says which screen, and nothing that stands in the address.
 *
 * @param path encoded, without query, fragment and a slash at its end
 * @returns such as `/track/:ref`; null for no page of the app
 */
export function routePattern(path: string): string | null {
  const route = ROUTES.find((name) => name === path) ?? ROUTES.find((name) => fitsRoute(path, name));
  return route === undefined ? null : patternOf(route);
}
