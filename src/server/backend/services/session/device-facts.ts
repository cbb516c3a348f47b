import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Bowser from 'bowser';
import { Reader } from 'mmdb-lib';
import { networkOf } from '../../../network';

/** What is kept about the device that signed in. Each is null if it is unknown. */
export type DeviceFacts = {
  /** Name of the browser, for example "Chrome". */
  readonly browser: string | null;
  /** Name of the operating system, for example "Windows". */
  readonly system: string | null;
  /** ISO 3166-1 alpha-2. The address itself is not kept. */
  readonly country: string | null;
};

export const unknownDevice: DeviceFacts = { browser: null, system: null, country: null };

const COUNTRIES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

const { resolve } = createRequire(import.meta.url);

let countries: Reader<object> | undefined;

/** The country of an address, from public records of who was given which network. */
function countryOf(address: string): string | null {
  countries ??= new Reader(readFileSync(resolve(COUNTRIES)));
  const found: { readonly country_code?: string } | null = countries.get(
    networkOf(address).replace('/64', ''),
  );
  return found?.country_code ?? null;
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** The parser repeats what it does not know, which could be any text. */
const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/**
 * What can be told about the device that signs in.
 *
 * @param userAgent the header, if the browser sends one
 * @param address the client's address, as reported by the gateway
 */
export function deviceFacts(userAgent: string | undefined, address: string): DeviceFacts {
  const country = countryOf(address);
  if (userAgent === undefined || userAgent === '') return { ...unknownDevice, country };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: known(browsers, browser.name), system: known(systems, os.name), country };
}
