type ModuleInfo = { readonly importedIds: readonly string[] };
type ModuleLookup = { getModuleInfo(id: string): ModuleInfo | null };

export type ChunkGroup = {
  readonly name: (id: string, lookup: ModuleLookup) => string | null;
  readonly debugName: string;
  readonly priority: number;
};

const PACKAGE = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The parts that `npm run size` accounts for, and the packages each is made of; the first is split off first. */
const PARTS: readonly (readonly [part: string, packages: RegExp])[] = [
  ['react', /^(?:react|react-dom|scheduler)$/],
  ['xstate', /^(?:xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)$/],
  ['router', /^(?:@tanstack\/|seroval|isbot)/],
  [
    'forms',
    /^(?:formik|yup|lodash|lodash-es|deepmerge|react-fast-compare|tiny-warning|hoist-non-react-statics|react-is|property-expr|tiny-case|toposort)$/,
  ],
  ['ui', /^(?:@chakra-ui\/|@emotion\/|@ark-ui\/|@zag-js\/|@pandacss\/|stylis|fast-safe-stringify)/],
];

/**
 * @param id a module's path
 * @returns the part of the first load that the module's package is counted in; `null` for the app's own code
 */
export function partOf(id: string): string | null {
  const name = PACKAGE.exec(id)?.[1]?.replace('\\', '/');
  if (!name) return null;
  return PARTS.find(([, packages]) => packages.test(name))?.[0] ?? null;
}

/** Every module that a page has loaded once the entry runs: the entry and what it imports statically. */
function staticGraph(entry: string, lookup: ModuleLookup): Set<string> {
  const seen = new Set([entry]);
  for (const id of seen) for (const next of lookup.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/**
 * One chunk per library of the first load: a cached library stays valid when only our code changes, and each part's
 * cost can be read off. Only what the entry imports statically is grouped; a library's lazy half (dialogs, say) must
 * not be dragged into the first load by its package's name.
 *
 * @param entry absolute path of the entry module
 */
export function chunkGroups(entry: string): ChunkGroup[] {
  let graph: Set<string> | null = null;
  return PARTS.map(([part], index) => ({
    debugName: part,
    priority: PARTS.length - index,
    name: (id, lookup) => {
      graph ??= staticGraph(entry, lookup);
      return graph.has(id) && partOf(id) === part ? part : null;
    },
  }));
}
