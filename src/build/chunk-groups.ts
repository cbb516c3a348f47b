import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuildLayout } from './layout';
import { chunkOfScreens, SCREEN_CHUNKS } from './screen-chunks';
import { ON_DEMAND, SCREENS, type ScreenName } from './screens';

type ChunkGroup = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string) => string | null;
};

/** Absolute paths of modules. */
export type Modules = ReadonlySet<string>;

/** The name of the chunk with every library of the first load. */
export const LIBRARIES = 'vendor';

const PARTS: Readonly<Record<string, readonly string[]>> = { ...SCREENS, ...ON_DEMAND };

/** The first load is taken out before anything else. */
const FIRST = 100;

/** Leaves what is imported later out of a build. */
const withoutLater: Plugin = {
  name: 'cabrank:without-later',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
};

/** The chunks of a build of these modules and what they import at once, which writes nothing. */
async function chunksOf(
  root: string,
  input: readonly string[],
  more: readonly Plugin[],
): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [withoutLater, ...more],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      // What a module exports counts as used: the app imports it.
      rolldownOptions: {
        input: input.map((path) => join(root, path)),
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((built) => ('output' in built ? built.output : []))
    .filter((file) => file.type === 'chunk');
}

/** The modules of a chunk of which anything is left. */
const modulesIn = ({ modules }: Rolldown.OutputChunk): readonly string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));

/**
 * The modules that remain if only the entry is built. (The entry's static imports are more: a library's index names
 * components that only later screens use, and they would all be in the first load.)
 *
 * @param entry path of the entry module, from the root
 * @param more plugins in addition to those of the configuration
 */
export async function firstLoadModules(
  { root }: BuildLayout,
  entry: string,
  more: readonly Plugin[] = [],
): Promise<Modules> {
  const chunks = await chunksOf(root, [entry], more);
  return new Set(chunks.flatMap(modulesIn));
}

/**
 * Which modules each screen, and each part that comes on demand, needs besides those of the first load.
 *
 * @param more plugins besides those of the configuration
 * @throws Error when one of the modules is not there
 */
export async function screenModules(
  { root }: BuildLayout,
  first: Modules,
  more: readonly Plugin[] = [],
): Promise<ReadonlyMap<string, Modules>> {
  const chunks = await chunksOf(root, [...new Set(Object.values(PARTS).flat())], more);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (path: string): readonly Rolldown.OutputChunk[] => {
    const begin = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, path));
    if (!begin) throw new Error(`${path} is not in the build`);
    const all = new Set([begin]);
    for (const { imports } of all) for (const file of imports) all.add(byFile.get(file) ?? begin);
    return [...all];
  };
  return new Map(
    Object.entries(PARTS).map(([screen, paths]) => {
      const modules = paths.flatMap(withImports).flatMap(modulesIn);
      return [screen, new Set(modules.filter((id) => !first.has(id)))];
    }),
  );
}

/**
 * The first load is two chunks: `vendor` with every library, which stays in a customer's cache when only our code
 * changes, and `app`. (One chunk per library would cost 5 KiB more: they compress better together. One chunk for all
 * would save 1.6 KiB at the first visit, and cost 110 at the first after each release.) What a later screen alone uses
 * stays with it.
 */
export function firstLoadGroups(first: Modules): ChunkGroup[] {
  const group = (name: string, priority: number, holds: (id: string) => boolean): ChunkGroup => ({
    debugName: name,
    priority,
    name: (id) => (first.has(id) && holds(id) ? name : null),
  });
  return [
    group(LIBRARIES, FIRST + 1, (id) => /[\\/]node_modules[\\/]/.test(id) || id.startsWith('\0')),
    group('app', FIRST, () => true),
  ];
}

/** The names of the chunks that each screen needs besides those of the first load. */
export type ScreenChunks = Readonly<Record<ScreenName, readonly string[]>>;

/**
 * One chunk for each screen, and few for what several of them need (`SHARED`). A group takes the imports of its modules
 * along where none of a higher priority has them: whatever serves more screens comes first.
 *
 * @param screens the modules of each screen
 */
export function screenChunks(screens: ReadonlyMap<string, Modules>): {
  readonly groups: readonly ChunkGroup[];
  readonly chunks: ScreenChunks;
} {
  const needing = new Map<string, Set<string>>();
  for (const [screen, modules] of screens)
    for (const id of modules) needing.set(id, (needing.get(id) ?? new Set()).add(screen));
  const chunkOf = (id: string): string | null => chunkOfScreens(needing.get(id) ?? new Set());
  const groups = SCREEN_CHUNKS.map((chunk, index) => ({
    debugName: chunk,
    priority: index,
    name: (id: string) => (chunkOf(id) === chunk ? chunk : null),
  }));
  const chunks = [...screens].map(([screen, modules]) => [
    screen,
    [...new Set([...modules].map(chunkOf))].filter((chunk) => chunk !== null).sort(),
  ]);
  return { groups, chunks: Object.fromEntries(chunks) as ScreenChunks };
}
