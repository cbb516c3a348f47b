import type { IncomingMessage } from 'node:http';
import { HEADERS_COUNT } from './limits';

type Asked = Pick<
  IncomingMessage,
  'method' | 'url' | 'headers' | 'headersDistinct' | 'httpVersionMajor' | 'rawHeaders'
>;

const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Encoded slashes, backslashes and percent signs: they mean one thing here and another behind. */
const AMBIGUOUS = /%(2f|5c|25)/i;

/** Of what a path says once it is decoded: control characters of any kind, and what ends a line in some languages. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** What no browser sends as it is: a space, control characters, anything but ASCII. */
const RAW = /[^!-~]/;

/** The same, in a path alone: there browsers turn a backslash into a slash, and they keep the fragment to themselves. */
const RAW_IN_PATH = /[\\#]/;

/** `.` and `..`, encoded or not; some servers drop what follows a semicolon before they look. */
const isDotSegment = (segment: string): boolean => /^(\.|%2e){1,2}((;|%3b).*)?$/i.test(segment);

/** A name or address with an optional port; nothing that could be read as a part of an address. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Null when it cannot be decoded. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//')) return false;
  if (AMBIGUOUS.test(path) || RAW_IN_PATH.test(path) || path.split('/').some(isDotSegment)) return false;
  const meant = decoded(path);
  return meant !== null && !CONTROL.test(meant);
}

/** One host that is no more than a host, and a body whose end every server finds at the same place. */
function isPlainlyFramed({ headers, headersDistinct, httpVersionMajor }: Asked): boolean {
  if (httpVersionMajor < 1) return false;
  if (headers.host !== undefined && !HOST.test(headers.host)) return false;
  if ((headersDistinct.host?.length ?? 0) > 1) return false;
  const encoding = headers['transfer-encoding'];
  return encoding === undefined || encoding.toLowerCase() === 'chunked';
}

/**
 * Whether a request is refused before anything looks at it: by its method (405), by the number of its headers (431:
 * Node leaves out what is too many), or because its target, its Host or its framing could be read in two ways (400):
 * absolute form, `//`, dot segments, encoded or raw separators, control characters, bad encoding, a fragment, two
 * hosts, HTTP/0.9.
 *
 * @returns the HTTP status, or null for a request that goes on
 */
export function refusalStatus(request: Asked): 400 | 405 | 431 | null {
  const { method = '', url = '' } = request;
  if (refusedMethods.has(method)) return 405;
  if (request.rawHeaders.length > 2 * HEADERS_COUNT) return 431;
  if (!isPlainlyFramed(request) || RAW.test(url)) return 400;
  return isPlainPath(url.split('?')[0] ?? '') ? null : 400;
}
