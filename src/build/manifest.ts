import { readFile } from 'node:fs/promises';
import { LIBRARIES } from './chunk-groups';
import { CLIENT_ENTRY } from './client';
import type { BuildLayout } from './layout';

/** An entry of Vite's manifest. Paths are relative to `dist/client`. */
type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files that a page requests to run the app; paths are relative to `dist/client`. */
export type FirstLoad = {
  readonly entry: string;
  /** The entry's static imports, in the order of first occurrence. */
  readonly chunks: readonly string[];
  /** The one of them that contains the libraries; the entry if they are not separate. */
  readonly libraries: string;
  readonly css: readonly string[];
};

export async function readManifest(layout: BuildLayout): Promise<Manifest> {
  return JSON.parse(await readFile(layout.manifest, 'utf8')) as Manifest;
}

/** @throws Error if the manifest has no such chunk, because it belongs to another build */
export function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client manifest has no ${key}; run npm run build`);
  return chunk;
}

/** @returns the files of the entry and all its static imports */
export function firstLoad(manifest: Manifest, key: string = CLIENT_ENTRY): FirstLoad {
  const keys = new Set([key]);
  for (const seen of keys) for (const next of chunkOf(manifest, seen).imports ?? []) keys.add(next);
  const all = [...keys].map((seen) => chunkOf(manifest, seen));
  return {
    entry: chunkOf(manifest, key).file,
    chunks: all.slice(1).map(({ file }) => file),
    libraries: (all.find(({ name }) => name === LIBRARIES) ?? chunkOf(manifest, key)).file,
    css: [...new Set(all.flatMap(({ css }) => css ?? []))],
  };
}

/**
 * @param names of chunks
 * @returns their files and those of what they import, without those of the first load
 * @throws Error when one of them needs styles of its own
 */
export function filesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const first = firstLoad(manifest);
  const keys = Object.entries(manifest).filter(([, { name = '' }]) => names.includes(name));
  const loads = keys.map(([key]) => firstLoad(manifest, key));
  const sheets = loads.flatMap(({ css }) => css).filter((sheet) => !first.css.includes(sheet));
  if (sheets.length > 0)
    throw new Error(`${sheets.join(', ')}: the page would have to include these style sheets`);
  const here = new Set([first.entry, ...first.chunks]);
  const files = loads.flatMap(({ entry, chunks }) => [entry, ...chunks]);
  return [...new Set(files)].filter((file) => !here.has(file));
}
