import { expect, it } from 'vitest';
import { mutants } from './mutants';
import { mutated } from './mutate';

it.each(mutants)('$flow: $name still applies', (mutant) => {
  expect(mutated(mutant)).not.toContain(mutant.find);
});

it('one that no longer applies is an error', () => {
  const [mutant] = mutants;
  if (!mutant) throw new Error('There are no mutants');
  expect(() => mutated({ ...mutant, find: 'nowhere to be found' })).toThrow('0 times');
  expect(() => mutated({ ...mutant, find: 'context' })).toThrow('does not apply');
  expect(() => mutated({ ...mutant, replace: mutant.find })).toThrow('does not apply');
});
