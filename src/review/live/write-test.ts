import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseRecording } from '../../recording/recording';
import { regressionOf, testText, type Regression } from './regression';
import type { Flows } from './tracks';
import { isAddress, walkedRegression } from './walked';

export type WriteOptions = {
  /** The file of a recording, a support code, or the address of a walk in the review. */
  readonly source: string;
  /** The text of the recording that a support code led to; `null` for another source. */
  readonly recording?: string | null;
  /** The name of the test; `null` for that of the file or the walked flow. */
  readonly name: string | null;
  /** The only flow to write; `null` for all in the recording. */
  readonly flow: string | null;
  /** Whether an existing test of that name may be replaced. */
  readonly force: boolean;
  /** The folder for the test. */
  readonly folder: string;
  /** The repository's root. */
  readonly root: string;
};

/** The test's file, and what it plays. */
export type Written = Regression & { readonly test: string };

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

const nameOf = (file: string): string =>
  basename(file)
    .replace(/\.json$/u, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

async function textOf(file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return readFile(file, 'utf8');
}

function recordedRegression(text: string, flows: Flows, only: string | null): Regression {
  const parsed = parseRecording(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  const regression = regressionOf(parsed.recording, flows, only);
  if (regression.runs.length > 0) return regression;
  const why = regression.problems.length > 0 ? regression.problems : ['Nothing happened in any flow.'];
  throw new Error(['Nothing of this recording can be replayed.', ...why].join('\n'));
}

/**
 * Writes the regression test of a recording or of a walk: `<name>.test.ts` and, beside it, the steps as `<name>.json`.
 *
 * @throws Error with a sentence for the person: no file, no recording, no walk, nothing to replay, or the test exists
 * already
 */
export async function writeTest(options: WriteOptions, flows: Flows): Promise<Written> {
  const { source, folder, force, root } = options;
  const walked = isAddress(source) ? walkedRegression(source, flows) : null;
  const [walk] = walked?.runs ?? [];
  const name = options.name ?? nameOf(walk ? `${walk.flow}-walk` : source);
  if (!NAME.test(name)) {
    throw new Error(
      `'${name}' is not a valid name for a test: use lower-case letters, digits and dashes (--name paid-card).`,
    );
  }
  if (options.flow !== null && !Object.hasOwn(flows, options.flow)) {
    throw new Error(
      `There is no flow '${options.flow}'. There are: ${Object.keys(flows).sort().join(', ')}.`,
    );
  }
  const regression =
    walked ?? recordedRegression(options.recording ?? (await textOf(source)), flows, options.flow);
  const test = join(folder, `${name}.test.ts`);
  const data = join(folder, `${name}.json`);
  const there = [test, data].filter((path) => existsSync(path));
  if (there.length > 0 && !force) {
    throw new Error(`${there.join(' and ')} would be overwritten. Choose another --name, or say --force.`);
  }
  const review = relative(folder, join(root, 'src/review')).split(sep).join('/');
  const style = (await resolveConfig(join(root, 'package.json'))) ?? {};
  await mkdir(folder, { recursive: true });
  await writeFile(
    data,
    await format(JSON.stringify({ runs: regression.runs }), { ...style, filepath: data }),
  );
  await writeFile(test, await format(testText(name, review), { ...style, filepath: test }));
  return { ...regression, test };
}
