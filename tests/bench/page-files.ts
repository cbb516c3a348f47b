import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The files that a page of a built app requests by itself, without dynamic imports. */
export type PageFiles = {
  readonly html: string;
  /** Addresses below the folder, without duplicates. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly inlineScripts: string;
  readonly inlineStyles: string;
  /** Files that it names and that do not exist. */
  readonly missing: readonly string[];
};

const TAGS = {
  script: /<script\b([^>]*)>(.*?)<\/script>/gis,
  link: /<link\b([^>]*)>/gi,
  style: /<style\b[^>]*>(.*?)<\/style>/gis,
};
/**
 * Matches `import … from './x.js'`, `import './x.js'`, `export … from './x.js'`, also minified; not
 * `import('./x.js')`.
 */
const STATIC_IMPORT = /\b(?:import|from)\s*["']((?:\.{1,2})?\/[^"']+)["']/g;
const IMPORT = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;
const STYLE_IMPORT = /@import\s+(?:url\()?["']([^"']+)["']/g;

function attribute(tag: string, name: string): string | null {
  const pattern = new RegExp(String.raw`(?:^|\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\s>]+))`, 'i');
  const [, quoted, single, bare] = pattern.exec(tag) ?? [];
  return quoted ?? single ?? bare ?? null;
}

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The file of the folder for an address in a page or a file at `from`; null for another host's. */
function fileOf(address: string, from: string): string | null {
  if (/^(?:[a-z]+:)?\/\//i.test(address) || address.startsWith('data:')) return null;
  const [path = ''] = address.split(/[?#]/);
  return posix.join(path.startsWith('/') ? '' : posix.dirname(from), path).replace(/^\/+/, '');
}

/**
 * Finds the files that a page requests, from its HTML and from the files that it names.
 *
 * @param folder absolute path of the served files
 * @param page the HTML file in it
 */
export function pageFiles(folder: string, page: string): PageFiles {
  const html = readFileSync(join(folder, page), 'utf8');
  const missing = new Set<string>();
  const withImports = (addresses: readonly string[], imports: RegExp): readonly string[] => {
    const found = new Set(addresses.flatMap((address) => fileOf(address, page) ?? []));
    for (const file of found) {
      if (!existsSync(join(folder, file))) {
        missing.add(file);
        found.delete(file);
        continue;
      }
      const text = readFileSync(join(folder, file), 'utf8');
      for (const address of named(text, imports)) found.add(fileOf(address, file) ?? file);
    }
    return [...found];
  };
  const scripts = [...html.matchAll(TAGS.script)].map(([, tag = '', text = '']) => ({ tag, text }));
  const links = [...html.matchAll(TAGS.link)].map(([, tag = '']) => ({
    rel: attribute(tag, 'rel') ?? '',
    href: attribute(tag, 'href') ?? '',
  }));
  const inline = scripts.filter(({ tag }) => attribute(tag, 'src') === null).map(({ text }) => text);
  const own = scripts
    .filter(({ tag }) => !/\snomodule\b/i.test(tag))
    .flatMap(({ tag }) => attribute(tag, 'src') ?? attribute(tag, 'data-entry') ?? []);
  const preloaded = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
  const sheets = links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href);
  return {
    html,
    scripts: withImports([...own, ...preloaded, ...named(inline.join('\n'), IMPORT)], STATIC_IMPORT),
    styles: withImports(sheets, STYLE_IMPORT),
    inlineScripts: inline.join('\n'),
    inlineStyles: named(html, TAGS.style).join('\n'),
    missing: [...missing],
  };
}
