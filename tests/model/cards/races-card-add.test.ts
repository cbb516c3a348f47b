import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { cardAddMachine } from '../../../machines/cards/card-add/card-add.machine';
import { addCard, anyCardRace } from '../../support/cards/card-add-race';
import { holds, isBroken, patience } from '../../support/races/runs';

type Chart = typeof cardAddMachine;

const property = (changed?: (chart: Chart) => Chart) =>
  fc.asyncProperty(fc.scheduler(), anyCardRace, async (scheduler, given) => {
    expect(await addCard(scheduler, given, changed)).toEqual([]);
  });

describe('a card that is added while responses are lost and people press again', () => {
  it(
    'is saved once, confirmed once, and shown only if it exists',
    async () => {
      expect.hasAssertions();
      await holds('card-add', property());
    },
    patience,
  );

  it(
    'is saved twice if the search for the saved one is broken',
    async () => {
      const blind = property((chart) => chart.provide({ guards: { isFound: () => false } }));
      expect(await isBroken(blind)).toBe(true);
    },
    patience,
  );

  it(
    'is shown without existing if any response counts as saved',
    async () => {
      const gullible = property((chart) => chart.provide({ guards: { isSaved: () => true } }));
      expect(await isBroken(gullible)).toBe(true);
    },
    patience,
  );
});
