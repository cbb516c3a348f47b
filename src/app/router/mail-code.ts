import { mailLink, type MailLink } from '../../domain/addresses/mail-link';
import type { AppSystem } from '../environment/environment';

/** In this tab's memory only: reloading the page forgets it. */
const links = new WeakMap<AppSystem, MailLink>();

/**
 * Removes the code of a mail's link from the address (S2.publicRoutes.7, D2.extensionGroups.devices). The code can set
 * a password, change an address or end a session, so it must not stay in the history or be passed on with the address.
 *
 * @param path of the address, encoded
 * @returns the address that replaces this one, or `null` for any other page
 */
export function keepMailCode(app: AppSystem, path: string): string | null {
  const link = mailLink(path);
  if (link === null) return null;
  links.set(app, link);
  return link.page;
}

/**
 * Returns the code of the link that opened one of these pages, or `null` if there was none or the page was reloaded.
 *
 * @param pages paths without a slash at the end
 */
export function mailCodeOf(app: AppSystem, ...pages: readonly string[]): string | null {
  const link = links.get(app);
  return link !== undefined && pages.includes(link.page) ? link.code : null;
}
