import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPENER_POLICY, pageHeaders, REFERRER_POLICY } from '../server/gateway/page-headers';
import type { BuildLayout } from './layout';
import type { PageTable } from './pages';

/** The shapes of `src/domain/route-params.ts`, as far as an expression can tell them; the app refuses the rest. */
const SHAPES: Readonly<Record<string, string>> = {
  uuid: '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  page: '(terms|privacy|contact)',
  slug: '(?![^/]*(?i:login)/?$)[^/.]+',
};
const ANY = '[^/.]+';

const shapeOf = (name: string): string => SHAPES[name] ?? ANY;

/** `/edit/$ref` → `~^/edit/[^/.]+/?$`, as nginx matches a decoded path. */
function expression(route: string): string {
  const segments = route.split('/').slice(1);
  const path = segments.map((segment) => {
    const { needed, optional } = /^(?:\$(?<needed>.+)|\{-\$(?<optional>.+)\})$/u.exec(segment)?.groups ?? {};
    if (optional !== undefined) return `(/${shapeOf(optional)})?`;
    return needed === undefined ? `/${segment}` : `/${shapeOf(needed)}`;
  });
  return route === '/' ? '~^/$' : `~^${path.join('')}/?$`;
}

/** A word of a configuration of nginx. */
function quoted(text: string): string {
  if (text.includes("'") && text.includes('"')) throw new Error(`nginx cannot be told ${text}`);
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** Which file answers which path, for `include` in the `http` block: `$cabrank_page`, and `/.none` for no page. */
export function pagesConfiguration({ pages, app, shell }: PageTable): string {
  const rows = [...Object.entries(pages), ...app.map((route) => [route, shell] as const)];
  const lines = rows.map(([route, file]) => `  ${quoted(expression(route))} /${file};`);
  return ['map $uri $cabrank_page {', '  default /.none;', ...lines, '}', ''].join('\n');
}

/** The headers of every page, for `include` where pages are served. */
export function headersConfiguration(policy: string): string {
  const headers = {
    ...pageHeaders(policy),
    'cross-origin-opener-policy': OPENER_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': REFERRER_POLICY,
    'x-content-type-options': 'nosniff',
  };
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/**
 * Writes what nginx needs to serve `dist/client` as the gateway does (README, "On a static host"). Another host is told
 * the same by `pages.json` and `csp.json`.
 */
export async function writeStaticHost(layout: BuildLayout, table: PageTable, policy: string): Promise<void> {
  await mkdir(layout.nginx, { recursive: true });
  await Promise.all([
    writeFile(join(layout.nginx, 'pages.conf'), pagesConfiguration(table)),
    writeFile(join(layout.nginx, 'headers.conf'), headersConfiguration(policy)),
  ]);
}
