import { legacyPath } from './legacy-path';
import { registrableType } from '../profile-type';

/**
 * Validates route parameters (D3.6). Both the app's router and the gateway use it; the gateway answers 404
 * for invalid ones.
 */

/** A UUID in the canonical form of RFC 9562, of any version. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The information pages (S2.publicRoutes.11). */
export const CONTENT_PAGES = ['terms', 'privacy', 'contact'] as const;
export type ContentPageName = (typeof CONTENT_PAGES)[number];

export const isUuid = (text: string): boolean => UUID.test(text);

export const isContentPage = (name: string): name is ContentPageName =>
  (CONTENT_PAGES as readonly string[]).includes(name);

/**
 * Whether a segment may name an older page. A name with a dot looks like a file: a missing file must be missing,
 * not replaced by a page. A lone surrogate cannot be requested. `/sandbox` belongs to the server, and does not
 * exist in production.
 *
 * @param slug decoded
 */
export const isSlug = (slug: string): boolean =>
  slug !== 'sandbox' && /^[^.\p{Cs}]+$/u.test(slug) && legacyPath(`/${encodeURIComponent(slug)}`) !== null;

/** Whether a value is one of a fixed set for this parameter, such as the names of the information pages. */
const isKnown = (name: string, value: string): boolean =>
  name === 'page' ? isContentPage(value) : name === 'profileType' && registrableType(value) !== null;

/**
 * Converts a parameter's value to lower case if that makes it known. Codes, references and older
 * pages keep their case.
 */
export function paramInLowerCase(name: string, value: string): string {
  const lower = value.toLowerCase();
  return !isKnown(name, value) && isKnown(name, lower) ? lower : value;
}

/**
 * Whether a parameter's value is valid.
 *
 * @param name as in the route: `uuid`, `page` and `slug` are validated; others accept any text
 * @param value decoded
 */
export function isRouteParam(name: string, value: string): boolean {
  switch (name) {
    case 'uuid':
      return isUuid(value);
    case 'page':
      return isContentPage(value);
    case 'slug':
      return isSlug(value);
    default:
      return value !== '';
  }
}
