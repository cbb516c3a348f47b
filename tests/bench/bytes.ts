import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, type Manifest } from '../../src/build/manifest';
import { clientFiles } from './client-files';
import { compressedFile, compressedText, total, type Compressed } from './compressed';
import { loginFiles } from './first-load';
import { LOADS, PAGE_LIMITS_KIB, type Load } from './loads';
import { pageFiles } from './page-files';
import { OWN, type BenchOptions, type BenchResult, type BenchTarget, type Figure, type Goal } from './result';

/** The values for `--only`. */
export const parts = ['login', 'pages', 'steps'] as const;

/** Sizes of others, measured when the goals were set, KiB: only the libraries in use, and the best comparable app. */
const LOGIN_PEERS = { 'libraries alone': 118, 'best peer': 143 };

/** Where an app that is not a build of this repository may have its login page; the first existing one counts. */
const LOGIN_PAGES = ['login.html', 'login/index.html', 'index.html'];

const kib = (bytes: number): number => Math.round((bytes / 1024) * 100) / 100;

const figureOf = (axis: string, { raw, gzip, brotli }: Compressed, more: Partial<Figure> = {}): Figure => ({
  axis,
  value: kib(brotli),
  unit: 'KiB',
  note: `raw ${kib(raw)}, gzip ${kib(gzip)}`,
  ...more,
});

const atMost = (limit: number): { readonly goal: Goal } => ({ goal: { atMost: limit, from: OWN } });

/** The download of a visitor to /login, including the scripts that the page itself does not name. */
async function login({ layout: { client } }: BenchTarget, asked: readonly string[]): Promise<BenchResult> {
  const page = LOGIN_PAGES.find((file) => existsSync(join(client, file)));
  if (page === undefined) throw new Error(`${client} has none of ${LOGIN_PAGES.join(', ')}`);
  const found = pageFiles(client, page);
  const scripts = [...new Set([...found.scripts, ...asked])];
  const weighFiles = async (files: readonly string[]) =>
    total(await Promise.all(files.map((file) => compressedFile(join(client, file)))));
  const [files, inlineScripts, sheets, inlineStyles, document] = await Promise.all([
    weighFiles(scripts),
    compressedText(found.inlineScripts),
    weighFiles(found.styles),
    compressedText(found.inlineStyles),
    compressedText(found.html),
  ]);
  return {
    figures: [
      figureOf('JavaScript of /login, brotli', total([files, inlineScripts]), {
        ...atMost(155),
        beside: LOGIN_PEERS,
      }),
      figureOf('styles of /login, brotli', total([sheets, inlineStyles])),
      figureOf('document of /login, brotli', document, atMost(14)),
      {
        axis: 'script files that the page of /login asks for',
        value: found.scripts.length,
        unit: 'count',
        ...atMost(3),
        beside: { 'best peer': 4 },
      },
      { axis: 'style sheet files of /login', value: found.styles.length, unit: 'count', ...atMost(0) },
    ],
    problems: found.missing.map((file) => `${page} asks for ${file}, which is not there`),
  };
}

/** Every page and lazy step of our own build, by what it adds to the first load and the shared parts. */
async function loads(
  target: BenchTarget,
  manifest: Manifest,
  kinds: readonly Load['kind'][],
): Promise<Figure[]> {
  const { byLoad } = clientFiles(target.layout, manifest, LOADS);
  const wanted = [...byLoad].filter(([{ kind }]) => kinds.includes(kind));
  return Promise.all(
    wanted.map(async ([{ name, kind }, files]) => {
      const size = total(
        await Promise.all(files.map((file) => compressedFile(join(target.layout.client, file)))),
      );
      const limit = PAGE_LIMITS_KIB[name];
      const axis = kind === 'shared' ? `shared: ${name}, brotli` : `${name}, brotli`;
      return figureOf(axis, size, limit === undefined ? {} : atMost(limit));
    }),
  );
}

/** The size of each page and lazy step. For another app only its login, because nothing says which file is which. */
export async function run(target: BenchTarget, { only }: BenchOptions): Promise<BenchResult> {
  const wants = (part: (typeof parts)[number]): boolean => only.length === 0 || only.includes(part);
  const manifest = target.isOwn ? await readManifest(target.layout) : null;
  const asked = manifest ? loginFiles(manifest).filter((file) => file.endsWith('.js')) : [];
  const first = wants('login') ? await login(target, asked) : { figures: [], problems: [] };
  const figures = [...first.figures];
  if (manifest && wants('pages')) figures.push(...(await loads(target, manifest, ['shared', 'page'])));
  if (manifest && wants('steps')) figures.push(...(await loads(target, manifest, ['step'])));
  return { figures, problems: first.problems };
}

/** Sizes are the same in every round, so each app is measured on its own. */
export async function compare(
  own: BenchTarget,
  other: BenchTarget,
  options: BenchOptions,
): Promise<BenchResult> {
  const [ours, theirs] = [await run(own, options), await run(other, options)];
  return {
    figures: ours.figures.map((figure) => {
      const same = theirs.figures.find(({ axis }) => axis === figure.axis);
      return same === undefined || same.value === null
        ? figure
        : { ...figure, beside: { ...figure.beside, [other.name]: same.value } };
    }),
    problems: [...ours.problems, ...theirs.problems.map((problem) => `${other.name}: ${problem}`)],
  };
}
