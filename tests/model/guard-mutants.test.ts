import { describe, expect, it } from 'vitest';
import { specs } from '../machines/specs';
import { failingScenarios, type FlowSpec } from '../support/charts/flow-spec';
import { flows } from '../../src/review/flows';
import { invertedBranches, invertedGuards, rewired } from '../support/charts/mutants/mutants';

it('covers every chart', () => {
  expect(specs.map(({ flow }) => flow.machine.id).sort()).toEqual(Object.keys(flows).sort());
});

describe.each(specs.map((spec): [string, FlowSpec] => [spec.flow.machine.id, spec]))('%s', (_id, spec) => {
  const { provided } = spec.flow;
  const mutants = [...invertedGuards(provided), ...invertedBranches(provided)];

  it('satisfies its scenarios', () => {
    expect(failingScenarios(spec, provided)).toEqual([]);
    const unchanged = rewired(provided, () => undefined);
    expect(failingScenarios(spec, unchanged)).toEqual([]);
  });

  it('violates them if any guard is inverted', () => {
    const survivors = mutants.filter(({ machine }) => failingScenarios(spec, machine).length === 0);
    expect(survivors.map(({ name }) => name)).toEqual([]);
  });
});
