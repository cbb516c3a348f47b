import { describe, expect, it } from 'vitest';
import { acting } from './journeys/acting';
import { doneOn, eventsOf, journeyPaths, longestOf, statesOf, visitedBy } from './journeys/journey';
import { premium } from './journeys/premium';
import { registering } from './journeys/registering';

describe.each([
  ['registering', registering],
  ['premium', premium],
  ['acting', acting],
])('the journey %s', (_name, model) => {
  const paths = journeyPaths(model);

  it('reaches every state by some path', () => {
    const visited = new Set(paths.flatMap(visitedBy));
    expect([...visited].sort()).toEqual([...statesOf(model)].sort());
  });

  it('takes every transition on some path', () => {
    const taken = new Set(
      paths.flatMap(({ steps }) =>
        steps
          .slice(1)
          .map(({ state, event }, index) =>
            [String(steps[index]?.state.value), event.type, String(state.value)].join(' '),
          ),
      ),
    );
    const known = model
      .getAdjacencyList()
      .map(({ state, event, nextState }) =>
        [String(state.value), event.type, String(nextState.value)].join(' '),
      );
    expect(known.filter((transition) => !taken.has(transition))).toEqual([]);
    expect([...new Set(paths.flatMap(doneOn))].sort()).toEqual(eventsOf(model));
  });

  it('begins each path where the journey begins, and has one that goes far', () => {
    for (const path of paths) expect(visitedBy(path)[0]).toBe(statesOf(model)[0]);
    expect(longestOf(paths)[0]?.steps.length).toBeGreaterThan(5);
    expect(new Set(paths.map(({ description }) => description)).size).toBe(paths.length);
  });
});
