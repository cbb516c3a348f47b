/**
 * Parses a URL like a browser; `null` if it is invalid.
 *
 * Do not use `URL.canParse`: in Node 20 and 22, once compiled, it rejects a URL with a letter such as `ü` (Node reads
 * the Latin-1 bytes as UTF-8).
 *
 * @param base absolute URL that a relative one is resolved against
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
