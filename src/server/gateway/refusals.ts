import type { IncomingMessage } from 'node:http';
import { isPlainAddress } from '../../domain/addresses/reset-link';
import { settings } from '../../domain/settings';
import { HEADERS_COUNT } from './limits';

type Asked = Pick<
  IncomingMessage,
  'method' | 'url' | 'headers' | 'headersDistinct' | 'httpVersionMajor' | 'rawHeaders'
>;

const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** What no browser sends as it is: a space, control characters, anything but ASCII. */
const RAW = /[^!-~]/;

/** A name or address with an optional port; nothing that could be read as a part of an address. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** What the backend is asked for. */
const PASSED_ON = /^\/(?:api|legacy|sandbox)(?:\/|$)/u;

/** As the app has it: the older page takes the code of a reset link as it is. */
const isReadAlike = (path: string): boolean => {
  const { reset } = settings.legacyPages;
  return isPlainAddress(path.startsWith(`${reset}/`) ? `/reset${path.slice(reset.length)}` : path);
};

/** An address that no page has. */
const NO_PAGE = '/-/not-found';

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
 * absolute form, a fragment, two hosts, HTTP/0.9; on the way to the backend also `//`, dot segments, encoded or raw
 * separators, control characters and bad encoding.
 *
 * @returns the HTTP status, or null for a request that goes on
 */
export function refusalStatus(request: Asked): 400 | 405 | 431 | null {
  const { method = '', url = '' } = request;
  if (refusedMethods.has(method)) return 405;
  if (request.rawHeaders.length > 2 * HEADERS_COUNT) return 431;
  if (!isPlainlyFramed(request) || RAW.test(url)) return 400;
  const [path = ''] = url.split('?');
  // Browsers keep the fragment to themselves.
  if (!path.startsWith('/') || path.includes('#')) return 400;
  return PASSED_ON.test(path) && !isReadAlike(path) ? 400 : null;
}

/**
 * The address that a page is looked for at: one that could be read in two ways is none that exists (D3.6), whoever
 * would read it.
 */
export function pageAddress(url: string): string {
  const [path = ''] = url.split('?');
  return isReadAlike(path) ? url : NO_PAGE;
}
