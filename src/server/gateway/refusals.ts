import type { IncomingMessage } from 'node:http';

const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Encoded slashes, backslashes, percent signs and control characters: they mean one thing here and another behind. */
const AMBIGUOUS = /%(2f|5c|25|[01][\da-f]|7f)/i;

/** Characters that no browser sends in a path as they are. */
const isRaw = (character: string): boolean => character <= ' ' || character > '~' || character === '\\';

const isDotSegment = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);

/**
 * Whether a request is refused before anything looks at it: by its method (405), or because its target could be read
 * in two ways (400): absolute form, `//`, dot segments, encoded or raw separators, control characters, bad encoding.
 *
 * @returns the HTTP status, or null for a request that goes on
 */
export function refusalStatus({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): 400 | 405 | null {
  if (refusedMethods.has(method ?? '')) return 405;
  const path = (url ?? '').split('?')[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//')) return 400;
  if (AMBIGUOUS.test(path) || Array.from(path).some(isRaw) || path.split('/').some(isDotSegment)) return 400;
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    return 400;
  }
}
