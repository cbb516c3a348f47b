import { readFile } from 'node:fs/promises';
import { LIBRARIES } from './chunk-groups';
import { CLIENT_ENTRY } from './client';
import type { BuildLayout } from './layout';

/** One entry of Vite's manifest; paths are relative to `dist/client`. */
type ManifestChunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a page requests to run the app; paths relative to `dist/client`. */
export type FirstLoad = {
  readonly entry: string;
  /** The entry's static imports, in the order in which they are first met. */
  readonly chunks: readonly string[];
  /** The one of them that holds the libraries; the entry itself where they are not apart. */
  readonly libraries: string;
  readonly css: readonly string[];
};

export async function readManifest(layout: BuildLayout): Promise<Manifest> {
  return JSON.parse(await readFile(layout.manifest, 'utf8')) as Manifest;
}

/** @throws Error when the manifest has no such chunk: it belongs to another build */
export function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client manifest has no ${key}; run npm run build`);
  return chunk;
}

/** @returns the files of the entry and everything that it imports statically */
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
 * @param key a module that the app imports later
 * @returns the scripts that it brings, without those of the first load
 * @throws Error when no chunk begins with it, or it needs styles of its own
 */
export function laterLoad(manifest: Manifest, key: string): readonly string[] {
  const first = firstLoad(manifest);
  const { entry, chunks, css } = firstLoad(manifest, key);
  if (css.some((sheet) => !first.css.includes(sheet))) throw new Error(`${key} has a style sheet`);
  const here = new Set([first.entry, ...first.chunks]);
  return [entry, ...chunks].filter((file) => !here.has(file));
}
