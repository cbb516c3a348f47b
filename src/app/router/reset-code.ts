import { resetLink } from '../../domain/addresses/reset-link';
import type { AppSystem } from '../environment/environment';

/** In this tab's memory only: reloading the page forgets it. */
const codes = new WeakMap<AppSystem, string>();

/**
 * Removes the code of a reset link from the address (S2.publicRoutes.7). The code can set a password, so it must not
 * stay in the history or be passed on with the address.
 *
 * @param path of the address, encoded
 * @returns the address that replaces this one, or `null` for any other page
 */
export function keepResetCode(app: AppSystem, path: string): string | null {
  const link = resetLink(path);
  if (link === null) return null;
  codes.set(app, link.code);
  return link.page;
}

/** Returns the code of the reset link that opened this page, or `null` if there was none or the page was reloaded. */
export const resetCodeOf = (app: AppSystem): string | null => codes.get(app) ?? null;
