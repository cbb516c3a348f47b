import { isPlainAddress } from './mail-link';
import { settings, type Settings } from '../settings';

/**
 * The only mapping from a route of the app to its older page (S2.legacyPageFrame.1, D2.extensionGroups.1, D6.2). The
 * gateway refuses what this file refuses: see `src/server/gateway/refusals.ts`.
 */

export type LegacyPages = Settings['legacyPages'];

/** A route whose older page is a setting, because its native screen belongs to an extension group. */
export type NamedRoute = {
  readonly segments: readonly string[];
  readonly page: keyof LegacyPages;
  /** Number of segments that may follow. */
  readonly more: number;
  /** Number of leading segments that the older page replaces. The rest is appended to that page's URL. */
  readonly replaced: number;
};

/** The segments of a path. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const named = (
  route: string,
  page: keyof LegacyPages,
  more = 0,
  replaced = segmentsOf(route).length,
): NamedRoute => ({ segments: segmentsOf(route), page, more, replaced });

/** The first matching row applies. */
export const namedRoutes: readonly NamedRoute[] = [
  named('/', 'login'),
  named('/login', 'login'),
  named('/guest', 'guest'),
  named('/lost-pass', 'lostPassword', 1),
  named('/reset', 'reset', 2),
  named('/register', 'register'),
  named('/register/signup', 'register', 1, 1),
  named('/premium/signup', 'register', 1, 1),
  named('/premium/subscribe', 'register', 0, 1),
  named('/notify/new-user', 'register', 1, 1),
  named('/customers', 'customers'),
  named('/admin', 'dashboard'),
  named('/admin/login', 'adminLogin'),
  named('/admin/dashboard', 'dashboard'),
  named('/admin/credit-account-requests', 'creditAccountRequests', 1),
];

/** Routes whose only parameter the older page takes from its query. */
export const queryRoutes: Readonly<Record<string, string>> = { track: 'k', edit: 'b' };

/** Many servers refuse longer URLs. */
export const MAX_LENGTH = 2048;
/** Base for parsing, so that the platform encodes a path like a browser; reserved by RFC 2606. */
const BASE = 'https://same-origin.invalid';

/** Whether a path's segments match a route, with no more segments than may follow. */
export const fits = ({ segments, more }: NamedRoute, asked: readonly string[]): boolean =>
  asked.length <= segments.length + more && segments.every((segment, index) => asked[index] === segment);

/** Encodes the segments of a plain path like a browser. The question mark preserves a trailing space. */
const encoded = (segments: readonly string[]): string => new URL(`${BASE}/${segments.join('/')}?`).pathname;

/** Whether a segment ends in `login`, in any encoding or case. */
export const endsInLogin = (segment: string): boolean =>
  decodeURIComponent(segment).toLowerCase().endsWith('login');

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * The URL of the older page for a route.
 *
 * A leading `/admin` segment is removed, `/legacy` is prepended and the query is kept. `/track/{slug}` and
 * `/edit/{slug}` pass their slug as `k` and `b`. Routes of extension groups map to the page in the settings, with the
 * remaining segments appended.
 *
 * @param route path and query as in the router, such as `/track/7QF2?from=mail`; a fragment is ignored
 * @param pages the deployment's older pages
 * @returns a path of this origin that starts with `/legacy/`, or `null` if the app shows its not-found page: for a
 *   slug that ends in `login`, a path with more segments than a route has, and everything that a browser, a proxy and
 *   a server might read differently (dot segments, encoded separators, backslashes, control characters, `//`)
 */
export function legacyPath(route: string, pages: LegacyPages = settings.legacyPages): string | null {
  if (route.length > MAX_LENGTH) return null;
  const [address = ''] = route.split('#');
  const [path = '', ...rest] = address.split('?');
  const query = new URLSearchParams(rest.join('?'));
  if (!isPlainAddress(path)) return null;
  const asked = segmentsOf(path);

  const own = namedRoutes.find((candidate) => fits(candidate, asked));
  if (own) {
    const more = encoded(asked.slice(own.replaced));
    return withQuery(pages[own.page] + (more === '/' ? '' : more), query);
  }
  const slugs = asked[0] === 'admin' ? asked.slice(1) : asked;
  const [first = '', slug] = slugs;
  if (slug !== undefined) {
    const name = Object.hasOwn(queryRoutes, first) ? queryRoutes[first] : undefined;
    if (name === undefined || slugs !== asked || slugs.length !== 2) return null;
    query.delete(name);
    return withQuery(`/legacy/${first}`, new URLSearchParams([[name, decodeURIComponent(slug)], ...query]));
  }
  if (endsInLogin(first)) return null;
  return withQuery(`/legacy${encoded([first])}`, query);
}
