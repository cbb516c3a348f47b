import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../src/review/model/chart';
import { linkedWith } from '../../../src/review/model/linked';

const chart = chartOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: 'on' } },
      on: { on: { pressed: 'off', broken: 'gone', looked: {} } },
      gone: { type: 'final' },
    },
  }),
);
const shown = (what: string | null) => {
  const linked = linkedWith(chart, what);
  return linked && { states: [...linked.states].sort(), branches: [...linked.branches].sort() };
};

describe('what belongs together in a chart', () => {
  it('is a state with the branches from it and to it, and the states at their ends', () => {
    expect(shown('lamp.off')).toEqual({
      states: ['lamp.off', 'lamp.on'],
      branches: ['lamp.off | pressed | 0', 'lamp.on | pressed | 0'],
    });
    expect(shown('lamp.gone')).toEqual({
      states: ['lamp.gone', 'lamp.on'],
      branches: ['lamp.on | broken | 0'],
    });
  });

  it('is a branch with the states at its ends', () => {
    expect(shown('lamp.on | broken | 0')).toEqual({
      states: ['lamp.gone', 'lamp.on'],
      branches: ['lamp.on | broken | 0'],
    });
  });

  it('is a state alone if nothing leads to it or from it, and nothing for what is not there', () => {
    expect(shown('lamp')).toEqual({ states: ['lamp'], branches: [] });
    expect(shown('lamp.dim')).toBeNull();
    expect(shown(null)).toBeNull();
  });
});
