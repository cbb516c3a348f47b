import { METHODS, type IncomingMessage } from 'node:http';
import { isPlainAddress } from '../../domain/addresses/mail-link';
import { settings } from '../../domain/settings';
import { HEADERS_COUNT } from './limits';

type Asked = Pick<
  IncomingMessage,
  'method' | 'url' | 'headers' | 'httpVersion' | 'httpVersionMajor' | 'rawHeaders'
> & {
  /** Only HTTP/1 requests have it. Over HTTP/2, Node itself refuses a second Host. */
  readonly headersDistinct?: IncomingMessage['headersDistinct'];
};

const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Over HTTP/1 Node's parser knows no other methods. */
const knownMethods = new Set(METHODS);

/** Characters that browsers always encode: spaces, control characters and everything outside ASCII. */
const RAW = /[^!-~]/;

/** A host name or IP address with an optional port, and nothing that could be read as another part of a URL. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Paths that are proxied to the backend. */
const PASSED_ON = /^\/(?:api|legacy|sandbox)(?:\/|$)/u;

/**
 * Whether every server reads the path the same way. The older reset page, like the app's, takes the code of a reset
 * link verbatim, so its path is checked like the app's.
 */
const isReadAlike = (path: string): boolean => {
  const { reset } = settings.legacyPages;
  return isPlainAddress(path.startsWith(`${reset}/`) ? `/reset${path.slice(reset.length)}` : path);
};

/** An address that no page has. */
const NO_PAGE = '/-/not-found';

/** Over HTTP/2 the host is in `:authority`, in `Host`, or in both. HTTP/1.0 needs none. */
function hasOneHost({ headers, headersDistinct, httpVersion }: Asked): boolean {
  const { host, ':authority': authority } = headers;
  if ((headersDistinct?.host?.length ?? 0) > 1) return false;
  if (host !== undefined && authority !== undefined && host !== authority) return false;
  const named = host ?? authority;
  return named === undefined ? httpVersion !== '1.1' : HOST.test(String(named));
}

/**
 * Whether the request has at most one Host, a well-formed one, and a body that every server delimits
 * at the same place.
 */
function isPlainlyFramed(request: Asked): boolean {
  if (request.httpVersionMajor < 1 || !hasOneHost(request)) return false;
  const encoding = request.headers['transfer-encoding'];
  return encoding === undefined || encoding.toLowerCase() === 'chunked';
}

/**
 * Decides whether to refuse a request before routing:
 *
 * - 405 for its method;
 * - 431 for the number of its headers, because Node drops those beyond its limit;
 * - 400 if its target, Host or framing is ambiguous: absolute form, a fragment, two hosts, HTTP/0.9. Paths that
 *   are proxied are also refused for `//`, dot segments, encoded or raw separators, control characters and
 *   invalid encoding.
 *
 * @returns the HTTP status, or null if the request may continue
 */
export function refusalStatus(request: Asked): 400 | 405 | 431 | null {
  const { method = '', url = '' } = request;
  if (refusedMethods.has(method) || !knownMethods.has(method)) return 405;
  if (request.rawHeaders.length > 2 * HEADERS_COUNT) return 431;
  if (!isPlainlyFramed(request) || RAW.test(url)) return 400;
  const [path = ''] = url.split('?');
  // Browsers never send the fragment.
  if (!path.startsWith('/') || path.includes('#')) return 400;
  return PASSED_ON.test(path) && !isReadAlike(path) ? 400 : null;
}

/**
 * Returns the URL under which a page is looked up. A path that servers could read in different ways gets an address
 * that no page has (D3.6).
 */
export function pageAddress(url: string): string {
  const [path = ''] = url.split('?');
  return isReadAlike(path) ? url : NO_PAGE;
}
