import { eventNameOf, isAppEvent, type AppEventName } from '../../../domain/app-event';
import type { NavItem } from '../../../domain/entities';
import { plainPath } from '../../../domain/nav-item';
import { safeHref } from '../../../domain/addresses/safe-url';

/** One entry of the menu: a screen of the app, an external address, or an app event. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly label: string; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }
  | { readonly kind: 'event'; readonly label: string; readonly name: AppEventName };

const CONTACT_PAGE = '/content/contact';

type Known = {
  /** Whether a path (without query or fragment) is a screen of this app. */
  readonly isRoute: (path: string) => boolean;
  /** The company has a contact form. Without it, entries that lead to the contact form are hidden. */
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
 * Returns the menu entries of the items that the server lists (S2.navigation.3, D7.8): those for the menu that have a
 * safe address or a known app event.
 */
export const menuEntries = (items: readonly NavItem[], known: Known): readonly MenuEntry[] =>
  items.flatMap((item) => (item.inMenu ? (entryOf(item, known) ?? []) : []));

/** Whether the entry opens the contact form, for which the header has its own button. */
export const isContactEntry = (entry: MenuEntry): boolean =>
  entry.kind === 'event' && entry.name === 'contact';

const IN_FOOTER: readonly AppEventName[] = ['terms', 'privacy', 'contact'];

/** Whether the entry opens a dialog that the footer of a signed-in person's screen opens too. */
export const isFooterEntry = (entry: MenuEntry): boolean =>
  entry.kind === 'event' && IN_FOOTER.includes(entry.name);

/** Returns the label of the item that logs out, or `null` if the server lists none. */
export const listedLogout = (items: readonly NavItem[] | null): string | null =>
  items?.find(({ inMenu, link }) => inMenu && eventNameOf(link) === 'logout')?.label ?? null;

/** Whether the entry logs out: the menu always has a separate button for that. */
export const isLogoutEntry = (entry: MenuEntry): boolean => entry.kind === 'event' && entry.name === 'logout';

/** Returns the path of the current entry: the longest path that matches the current screen, or `null`. */
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
