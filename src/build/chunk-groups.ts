type ModuleInfo = { readonly importedIds: readonly string[] };
type ModuleLookup = { getModuleInfo(id: string): ModuleInfo | null };
type ChunkGroup = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, lookup: ModuleLookup) => string | null;
};

/** Every module that a page has loaded once the entry runs: the entry and what it imports statically. */
function staticGraph(entry: string, lookup: ModuleLookup): Set<string> {
  const seen = new Set([entry]);
  for (const id of seen) for (const next of lookup.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/**
 * The first load is two chunks: `vendor` with every library, which stays in a customer's cache when only our code
 * changes, and `app`. (One chunk per library would cost 5 KiB more: they compress better together.) Only what the entry
 * imports statically is grouped; a library's lazy half, dialogs say, stays with the screen that asks for it.
 *
 * @param entry absolute path of the entry module
 */
export function firstLoadGroups(entry: string): ChunkGroup[] {
  let graph: Set<string> | null = null;
  const inFirstLoad = (id: string, lookup: ModuleLookup) => {
    graph ??= staticGraph(entry, lookup);
    return graph.has(id);
  };
  const group = (name: string, priority: number, holds: (id: string) => boolean): ChunkGroup => ({
    debugName: name,
    priority,
    name: (id, lookup) => (holds(id) && inFirstLoad(id, lookup) ? name : null),
  });
  return [group('vendor', 2, (id) => /[\\/]node_modules[\\/]/.test(id)), group('app', 1, () => true)];
}
