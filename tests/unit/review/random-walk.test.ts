import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import type { Flow } from '../../../src/review/play/flow';
import { activeAfter } from '../../../src/review/site/data/playing';
import { randomWalk, type RandomPlan } from '../../../src/review/site/data/random-walk';

const plan: RandomPlan = { seed: 7, share: 80, seconds: 1000 };

/** A second passes with each walk, so that every one ends. */
const clock = () => {
  let ms = 0;
  return () => (ms += 1000);
};
const walkOf = (flow: Flow, more: Partial<RandomPlan> = {}, now: () => number = clock()) => [
  ...randomWalk(flow, { ...plan, ...more }, now),
];

describe('a random walk', () => {
  const flow: Flow = flows['card-removal'];

  it('takes the same steps with the same seed, and others with another', () => {
    const [first, again, other] = [walkOf(flow), walkOf(flow), walkOf(flow, { seed: 8 })];
    expect(first).toEqual(again);
    expect(first.at(-1)?.path).not.toEqual(other.at(-1)?.path);
  });

  it('ends once it has taken the share of the branches, and not before', () => {
    const reports = walkOf(flow);
    const isEnough = reports.map(({ taken, branches }) => taken >= branches * 0.8);
    expect(isEnough.indexOf(true)).toBe(reports.length - 1);
    expect(reports.map(({ walks }) => walks)).toEqual(reports.map((_, index) => index + 1));
  });

  it('ends when its time is over', () => {
    let ms = 0;
    const reports = walkOf(flow, { share: 101, seconds: 5 }, () => (ms += 1000));
    expect(reports.at(-1)?.seconds).toBeGreaterThanOrEqual(5);
    expect(reports.length).toBeLessThan(10);
  });

  it('keeps a path that can be played', () => {
    const { path, fault } = walkOf(flow).at(-1) ?? {};
    expect(fault).toBeNull();
    expect(path && activeAfter(flow, path).size).toBeGreaterThan(0);
  });

  it('stops at a step that goes wrong, and keeps the path to it', () => {
    const broken: Flow = {
      ...flow,
      fixtures: {
        ...flow.fixtures,
        outcomes: { ...flow.fixtures.outcomes, findUse: { odd: { resolve: null } } },
      },
    };
    const { path, fault } = walkOf(broken, { share: 101 }).at(-1) ?? {};
    expect(fault).toMatch(/\w/u);
    expect(path?.steps.at(-1)).toMatchObject({ with: 'odd' });
  });
});
