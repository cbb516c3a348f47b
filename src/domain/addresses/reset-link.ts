import { isPlainPath } from './safe-url';

const LINK = /^(?<page>\/reset(?:\/app)?)\/(?!app\/?$)(?<code>[^/]+)\/?$/iu;

/** The page of a reset link, and its code. */
export type ResetLink = { readonly page: string; readonly code: string };

/**
 * Parses a reset link (S2.publicRoutes.7). Its code is not part of the path: it may contain an encoded slash.
 *
 * @param path encoded, without query and fragment
 * @returns the decoded code; `null` for any other page
 */
export function resetLink(path: string): ResetLink | null {
  const { page = '', code = '' } = LINK.exec(path)?.groups ?? {};
  if (code === '') return null;
  const isPlain = code.split(/%2f/iu).every((part) => isPlainPath(`/${part}`));
  return isPlain ? { page: page.toLowerCase(), code: decodeURIComponent(code) } : null;
}

/**
 * Whether a path (no query, no fragment) may be the URL of a page. Everybody must read it the same way, except for
 * the content of a reset code.
 */
export const isPlainAddress = (path: string): boolean => isPlainPath(path) || resetLink(path) !== null;
