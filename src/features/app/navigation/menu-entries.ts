import { eventNameOf, isAppEvent, type AppEventName } from '../../../domain/app-event';
import type { NavItem } from '../../../domain/entities';
import { plainPath } from '../../../domain/nav-item';
import { safeHref } from '../../../domain/addresses/safe-url';

/** One entry of the menu: a screen of the app, an address elsewhere, or an app event. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly label: string; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }
  | { readonly kind: 'event'; readonly label: string; readonly name: AppEventName };

const CONTACT_PAGE = '/content/contact';

type Known = {
  /** Whether a path (no query, no fragment) leads to a screen of this app. */
  readonly isRoute: (path: string) => boolean;
  /** The company can be written to; without it the entries that lead to its contact form are hidden. */
  readonly hasContact: boolean;
};

function entryOf({ label, link }: NavItem, { isRoute, hasContact }: Known): MenuEntry | null {
  const name = eventNameOf(link);
  if (name !== null) {
    const offered = isAppEvent(name) && (hasContact || name !== 'contact');
    return offered ? { kind: 'event', label, name } : null;
  }
  const href = safeHref(link);
  if (href === null || href.startsWith('#')) return null;
  if (!href.startsWith('/')) return { kind: 'elsewhere', label, href };
  const path = plainPath(href);
  if (!isRoute(path) || (!hasContact && path === CONTACT_PAGE)) return null;
  return { kind: 'link', label, path: href };
}

/**
 * What the menu shows of the items that the server lists (S2.navigation.3, D7.8): those that are for the menu and lead
 * somewhere safe, or trigger what the app knows.
 */
export const menuEntries = (items: readonly NavItem[], known: Known): readonly MenuEntry[] =>
  items.flatMap((item) => (item.inMenu ? (entryOf(item, known) ?? []) : []));

/** The entry that the header has a button of its own for. */
export const isContactEntry = (entry: MenuEntry): boolean =>
  entry.kind === 'event' && entry.name === 'contact';

/** What the menu calls the item that signs out; `null` where the server lists none. */
export const listedLogout = (items: readonly NavItem[] | null): string | null =>
  items?.find(({ inMenu, link }) => inMenu && eventNameOf(link) === 'logout')?.label ?? null;

/** The entry that signs out: there is a button for that wherever the menu is. */
export const isLogoutEntry = (entry: MenuEntry): boolean => entry.kind === 'event' && entry.name === 'logout';

/** The entry of the screen that is shown: the one whose path says most of it; `null` for none. */
export function currentPath(entries: readonly MenuEntry[], shown: string): string | null {
  const leading = entries.flatMap((entry) => {
    if (entry.kind !== 'link') return [];
    const path = plainPath(entry.path);
    return shown === path || shown.startsWith(`${path}/`) ? [entry.path] : [];
  });
  return leading.reduce<string | null>(
    (best, path) => (best === null || path.length > best.length ? path : best),
    null,
  );
}
