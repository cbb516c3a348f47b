import { parseUrl } from './parse-url';

/**
 * The only allow-list for URLs from outside: from a query, a server's response or a framed page. Each function
 * returns the URL in the normalised form that was checked, or `null`. Testing a prefix is not enough, because
 * browsers and proxies may read a URL differently.
 */

const MAX_LENGTH = 2048;
/** Reserved by RFC 2606. A URL that stays relative to it cannot name a real origin. */
const BASE = 'https://same-origin.invalid';
/** Line separators count as control characters. A lone surrogate cannot be sent. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/iu;
/** An encoded slash, backslash or percent sign changes its meaning with each decoding. */
const ENCODED_SEPARATOR = /%(?:2f|5c|25)/iu;
const LINK_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The fraction slash and mathematical slashes, which "best fit" conversions turn into plain ones. */
const LIKE_SEPARATOR = /[\u2044\u2215\u2216]/u;

/**
 * Whether a decoded segment could be a dot segment or several segments to a server that strips white space or
 * parameters (`..;x`), decodes once too often (`..%3F` ends there), or treats compatible characters as plain ones.
 */
const isTreacherous = (segment: string): boolean => {
  const compatible = segment.normalize('NFKC').trim();
  return (
    LIKE_SEPARATOR.test(segment) || /[/\\]/u.test(compatible) || /^\.{1,2}\s*(?:[;?#]|$)/u.test(compatible)
  );
};

/**
 * Whether a browser, a proxy and a server all read a path (no query, no fragment) the same way: one leading slash, no
 * empty or dot segments, and no backslashes, control characters or encoded separators, also after decoding. The
 * gateway refuses all others (`src/server/gateway/refusals.ts`).
 */
export const isPlainPath = (path: string): boolean => {
  if (!path.startsWith('/') || ENCODED_SEPARATOR.test(path)) return false;
  const plain = decoded(path);
  if (plain === null || CONTROL.test(plain) || plain.includes('//')) return false;
  return !plain.split('/').some(isTreacherous);
};

const samePath = (value: unknown): URL | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (CONTROL.test(value) || ENCODED_CONTROL.test(value) || value.includes('\\')) return null;
  const [path = ''] = value.split(/[?#]/u);
  if (!isPlainPath(path)) return null;
  const url = parseUrl(value, BASE);
  return url?.origin === BASE && isPlainPath(url.pathname) ? url : null;
};

const relative = (url: URL): string => url.pathname + url.search + url.hash;

/**
 * Paths without a leading slash, such as `new-booking` and `content/terms?x=1`: they start like a name
 * and have no scheme.
 */
const WITHOUT_SLASH = /^[\p{L}\p{N}_-][^:&/?#]*(?:[/?#]|$)/u;

/** A login page: `/`, and every path whose last segment is `login`, including the admins' and the framed ones. */
const isLoginPath = (path: string): boolean => path === '/' || /\/login\/?$/iu.test(decoded(path) ?? '');

/** Where to go after signing in (D3.1): a path of this origin with query and fragment, but not a login page. */
export const safeReturnPath = (value: unknown): string | null => {
  const url = samePath(value);
  return url === null || isLoginPath(url.pathname) ? null : relative(url);
};

/** An address up to its path. Credentials are not accepted. */
const ORIGIN = /^https?:\/\/[^/?#@\\]+(?=[/?#]|$)/iu;

/** What follows the origin of an address, `/` if nothing does; `null` if the address is not of this origin. */
function withoutOrigin(value: string, origin: string): string | null {
  if (value.length > MAX_LENGTH || CONTROL.test(value)) return null;
  const start = ORIGIN.exec(value)?.[0] ?? '';
  if (parseUrl(start)?.origin !== origin) return null;
  const rest = value.slice(start.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * A path of this origin from the server, including login pages (logout leads there). The leading slash may
 * be missing (D7.7).
 *
 * @param origin this page's origin, to accept an absolute URL with it
 */
export const safeServerLocation = (value: unknown, origin = ''): string | null => {
  if (typeof value !== 'string') return null;
  const named = withoutOrigin(value, origin);
  const url = samePath(named ?? (WITHOUT_SLASH.test(value) ? `/${value}` : value));
  return url === null ? null : relative(url);
};

/**
 * A URL that is safe as an `href`: a path of this origin, a fragment, or an absolute http(s), mailto or tel
 * URL without credentials. Everything else (`javascript:`, `data:`, `//host`, …) is `null`. A path may lack
 * its leading slash.
 *
 * @param origin this page's origin, to convert an absolute URL with it to a path
 */
export const safeHref = (value: unknown, origin?: string): string | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || CONTROL.test(value)) return null;
  const text = value.trim();
  if (text.startsWith('#')) return text;
  const path = safeServerLocation(text, origin);
  if (path !== null || text.startsWith('/')) return path;
  const url = parseUrl(text);
  if (url === null || !LINK_SCHEMES.includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
};
