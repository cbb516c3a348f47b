import { parseUrl } from '../domain/addresses/parse-url.ts';

/**
 * Parses an environment variable that must be a bare origin. Calls add their own paths, so it may have none.
 *
 * @param variable name of the environment variable
 * @throws if the address is invalid, naming the variable
 */
export function originOf(variable: string, address: string | null): string | null {
  if (address === null) return null;
  const url = parseUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    // The message omits the value, which may contain a user and a password.
    throw new Error(`${variable} must be an http or https address.`);
  }
  if (url.href !== `${url.origin}/`) {
    throw new Error(
      `${variable} must be an address such as ${url.origin} alone: without a user, path, query or fragment.`,
    );
  }
  return url.origin;
}
