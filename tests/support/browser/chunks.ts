import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLayout, type BuildLayout } from '../../../src/build/layout';

/** The module that a source map's path names: a file of ours, or a package; '' for what the bundler has written. */
export function moduleOf(source: string): string {
  if (source.startsWith('\0')) return '';
  const inPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source)?.[1];
  return inPackage?.replace('\\', '/') ?? source.replace(/^(?:\.\.\/)+/, '');
}

/** For every module of ours, the chunk that it lies in; a path relative to `dist/client`. */
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
 * The address of the chunk of the build that holds a module, to hold back or to count.
 *
 * @param module path from the root of the repository
 * @throws Error when no chunk has it: a test would hold back nothing
 */
export function codeOf(module: string): RegExp {
  const file = chunkByModule(buildLayout()).get(module);
  if (file === undefined) throw new Error(`No chunk has ${module}`);
  return new RegExp(`/${file.replaceAll(/[.$]/gu, '\\$&')}$`, 'u');
}
