import { decodedSegment, parameterOf, trimmed, writtenAs } from './route-case';
import { isRouteParam } from './route-params';

/**
 * Whether a path matches a route, and its parameters are valid.
 *
 * @param path encoded, without a trailing slash
 * @param route full path of a route in the router's syntax, such as `/edit/$ref`
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

/** Routes that match any older page (S2.adminRoutes.3, S2.otherRoutes.1). */
export const SLUG_ROUTES = ['/$slug', '/admin/$slug'] as const;

/** All other routes of the app. */
export const NAMED_ROUTES = [
  '/',
  '/login',
  '/guest',
  '/register',
  '/register/signup/{-$profileType}',
  '/lost-pass',
  '/lost-pass/app',
  '/reset/app/{-$code}',
  '/reset/{-$code}',
  '/not-me/{-$code}',
  '/confirm-email/{-$code}',
  '/restore-email/{-$code}',
  '/keep-second-step/{-$code}',
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
  '/admin/second-factor',
  '/admin/support-codes',
  '/customers',
  '/profile',
  '/profile/settings',
  '/profile/payments',
  '/profile/security',
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

/** All routes. Named routes come before those that match any older page. */
const ROUTES: readonly string[] = [...NAMED_ROUTES, ...SLUG_ROUTES];

/**
 * The lower-case form of a path that the app only knows in lower case (D3.6). The name of an older page may
 * be case-sensitive.
 *
 * @param path encoded
 * @returns `null` if the path is in that form already, or is unknown
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

/** Whether a path matches a named route, not one that matches any older page. */
export const isNamedRoute = (path: string): boolean => NAMED_ROUTES.some((route) => fitsRoute(path, route));

/** Whether the app shows anything other than its not-found page at a path. */
export const isRoute = (path: string): boolean =>
  isNamedRoute(path) || SLUG_ROUTES.some((route) => fitsRoute(path, route));

/** A route in the format of logs and metrics: `/track/:ref`. */
const patternOf = (route: string): string => route.replaceAll(/\{-\$(\w+)\}/gu, ':$1?').replaceAll('$', ':');

/** All patterns that `routePattern` returns. */
export const ROUTE_PATTERNS: readonly string[] = ROUTES.map(patternOf);

/**
 * The pattern of the route that a path matches, for logs and metrics. It identifies the screen and contains
 * nothing from the URL.
 *
 * @param path encoded, without query, fragment or trailing slash
 * @returns such as `/track/:ref`; null if no page of the app matches
 */
export function routePattern(path: string): string | null {
  const route = ROUTES.find((name) => name === path) ?? ROUTES.find((name) => fitsRoute(path, name));
  return route === undefined ? null : patternOf(route);
}
