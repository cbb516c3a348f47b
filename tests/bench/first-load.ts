import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { BuildLayout } from '../../src/build/layout';
import { firstLoad, type Manifest } from '../../src/build/manifest';

/** Chunks that no page imports statically and every page asks for all the same: the navigation, once the session is known. */
const ASKED_FOR_AT_ONCE = ['src/api/calls/content.ts'];

/** What a browser downloads of JS and CSS to show /login and make it work. */
export type LoginLoad = {
  /** Paths relative to `dist/client`. */
  readonly files: readonly string[];
  /** Scripts and styles that stand in the page itself, as one text. */
  readonly inlined: string;
};

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/**
 * Reads from the built page what it asks for, and from the manifest what that brings.
 *
 * @throws Error when the page and the manifest disagree: they belong to different builds
 */
export function loginLoad(layout: BuildLayout, manifest: Manifest): LoginLoad {
  const html = readFileSync(join(layout.client, 'login.html'), 'utf8');
  const { entry, chunks, css } = firstLoad(manifest);
  const asked = [
    ...all(html, /data-entry="([^"]*)"/g),
    ...all(html, /data-preload="([^"]*)"/g).flatMap((list) => list.split(' ')),
  ].map((url) => url.slice(1));
  const expected = [entry, ...chunks];
  if (asked.join() !== expected.join()) {
    throw new Error(`login.html asks for ${asked.join(', ')}, the manifest says ${expected.join(', ')}`);
  }
  const later = ASKED_FOR_AT_ONCE.flatMap((key) => {
    const load = firstLoad(manifest, key);
    return [load.entry, ...load.chunks, ...load.css];
  });
  return {
    files: [...new Set([...expected, ...css, ...later])],
    inlined: [
      ...all(html, /<style[^>]*>([^<]*)<\/style>/g),
      ...all(html, /<script[^>]*>(.*?)<\/script>/gs),
    ].join('\n'),
  };
}

type RawMap = ConstructorParameters<typeof SourceMap>[0];
type MapEntry = { readonly originalSource?: string };

/** Minified code by the module that it comes from (its path in the source map), for one chunk. */
export function codeBySource(layout: BuildLayout, file: string): Map<string, string> {
  const code = readFileSync(join(layout.client, file), 'utf8');
  const mapFile = join(layout.sourceMaps, `${basename(file)}.map`);
  // A chunk that only imports others has nothing to map.
  if (!existsSync(mapFile)) return new Map([['', code]]);
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as RawMap);
  const found = new Map<string, string>();
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource = '' } = map.findEntry(row, column) as MapEntry;
      found.set(originalSource, (found.get(originalSource) ?? '') + line.charAt(column));
    }
  }
  return found;
}
