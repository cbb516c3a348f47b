import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { BuildLayout } from './layout';

type ChunkGroup = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string) => string | null;
};

/** The name of the chunk with every library of the first load. */
export const LIBRARIES = 'vendor';

/** Leaves what is imported later out of a build. */
const withoutLater: Plugin = {
  name: 'cabrank:without-later',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
};

/**
 * The modules of which anything is left once the entry alone is built. (What the entry imports statically is more: a
 * library's index names components that only a later screen uses, and they would all come with the first.)
 *
 * @param entry path of the entry module, from the root
 * @param more plugins besides those of the configuration
 */
export async function firstLoadModules(
  { root }: BuildLayout,
  entry: string,
  more: readonly Plugin[] = [],
): Promise<ReadonlySet<string>> {
  const result = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [withoutLater, ...more],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, entry) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((built) => ('output' in built ? built.output : []));
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  return new Set(modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id));
}

/**
 * The first load is two chunks: `vendor` with every library, which stays in a customer's cache when only our code
 * changes, and `app`. (One chunk per library would cost 5 KiB more: they compress better together. One chunk for all
 * would save 1.6 KiB at the first visit, and cost 110 at the first after each release.) What a later screen alone uses
 * stays with it.
 *
 * @param modules absolute paths of the modules of the first load
 */
export function firstLoadGroups(modules: ReadonlySet<string>): ChunkGroup[] {
  const group = (name: string, priority: number, holds: (id: string) => boolean): ChunkGroup => ({
    debugName: name,
    priority,
    name: (id) => (modules.has(id) && holds(id) ? name : null),
  });
  return [
    group(LIBRARIES, 2, (id) => /[\\/]node_modules[\\/]/.test(id) || id.startsWith('\0')),
    group('app', 1, () => true),
  ];
}
