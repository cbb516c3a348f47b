import { describe, expect, it } from 'vitest';
import { spec } from '../machines/card-add.spec';
import { brokenSentences } from '../support/flow-spec';
import { invertedBranches, invertedGuards, rewired } from '../support/mutants';

const { provided } = spec.flow;

describe('the sentences about card-add', () => {
  it('hold for the chart as it is', () => {
    expect(brokenSentences(spec, provided)).toEqual([]);
    expect(
      brokenSentences(
        spec,
        rewired(provided, () => undefined),
      ),
    ).toEqual([]);
  });

  it('are held against every guard and every guarded branch', () => {
    expect(
      invertedGuards(provided)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(spec.flow.machine.implementations.guards).sort());
    expect(invertedBranches(provided).length).toBeGreaterThan(invertedGuards(provided).length);
  });

  it.each(invertedGuards(provided))('break when $name answers the opposite', ({ machine }) => {
    expect(brokenSentences(spec, machine)).not.toEqual([]);
  });

  it.each(invertedBranches(provided))('break when the guard is inverted at $name', ({ machine }) => {
    expect(brokenSentences(spec, machine)).not.toEqual([]);
  });
});
