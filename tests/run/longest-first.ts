import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Small files that run a matrix. If one of them started last, it would occupy one worker long after the others are
 * done.
 */
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

/** A worker keeps its loaded modules for the next file only if that uses the same environment. */
const needsDom = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom');

/**
 * Vitest's own order (slowest in the last run, otherwise largest file first), after the matrices and the files that
 * need a DOM.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification): number => (isMatrix(file) ? 0 : needsDom(file) ? 1 : 2);
    return [0, 1, 2].flatMap((wanted) => sorted.filter((file) => rank(file) === wanted));
  }
}
