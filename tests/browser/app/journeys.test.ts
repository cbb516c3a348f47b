import { beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { acting } from '../../model/journeys/acting';
import {
  eventsOf,
  journeyPaths,
  longestOf,
  statesOf,
  type Drive,
  type JourneyModel,
} from '../../model/journeys/journey';
import { premium } from '../../model/journeys/premium';
import { registering } from '../../model/journeys/registering';
import { driveActing } from '../../support/paths/journeys/acting';
import { drivePremium } from '../../support/paths/journeys/premium';
import { driveRegistering } from '../../support/paths/journeys/registering';
import { switchBackend } from '../../support/backends/switch-backend';
import { tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
/** Without the menu's item of the second step: with it, the audit is behind More at this width. */
const extensions = servedGroups.filter((group) => group !== 'second-factor');
beforeAll(() => switchBackend(app.url(), { extensions }));

type Journey = { readonly model: JourneyModel; readonly drive: () => Promise<Drive> };

const journeys: Readonly<Record<string, Journey>> = {
  registering: { model: registering, drive: async () => driveRegistering(await app.visit()) },
  premium: { model: premium, drive: async () => drivePremium(await app.visit()) },
  acting: { model: acting, drive: async () => driveActing(await app.visitAs('admin')) },
};

describe.each(Object.entries(journeys))('the journey %s', (_name, { model, drive }) => {
  const all = journeyPaths(model);

  it.each((tier === 2 ? all : longestOf(all)).map((path) => [path.description, path] as const))(
    '%s',
    async (_description, path) => {
      const driven = await drive();
      // A state without a test, or an event that nobody drives, would be passed over in silence.
      expect(Object.keys(driven.states).sort()).toEqual([...statesOf(model)].sort());
      expect(Object.keys(driven.events).sort()).toEqual(eventsOf(model));
      const { steps } = await path.test(driven);
      expect(steps).toHaveLength(path.steps.length);
    },
  );
});
