import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { describeStep, type Flow } from '../../../src/review/play/flow';
import { enabledSteps } from '../../../src/review/play/enabled-steps';
import { startRig } from '../../../src/review/play/rig';
import { walkReport } from '../../../src/review/site/data/walk-report';

const namesOf = (steps: readonly object[]) =>
  steps.filter((step) => 'settle' in step).map((step) => describeStep(step as never));

describe.each(['card-removal', 'card-add', 'session'] as const)('the pairs of outcomes of %s', (name) => {
  const flow: Flow = flows[name];
  const { pairs, moments } = walkReport(name, flow);
  const rigAfter = (path: (typeof moments)[number]) => {
    const rig = startRig(flow, flow.fixtures.inputs[path.input]);
    for (const step of path.steps) rig.play(step);
    return rig;
  };

  it('have a path that ends with both, one after the other, and can be played', () => {
    expect(Object.keys(pairs).length).toBeGreaterThan(5);
    for (const [pair, path] of Object.entries(pairs)) {
      expect(namesOf(path.steps).slice(-2).join(', then ')).toBe(pair);
      rigAfter(path);
    }
  });

  it('are all: every outcome that is possible at some moment follows the one before it', () => {
    for (const moment of moments) {
      const last = namesOf(moment.steps).at(-1);
      if (last === undefined) continue;
      for (const next of namesOf(enabledSteps(rigAfter(moment))))
        expect(pairs).toHaveProperty([`${last}, then ${next}`]);
    }
  });
});

it('a flow whose actors never end has no pairs', () => {
  expect(walkReport('list-filter', flows['list-filter']).pairs).toEqual({});
});
