import type { BuildLayout } from '../../src/build/layout';
import { chunkOf, type Manifest } from '../../src/build/manifest';
import { loginFiles } from './first-load';
import type { Load } from './loads';
import { chunkByModule } from '../support/browser/loads/chunks';

/** The files of a build that a load downloads, relative to `dist/client`. */
export type ClientFiles = {
  /** The files that each load adds to those before it. */
  readonly byLoad: ReadonlyMap<Load, readonly string[]>;
  /** Scripts that belong to no load and so would not be measured. */
  readonly unnamed: readonly string[];
};

/** @throws Error when a load starts with a module that the build does not have */
export function clientFiles(layout: BuildLayout, manifest: Manifest, loads: readonly Load[]): ClientFiles {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const byModule = chunkByModule(layout);
  const keyOf = (module: string): string => {
    const key = module in manifest ? module : keys.get(byModule.get(module) ?? '');
    if (key === undefined) throw new Error(`No chunk has ${module}: is tests/bench/loads.ts out of date?`);
    return key;
  };
  const closure = ({ entries }: Load): readonly string[] => {
    const reached = new Set(entries.map(keyOf));
    for (const key of reached) for (const next of chunkOf(manifest, key).imports ?? []) reached.add(next);
    return [...reached].map((key) => chunkOf(manifest, key).file);
  };
  const first = loginFiles(manifest);
  const all = new Map(loads.map((load) => [load.name, new Set(closure(load))]));
  const shared = loads.filter(({ kind }) => kind === 'shared');
  const before = (load: Load): ReadonlySet<string> => {
    const position = shared.indexOf(load);
    const parts = position < 0 ? shared : shared.slice(0, position);
    const names = [...parts.map(({ name }) => name), ...(load.after ?? [])];
    return new Set([...first, ...names.flatMap((name) => [...(all.get(name) ?? [])])]);
  };
  const byLoad = new Map(
    loads.map((load) => {
      const there = before(load);
      return [load, [...(all.get(load.name) ?? [])].filter((file) => !there.has(file))];
    }),
  );
  const named = new Set([...first, ...[...all.values()].flatMap((files) => [...files])]);
  const scripts = Object.values(manifest).map(({ file }) => file);
  return { byLoad, unnamed: scripts.filter((file) => file.endsWith('.js') && !named.has(file)) };
}
