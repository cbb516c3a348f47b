import { eventNameOf } from './app-event';
import type { NavItem } from './entities';
import { isRoute } from './addresses/app-routes';
import { safeHref } from './addresses/safe-url';

/** A path without query, fragment and trailing slash. */
export const plainPath = (path: string): string => path.replace(/\/?(?:[?#].*)?$/su, '') || '/';

const linkIn = (link: string, origin: string | undefined): string | null => {
  const text = link.trim();
  if (eventNameOf(text) !== null) return text;
  return text.startsWith('#') ? null : safeHref(text, origin);
};

/**
 * Normalises the links of a navigation: a path starts with a slash, however the server wrote it (D7.7).
 *
 * @param origin this page's origin
 * @returns the items, and separately those whose link is invalid
 */
export function withLinks(
  items: readonly NavItem[],
  origin: string | undefined,
): { readonly items: readonly NavItem[]; readonly dead: readonly NavItem[] } {
  const read = items.map((item) => ({ item, link: linkIn(item.link, origin) }));
  return {
    items: read.flatMap(({ item, link }) => (link === null ? [] : { ...item, link })),
    dead: read.flatMap(({ item, link }) => (link === null ? item : [])),
  };
}

/** The items of the menu that lead to a path without a screen. `menu-entries.ts` leaves them out. */
export const withoutScreen = (items: readonly NavItem[]): readonly NavItem[] =>
  items.filter(({ inMenu, link }) => inMenu && link.startsWith('/') && !isRoute(plainPath(link)));

const isWithin = (path: string, link: string): boolean => path.startsWith(`${link}/`);

/**
 * The navigation item for a screen (S2.navigation.3, D7.8): the one that links to it, otherwise the one with the
 * longest matching prefix (`/track` for `/track/7QF2`), otherwise the one that names its older page.
 *
 * @param path the screen's path, without a query
 * @param page the older page for the screen, `/legacy/…` with its query; `null` if there is none
 */
export function navItemOf(
  items: readonly NavItem[],
  path: string,
  page: string | null = null,
): NavItem | undefined {
  const linkOf = ({ link }: NavItem): string => (link.startsWith('/') ? plainPath(link) : '');
  const exact = items.find((item) => linkOf(item) === path);
  if (exact) return exact;
  const [within] = items
    .filter((item) => linkOf(item) !== '' && isWithin(path, linkOf(item)))
    .sort((one, other) => linkOf(other).length - linkOf(one).length);
  if (within) return within;
  const file = page === null ? null : plainPath(page).replace(/^\/legacy\//u, '');
  return file === null ? undefined : items.find((item) => item.file === file);
}
