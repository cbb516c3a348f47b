import { resetLink } from '../../domain/addresses/reset-link';
import type { AppSystem } from '../environment/environment';

/** In this tab's memory alone: a page that is loaded again has forgotten it. */
const codes = new WeakMap<AppSystem, string>();

/**
 * Takes the code of a reset link out of the address (S2.publicRoutes.7): it is worth a password, so it belongs neither
 * into the history nor into what is passed on with an address.
 *
 * @param path of the address, encoded
 * @returns the address to go on with, in place of this one; `null` for any other page
 */
export function keepResetCode(app: AppSystem, path: string): string | null {
  const link = resetLink(path);
  if (link === null) return null;
  codes.set(app, link.code);
  return link.page;
}

/** The code of the link that this page was opened with; `null` for none, or after the page was loaded again. */
export const resetCodeOf = (app: AppSystem): string | null => codes.get(app) ?? null;
