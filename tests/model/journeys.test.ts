import { describe, expect, it } from 'vitest';
import { acting } from './journeys/acting';
import { journeyPaths, statesOf } from './journeys/journey';
import { premium } from './journeys/premium';
import { registering } from './journeys/registering';

const told = (from: string, event: string, to: string): string => `${from} ${event} ${to}`;

describe.each([
  ['registering', registering],
  ['premium', premium],
  ['acting', acting],
])('the paths of the journey %s', (_name, journey) => {
  const visits = journeyPaths(journey).map(({ steps }) =>
    steps.map(({ state, event }) => ({ at: String(state.value), event: event.type })),
  );

  it('reach every state', () => {
    const visited = new Set(visits.flat().map(({ at }) => at));
    expect([...visited].sort()).toEqual([...statesOf(journey)].sort());
  });

  it('take every transition', () => {
    const known = Object.values(journey.machine.root.states).flatMap(({ key, transitions }) =>
      [...transitions.values()]
        .flat()
        .map(({ eventType, target }) => told(key, String(eventType), target?.[0]?.key ?? key)),
    );
    const taken = new Set(
      visits.flatMap((steps) =>
        steps.slice(1).map(({ at, event }, index) => told(steps[index]?.at ?? '', event, at)),
      ),
    );
    expect(known.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});
