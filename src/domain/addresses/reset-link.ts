import { isPlainPath } from './safe-url';

const LINK = /^(?<page>\/reset(?:\/app)?)\/(?!app\/?$)(?<code>[^/]+)\/?$/iu;

/** Where a reset link leads, and the code that it carries there. */
export type ResetLink = { readonly page: string; readonly code: string };

/**
 * What a reset link says (S2.publicRoutes.7). Its code is no part of any path: it may hold a slash, encoded.
 *
 * @param path encoded, without query and fragment
 * @returns the code as it was before it was encoded; `null` for any other page
 */
export function resetLink(path: string): ResetLink | null {
  const { page = '', code = '' } = LINK.exec(path)?.groups ?? {};
  if (code === '') return null;
  const isPlain = code.split(/%2f/iu).every((part) => isPlainPath(`/${part}`));
  return isPlain ? { page: page.toLowerCase(), code: decodeURIComponent(code) } : null;
}

/** Whether a path (no query, no fragment) may lead to a page: everybody reads it alike, but for what a code holds. */
export const isPlainAddress = (path: string): boolean => isPlainPath(path) || resetLink(path) !== null;
