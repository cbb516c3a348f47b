import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files with a matrix behind them: begun last, one of them would keep one worker long after the others are done. */
const matrices = [
  'accessibility-',
  'routes-matrix',
  'pseudo-locale',
  'profile-faults',
  'flow-paths',
  'journeys',
];

const isMatrix = ({ moduleId }: TestSpecification): boolean =>
  matrices.some((name) => moduleId.includes(`/tests/browser/${name}`));

/** Vitest's own order (what took long the last time, else the largest file first), after the matrices. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isMatrix), ...sorted.filter((file) => !isMatrix(file))];
  }
}
