import { legacyPath } from './legacy-path';
import { registrableType } from '../profile-type';

/**
 * What a parameter of a route may be (D3.6): the app's router and the gateway, which answers 404 for everything else,
 * ask the same question.
 */

/** RFC 9562 in its one canonical form, of whatever version. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The information pages (S2.publicRoutes.11). */
export const CONTENT_PAGES = ['terms', 'privacy', 'contact'] as const;
export type ContentPageName = (typeof CONTENT_PAGES)[number];

/** Whether a text is a uuid. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether there is an information page of that name. */
export const isContentPage = (name: string): name is ContentPageName =>
  (CONTENT_PAGES as readonly string[]).includes(name);

/**
 * Whether an older page may stand behind a segment. What looks like a file (a dot in it) is none: a missing file is
 * missing, and not a page that would be loaded in its place. Half a character cannot be asked for. `/sandbox` is the
 * server's own page, and in production there is none.
 *
 * @param slug decoded
 */
export const isSlug = (slug: string): boolean =>
  slug !== 'sandbox' && /^[^.\p{Cs}]+$/u.test(slug) && legacyPath(`/${encodeURIComponent(slug)}`) !== null;

/** Whether a text is one of those that an address is known by, such as the name of an information page. */
const isKnown = (name: string, value: string): boolean =>
  name === 'page' ? isContentPage(value) : name === 'profileType' && registrableType(value) !== null;

/** A parameter's value in lower case, where the app knows it so; a code, a reference or an older page keeps its case. */
export function paramInLowerCase(name: string, value: string): string {
  const lower = value.toLowerCase();
  return !isKnown(name, value) && isKnown(name, lower) ? lower : value;
}

/**
 * Whether a parameter's value leads anywhere.
 *
 * @param name as the route has it: `uuid`, `page` and `slug` have a shape, every other takes any text
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
