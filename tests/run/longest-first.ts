import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files with a matrix behind them: begun last, one of them would keep one worker long after the others are done. */
const matrices = [
  'accessibility-',
  'routes-matrix',
  'pseudo-locale',
  'faults-',
  'flow-paths',
  'journeys',
  'races-',
];

const isMatrix = ({ moduleId }: TestSpecification): boolean =>
  matrices.some((name) => basename(moduleId).startsWith(name));

/** A worker keeps what it has loaded for the next file only if that asks for the same environment. */
const needsDom = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/** Vitest's own order (what took long the last time, else the largest file first), after the matrices and what needs a DOM. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification): number => (isMatrix(file) ? 0 : needsDom(file) ? 1 : 2);
    return [0, 1, 2].flatMap((wanted) => sorted.filter((file) => rank(file) === wanted));
  }
}
