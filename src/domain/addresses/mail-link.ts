import { isPlainPath } from './safe-url';

/** The pages of mailed links that ask for a confirmation before they use the code. Reset links open a form instead. */
export type MailLinkPath = '/not-me' | '/confirm-email' | '/restore-email' | '/keep-second-step';

const LINK =
  /^(\/reset(?:\/app)?|\/not-me|\/keep-second-step|\/(?:confirm|restore)-email)\/(?!app\/?$)([^/]+)\/?$/iu;

/** The page of a link with a code, and the code. */
export type MailLink = { readonly page: string; readonly code: string };

/**
 * Parses a link of a mail whose code may do something (S2.publicRoutes.7, D2.extensionGroups.devices,
 * D2.extensionGroups.emailChange, D2.extensionGroups.secondFactor). The code is not part of the path: that of a reset
 * link may contain an encoded slash.
 *
 * @param path encoded, without query and fragment
 * @returns the decoded code; `null` for any other page
 */
export function mailLink(path: string): MailLink | null {
  const found = LINK.exec(path);
  if (found === null) return null;
  const [, written = '', code = ''] = found;
  const page = written.toLowerCase();
  const parts = page.startsWith('/reset') ? code.split(/%2f/iu) : [code];
  const isPlain = parts.every((part) => isPlainPath(`/${part}`));
  return isPlain ? { page, code: decodeURIComponent(code) } : null;
}

/**
 * Whether a path (no query, no fragment) may be the URL of a page. Everybody must read it the same way, except for
 * the content of a code.
 */
export const isPlainAddress = (path: string): boolean => isPlainPath(path) || mailLink(path) !== null;
