import { afterAll, describe, expect, it } from 'vitest';
import { specOf } from '../../machines/specs';
import { sourceOf } from '../../support/charts/machine-file';
import { mutants } from './mutants';
import { failuresOf, mutated, specFrom } from './mutate';

/**
 * `npm run test:mutants`: makes each change in the text of its machine file and expects the flow's headless suite to
 * fail.
 */
describe.each(mutants)('$flow: $name', (mutant) => {
  const spec = specOf(mutant.flow);

  it(`(${mutant.kind}) is detected, and the unchanged chart passes`, async () => {
    expect(failuresOf(await specFrom(spec, sourceOf(mutant.flow)))).toEqual([]);
    const failures = failuresOf(await specFrom(spec, mutated(mutant)));
    console.log(`${mutant.flow}: ${mutant.name}\n  ${failures[0]?.split('\n')[0] ?? 'nobody noticed'}`);
    expect(failures).not.toEqual([]);
    caught.add(mutant.name);
  });
});

const caught = new Set<string>();
afterAll(() => {
  console.log(`${caught.size}/${mutants.length} mutants caught`);
});

it('there are ten, in ten flows', () => {
  expect(new Set(mutants.map(({ flow }) => flow)).size).toBe(10);
  expect(mutants).toHaveLength(10);
});
