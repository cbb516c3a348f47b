import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLayout, type BuildLayout } from '../../../../src/build/layout';

/** The module that a source map's path names: a file of ours or a package; '' for the bundler's own code. */
export function moduleOf(source: string): string {
  if (source.startsWith('\0')) return '';
  const inPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source)?.[1];
  return inPackage?.replace('\\', '/') ?? source.replace(/^(?:\.\.\/)+/, '');
}

/** The chunk of each of our modules, as a path relative to `dist/client`. */
export function chunkByModule({ sourceMaps }: BuildLayout): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const map of readdirSync(sourceMaps)) {
    const { sources } = JSON.parse(readFileSync(join(sourceMaps, map), 'utf8')) as {
      readonly sources: readonly string[];
    };
    for (const source of sources) chunks.set(moduleOf(source), `assets/${map.replace(/\.map$/, '')}`);
  }
  return chunks;
}

/**
 * The address of the build's chunk that contains a module, to hold it back or to count requests.
 *
 * @param module path from the root of the repository
 * @throws Error when no chunk contains it, because the test would then hold back nothing
 */
export function codeOf(module: string): RegExp {
  const file = chunkByModule(buildLayout()).get(module);
  if (file === undefined) throw new Error(`No chunk has ${module}`);
  return new RegExp(`/${file.replaceAll(/[.$]/gu, '\\$&')}$`, 'u');
}
