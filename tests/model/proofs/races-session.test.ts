import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { provideCards } from '../../../src/features/app/resource/resource.provide';
import { provideSession } from '../../../src/features/session/session/session.provide';
import { withCards, withSession } from '../../support/races/changed-app';
import { holds, isBroken, patience } from '../../support/races/runs';
import { anyHappenings, liveThrough } from '../../support/races/session';
import type { Changed } from '../../support/races/tab';
import { mutatedMachine, provisionsOf } from '../mutants/mutate';

const property = (changed?: Changed) =>
  fc.asyncProperty(fc.scheduler(), anyHappenings, async (scheduler, list) => {
    expect(await liveThrough(scheduler, list, changed)).toEqual([]);
  });

describe('a page on which people sign in and out while responses are pending', () => {
  it(
    'shows and keeps no data of anyone else, and nothing older than it has shown',
    async () => {
      expect.hasAssertions();
      await holds('sessions and lists', property());
    },
    patience,
  );

  it(
    'does so if a session does not clear the loaded data',
    async () => {
      const leaky = withSession((environment) =>
        provideSession(environment).provide({ actions: { clearCustomerData: () => undefined } }),
      );
      expect(await isBroken(property(leaky))).toBe(true);
    },
    patience,
  );

  it(
    'does so if a list treats everyone as its owner',
    async () => {
      const blind = withCards((environment) =>
        provideCards(environment).provide({ guards: { isForAnotherOwner: () => false } }),
      );
      expect(await isBroken(property(blind))).toBe(true);
    },
    patience,
  );

  it(
    'does so if a pending list is not requested again',
    async () => {
      const deaf = await mutatedMachine({
        name: 'a list that is on its way is not asked for again',
        kind: 'an event unheard',
        flow: 'resource',
        find: "        'resource.expired': { target: 'loading', reenter: true },\n",
        replace:
          "        'resource.expired': { target: 'loading', reenter: true },\n        'resource.reloaded': {},\n",
      });
      const slow = withCards((environment) =>
        deaf.provide(provisionsOf(resourceMachine, provideCards(environment))),
      );
      expect(await isBroken(property(slow))).toBe(true);
    },
    patience,
  );
});
