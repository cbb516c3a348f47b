import { isPage, type FramedDocument } from '../framed-document';
import { isDoor, isVisitorRoute, landingOf } from './legacy-landing';
import { legacyPath } from './legacy-path';

/** An older page that has come into a frame. */
export type ArrivedPage = {
  readonly title: string | null;
  /** The older page, `/legacy/…`: the one that its route requests, or the frame's own URL if there is no route. */
  readonly address: string;
  /** The route of the app that stands for it; `null` for a page without one. */
  readonly route: string | null;
  /** Whether that route is one for visitors, who are not signed in (`isVisitorRoute`). */
  readonly forVisitors: boolean;
};

/** What it means to the app that a frame has loaded. */
export type LegacyArrival =
  | { readonly kind: 'arrived'; readonly page: ArrivedPage }
  /** The server has no such page. */
  | { readonly kind: 'missing' }
  /** The server wants somebody to sign in first. */
  | { readonly kind: 'unauthorized' }
  /** No page of ours: no answer, an error of the server, another site. */
  | { readonly kind: 'unreadable' };

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

/** Pages that say themselves that there is no such booking. */
const hasOwnWords = (route: string): boolean => /^\/(?:track|edit)\//u.test(route);

/**
 * What it means that a frame has loaded (S2.otherRoutes.4, D6.2).
 *
 * @param route of the app that shows the frame, with its query
 * @param origin the app's own
 */
export function arrivalOf(shown: FramedDocument, route: string, origin: string): LegacyArrival {
  if (!isPage(shown)) return { kind: 'unreadable' };
  const { title, address, status } = shown;
  const landing = landingOf(address, route, origin);
  if (landing.kind === 'outside') return { kind: 'unreadable' };
  // On a page for signing in, a 401 means a wrong password, which the page itself reports.
  const isRefused = status === UNAUTHORIZED && !isDoor(address, route);
  if (landing.kind === 'login' || isRefused) return { kind: 'unauthorized' };
  if (status === NOT_FOUND && !hasOwnWords(route)) return { kind: 'missing' };
  const { pathname, search } = new URL(address);
  const known = landing.route === null ? null : legacyPath(landing.route);
  return {
    kind: 'arrived',
    page: {
      title,
      address: known ?? pathname + search,
      route: landing.route,
      forVisitors: landing.route !== null && isVisitorRoute(landing.route),
    },
  };
}
