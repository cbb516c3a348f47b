import { parseUrl } from '../domain/addresses/parse-url.ts';

/**
 * The origin that an address consists of; calls bring paths of their own, so that it may have none.
 *
 * @param variable the environment variable that it comes from
 * @throws naming that variable when it is no such address
 */
export function originOf(variable: string, address: string | null): string | null {
  if (address === null) return null;
  const url = parseUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    // Not told: a user and a password may stand in it.
    throw new Error(`${variable} must be an http or https address.`);
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `${variable} must be an address such as ${url.origin} alone: without a user, path, query or fragment.`,
    );
  }
  return url.origin;
}
