import { parseUrl } from './parse-url';

/**
 * The one allow-list for addresses that come from outside: a query, a server's answer, a framed page. Each function
 * returns the address in the normal form that was checked, or `null`. Prefix tests are not enough: what a browser or a
 * proxy would make of the address is what counts.
 */

const MAX_LENGTH = 2048;
/** Reserved by RFC 2606: an address that stays relative to it cannot have named a real origin. */
const BASE = 'https://same-origin.invalid';
/** What ends a line in some languages counts as a control character; half a character is none that can be sent. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/iu;
/** An encoded slash, backslash or percent sign in a path means something else after each decoding. */
const ENCODED_SEPARATOR = /%(?:2f|5c|25)/iu;
const LINK_SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The fraction slash and the slashes of mathematics: "best fit" conversions make plain ones of them. */
const LIKE_SEPARATOR = /[\u2044\u2215\u2216]/u;

/**
 * Whether a decoded segment climbs, stays or is more than one to a server that cuts off white space or parameters
 * (`..;x`), decodes once more than it should (`..%3F` ends there), or takes compatible characters for plain ones.
 */
const isTreacherous = (segment: string): boolean => {
  const compatible = segment.normalize('NFKC').trim();
  return (
    LIKE_SEPARATOR.test(segment) || /[/\\]/u.test(compatible) || /^\.{1,2}\s*(?:[;?#]|$)/u.test(compatible)
  );
};

/**
 * Whether a path (no query, no fragment) is one that a browser, a proxy and a server all read alike: one leading
 * slash, no empty or dot segments, no backslashes, control characters or encoded separators, also after decoding. The
 * gateway refuses every other (`src/server/gateway/refusals.ts`).
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

/** `new-booking` and `content/terms?x=1`: begins like a name, and has no scheme. */
const WITHOUT_SLASH = /^[\p{L}\p{N}_-][^:&/?#]*(?:[/?#]|$)/u;

/** A login page: `/` and every path whose last segment is `login`, the admin's and the framed ones included. */
const isLoginPath = (path: string): boolean => path === '/' || /\/login\/?$/iu.test(decoded(path) ?? '');

/** Where to go after signing in (D3.1): a path of this origin with its query and fragment, never a login page. */
export const safeReturnPath = (value: unknown): string | null => {
  const url = samePath(value);
  return url === null || isLoginPath(url.pathname) ? null : relative(url);
};

/**
 * A path of this origin that the server names, login pages included (logout leads there); its leading slash may be
 * missing (D7.7).
 *
 * @param origin this page's origin, to accept an absolute address that names it
 */
export const safeServerLocation = (value: unknown, origin = ''): string | null => {
  if (typeof value !== 'string') return null;
  const named = value.startsWith(`${origin}/`);
  const path = named ? value.slice(origin.length) : value;
  const url = samePath(!named && WITHOUT_SLASH.test(path) ? `/${path}` : path);
  return url === null ? null : relative(url);
};

/**
 * What may become an `href`: a path of this origin, a fragment, or an absolute http(s), mailto or tel address without
 * credentials. Everything else (`javascript:`, `data:`, `//host`, …) is `null`. A path may lack its leading slash.
 *
 * @param origin this page's origin, to take an absolute address that names it for the path
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
