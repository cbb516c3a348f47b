import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The suite's folders, the quickest first. */
const FOLDERS = ['/tests/unit/', '/tests/contract/', '/tests/model/faults/', '/tests/model/proofs/'] as const;

const rankOf = ({ moduleId }: TestSpecification): number =>
  FOLDERS.findIndex((folder) => moduleId.includes(folder));

/** Quick tests first: the first failing test ends the run of a mutant, and most are noticed by a quick one. */
export class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)));
  }
}
