/**
 * An address read as a browser reads it, or `null` where it is none.
 *
 * `URL.canParse` would say so too, but not in Node 20 and 22: once compiled it takes an address with a letter such as `ü`
 * for none (Node reads the Latin-1 bytes as UTF-8).
 *
 * @param base what a relative address is relative to, absolute
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
