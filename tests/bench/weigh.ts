import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildLayout } from '../../src/build/layout';
import { firstLoad, type Manifest } from '../../src/build/manifest';
import { moduleOf } from '../support/browser/loads/chunks';
import { heavyIn } from '../support/browser/loads/heavy-code';
import { clientFiles } from './client-files';
import { codeBySource } from './code-by-source';
import { loginFiles, type LoginPage } from './first-load';
import { LOADS } from './loads';
import { sum, type Scales } from './scales';

/**
 * The start of every page, including the logins: the scripts; the style sheet in the page itself; the fonts of its
 * texts.
 */
export const FIRST_SCRIPTS = 'first load of /login, scripts';
export const FIRST_STYLES = 'first load of /login, styles';
const FIRST_FONTS = 'first load of /login, fonts';

/** Minified bytes by module: a file of ours, a package, or '' for the bundler's own code. */
export type Modules = Readonly<Record<string, number>>;

/** The current size of one line of the budgets. */
export type Weighed = {
  readonly name: string;
  /** Bytes as served. */
  readonly brotli: number;
  readonly files: readonly string[];
  readonly modules: Modules;
};

/** The sizes of a build, and other problems with it. */
export type Weighing = { readonly weighed: readonly Weighed[]; readonly problems: readonly string[] };

function modulesOf(layout: BuildLayout, files: readonly string[]): Modules {
  const bytes = new Map<string, number>();
  for (const file of files.filter((name) => name.endsWith('.js')))
    for (const [source, code] of codeBySource(layout, file))
      bytes.set(moduleOf(source), (bytes.get(moduleOf(source)) ?? 0) + code.length);
  return Object.fromEntries([...bytes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The prerendered pages, as documents. */
const documentsOf = ({ client }: BuildLayout): readonly string[] =>
  readdirSync(client)
    .filter((file) => file.endsWith('.html'))
    .sort();

/**
 * Measures what a visitor of /login downloads, and every other load by what it adds to that.
 *
 * @param page the inline parts of /login; `null`: the pages are not prerendered, and not measured
 */
export async function weigh(
  layout: BuildLayout,
  manifest: Manifest,
  page: LoginPage | null,
  scales: Scales,
): Promise<Weighing> {
  const { byLoad, unnamed } = clientFiles(layout, manifest, LOADS);
  const first = loginFiles(manifest);
  const all = [...new Set([...first, ...[...byLoad.values()].flat()])];
  const sizes = await scales.weighFiles(all.map((file) => join(layout.client, file)));
  const sizeOf = new Map(all.map((file, index) => [file, sizes[index] ?? 0]));
  const served = (files: readonly string[]): number => sum(files.map((file) => sizeOf.get(file) ?? 0));
  const [scripts = 0, styles = 0] = page ? await scales.weighTexts([page.scripts, page.styles]) : [];
  const fonts = page?.fonts ?? [];
  const fontSizes = await scales.weighFiles(fonts.map((file) => join(layout.client, file)));
  const { css } = firstLoad(manifest);
  const firstScripts = first.filter((file) => !css.includes(file));
  const documents = page ? documentsOf(layout) : [];
  const documentSizes = await scales.weighTexts(
    documents.map((file) => readFileSync(join(layout.client, file), 'utf8')),
  );
  return {
    weighed: [
      {
        name: FIRST_SCRIPTS,
        brotli: served(firstScripts) + scripts,
        files: firstScripts,
        modules: modulesOf(layout, firstScripts),
      },
      { name: FIRST_STYLES, brotli: served(css) + styles, files: css, modules: {} },
      ...(page ? [{ name: FIRST_FONTS, brotli: sum(fontSizes), files: fonts, modules: {} }] : []),
      ...[...byLoad].map(([{ name }, files]) => ({
        name,
        brotli: served(files),
        files,
        modules: modulesOf(layout, files),
      })),
      ...documents.map((file, index) => ({
        name: `document ${file}`,
        brotli: documentSizes[index] ?? 0,
        files: [],
        modules: {},
      })),
    ],
    problems: [
      ...unnamed.map((file) => `${file} belongs to no load of tests/bench/loads.ts`),
      ...[...byLoad].flatMap(([{ name, needs = [] }, files]) =>
        [...new Set(files.flatMap((file) => heavyIn(layout, file)))]
          .filter((heavy) => !needs.includes(heavy))
          .map((heavy) => `${name} brings ${heavy} along`),
      ),
    ],
  };
}
