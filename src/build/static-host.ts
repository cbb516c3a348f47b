import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPENER_POLICY, pageHeaders, REFERRER_POLICY } from '../server/gateway/page-headers';
import type { BuildLayout } from './layout';
import type { PageTable } from './pages';
import { pageRedirects, REFUSED, type PageRedirect } from './static-addresses';

/**
 * The shapes of `src/domain/addresses/route-params.ts`, as far as an expression can tell them; the app refuses the rest.
 */
const SHAPES: Readonly<Record<string, string>> = {
  uuid: '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  page: '(terms|privacy|contact)',
  slug: '(?!sandbox/?$)(?![^/]*[Ll][Oo][Gg][Ii][Nn]/?$)[^/.]+',
  // Its slashes were encoded; `REFUSED` checks that.
  code: '[^.]+',
};
const ANY = '[^/.]+';

const shapeOf = (name: string): string => SHAPES[name] ?? ANY;

/** The file for paths that match an expression, which all regex engines interpret the same way. */
export type PageRule = { readonly path: string; readonly file: string };

/** `/edit/$ref` → `^/edit/[^/.]+/?$`, for a decoded path. */
function expression(route: string): string {
  const segments = route.split('/').slice(1);
  const path = segments.map((segment) => {
    const { needed, optional } = /^(?:\$(?<needed>.+)|\{-\$(?<optional>.+)\})$/u.exec(segment)?.groups ?? {};
    if (optional !== undefined) return `(/${shapeOf(optional)})?`;
    return needed === undefined ? `/${segment}` : `/${shapeOf(needed)}`;
  });
  return route === '/' ? '^/$' : `^${path.join('')}/?$`;
}

/** Quotes a word for nginx. */
function quoted(text: string): string {
  if (text.includes("'") && text.includes('"'))
    throw new Error(`the nginx configuration cannot contain ${text}`);
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** Which file answers which path: the first rule that a path fits. One that fits none has no page. */
export const pageRules = ({ pages, app }: PageTable): readonly PageRule[] =>
  [...Object.entries(pages), ...Object.entries(app)].map(([route, file]) => ({
    path: expression(route),
    file,
  }));

/** nginx configuration for the `http` block that maps paths to files: `$cabrank_page`, or `/.none` for no page. */
export function pagesConfiguration(table: PageTable): string {
  const lines = pageRules(table).map(({ path, file }) => `  ${quoted(`~${path}`)} /${file};`);
  return ['map $uri $cabrank_page {', '  default /.none;', ...lines, '}', ''].join('\n');
}

/**
 * nginx configuration for the `http` block that finds URLs without a page, and redirects to lower case:
 * `$cabrank_refused` and `$cabrank_lower`.
 */
export function addressesConfiguration(redirects: readonly PageRedirect[]): string {
  const lines = redirects.map(({ address, to }) => `  ${quoted(`~${address}`)} ${quoted(to)};`);
  return [
    'map "$request_uri $uri" $cabrank_refused {',
    '  # The page that says so is read after its address has been refused, and is not.',
    '  volatile;',
    '  default 0;',
    '  "~ /not-found[.]html$" 0;',
    `  ${quoted(`~${REFUSED}`)} 1;`,
    '}',
    'map $request_uri $cabrank_lower {',
    '  default "";',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** nginx configuration for the `server` block that checks the URL first. */
const ADDRESS_CHECK = `absolute_redirect off;
if ($cabrank_refused) { return 404; }
if ($cabrank_lower) { return 301 $cabrank_lower; }
`;

/** The headers of every page, by name. */
const headersOf = (policy: string): Readonly<Record<string, string>> => ({
  ...pageHeaders(policy),
  'cross-origin-opener-policy': OPENER_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': REFERRER_POLICY,
  'x-content-type-options': 'nosniff',
});

/** nginx configuration with the headers of every page, for `include` where pages are served. */
export function headersConfiguration(policy: string): string {
  return Object.entries(headersOf(policy))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/**
 * Writes what a static host needs to serve `dist/client` like the gateway (src/server/README.md, "Static host"):
 * `pages.json` and `csp.json` for any host, which the gateway reads too, and configuration for nginx.
 */
export async function writeStaticHost(layout: BuildLayout, table: PageTable, policy: string): Promise<void> {
  const write = (file: string, data: object): Promise<void> =>
    writeFile(file, `${JSON.stringify(data, null, 2)}\n`);
  await mkdir(layout.nginx, { recursive: true });
  const redirects = pageRedirects(table);
  const pages = pagesConfiguration(table) + addressesConfiguration(redirects);
  await Promise.all([
    write(layout.pages, { ...table, refused: REFUSED, redirects, rules: pageRules(table) }),
    write(layout.csp, { policy, headers: headersOf(policy) }),
    writeFile(join(layout.nginx, 'pages.conf'), pages),
    writeFile(join(layout.nginx, 'addresses.conf'), ADDRESS_CHECK),
    writeFile(join(layout.nginx, 'headers.conf'), headersConfiguration(policy)),
  ]);
}
