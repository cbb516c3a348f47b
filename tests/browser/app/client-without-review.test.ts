import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { buildLayout } from '../../../src/build/layout';
import { runCommand } from '../../run/command';
import { tier } from '../../support/matrix/tier';

const layout = buildLayout();
const minutes = 60_000;

/** What a build reads; tests are there for the configuration alone. */
const SOURCES = ['src', 'machines', 'public', 'tests/run', 'index.html', 'vite.config.ts', 'package.json'];

/** The review itself, and what it has in the folders of the flows. */
const REVIEW = /(?:^|\/)src\/(?:review\/|features\/.*\.(?:flow|views|scripts)\.tsx?$)/u;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

const hashesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesIn(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );

it('holds no module of the flow review', () => {
  const maps = filesIn(layout.sourceMaps).filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(10);
  const sources = maps.flatMap(
    (file) =>
      (JSON.parse(readFileSync(join(layout.sourceMaps, file), 'utf8')) as { readonly sources: string[] })
        .sources,
  );
  expect(sources.some((source) => source.includes('src/features/'))).toBe(true);
  expect(sources.filter((source) => REVIEW.test(source))).toEqual([]);
  const review = filesIn('src').filter((file) => REVIEW.test(`src/${file}`));
  expect(review.length).toBeGreaterThan(150);
});

/** Builds a copy of the project twice, in the same place, the second time without the review: all of it in tier 2. */
async function buildBoth(): Promise<readonly Readonly<Record<string, string>>[]> {
  const copy = join(layout.root, '.artifacts', `without-review-${process.pid}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  try {
    for (const source of SOURCES) {
      const from = join(layout.root, source);
      if (existsSync(from)) cpSync(from, join(copy, source), { recursive: true });
    }
    symlinkSync(join(layout.root, 'node_modules'), join(copy, 'node_modules'));
    const build = async () => {
      const { ok, why, output } = await runCommand(
        {
          program: process.execPath,
          args: ['src/build/run.mjs', 'src/build/build.ts'],
          cwd: copy,
          env: { CABRANK_DIST: 'dist' },
          timeoutMs: 10 * minutes,
        },
        () => undefined,
      );
      if (!ok) throw new Error(`${why}\n${output}`);
      return hashesOf(join(copy, 'dist/client'));
    };
    const withReview = await build();
    const sources = join(copy, 'src');
    for (const file of filesIn(sources)) if (REVIEW.test(`src/${file}`)) rmSync(join(sources, file));
    return [withReview, await build()];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

it(
  'is the same, file by file, with the flow review deleted',
  async () => {
    if (tier === 1) return;
    const [withReview = {}, without = {}] = await buildBoth();
    expect(Object.keys(withReview).length).toBeGreaterThan(20);
    expect(without).toEqual(withReview);
  },
  25 * minutes,
);
