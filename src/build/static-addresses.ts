import { REGISTRABLE } from '../domain/profile-type';
import { CONTENT_PAGES } from '../domain/addresses/route-params';
import { settings } from '../domain/settings';
import type { PageTable } from './pages';

// Expressions that all regex engines interpret the same way. They match a URL as sent, with its query.

const inEitherCase = (text: string): string =>
  text.replaceAll(/[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const VALUE = '[^/? ]+';
const END = '/?(?:[? ]|$)';
const RESET = inEitherCase('/reset/');
const RESET_APP = inEitherCase('/reset/app/');

/**
 * Ambiguous URLs, which no page has: an empty segment, an encoded or raw separator or percent sign, control
 * characters, invalid encoding. Only the code of a reset link may contain a slash, which must be encoded.
 */
export const REFUSED = [
  '^[^? ]*(?://|[\\x5c]|%5[cC]|%25|%[01][0-9a-fA-F]|%7[fF]|%(?![0-9a-fA-F]{2}))',
  `^(?!(?:${RESET}|${RESET_APP}|${settings.legacyPages.reset}/(?:app/)?)${VALUE}${END})[^? ]*%2[fF]`,
  `^${RESET}(?!${inEitherCase('app/')})${VALUE}/[^/? ]`,
  `^${RESET_APP}${VALUE}/[^/? ]`,
].join('|');

/** A redirect of URLs that match an expression. `$1` and so on are its groups. */
export type PageRedirect = { readonly address: string; readonly to: string };

/** Placeholder for a segment with any value. */
const ANY = '$';

/** The values of a route's segment: itself, or for a parameter first the values that are only known in lower case. */
function valuesOf(segment: string): readonly string[] {
  if (!segment.includes('$')) return [segment];
  if (segment === '$page') return CONTENT_PAGES;
  return segment.includes('$profileType') ? [...REGISTRABLE, ANY] : [ANY];
}

/**
 * `/content/$page` → `/content/terms`, …; `/register/signup/{-$profileType}` → `/register/signup/standard`, …,
 * `/register/signup/$`.
 */
const spelledOut = (route: string): readonly string[] =>
  route
    .split('/')
    .slice(1)
    .reduce<readonly string[]>(
      (paths, segment) => paths.flatMap((path) => valuesOf(segment).map((value) => `${path}/${value}`)),
      [''],
    );

/** A route that ends in an optional parameter is also a route without it. */
const withAndWithout = (route: string): readonly string[] =>
  /\/\{-\$\w+\}$/u.test(route) ? [route.replace(/\/\{-\$\w+\}$/u, ''), route] : [route];

function redirectTo(path: string): PageRedirect {
  let groups = 0;
  const written = path.replaceAll(ANY, VALUE);
  const asked = path.split(ANY).map(inEitherCase).join(`(${VALUE})`);
  const to = path.replaceAll(ANY, () => `$${(groups += 1)}`);
  return { address: `^(?!${written}${END})${asked}/?([?].*)?$`, to: `${to}$${groups + 1}` };
}

/**
 * Addresses that the app knows in lower case alone, as `inLowerCase` of `src/domain/addresses/app-routes.ts` has it: the
 * first that fits leads on.
 */
export function pageRedirects({ pages, app }: Pick<PageTable, 'pages' | 'app'>): readonly PageRedirect[] {
  const paths = [...Object.keys(pages), ...Object.keys(app)].flatMap(withAndWithout).flatMap(spelledOut);
  const written = [...new Set(paths)].filter((path) => /[a-z]/u.test(path));
  return [true, false]
    .flatMap((whole) => written.filter((path) => !path.includes(ANY) === whole))
    .map(redirectTo);
}
