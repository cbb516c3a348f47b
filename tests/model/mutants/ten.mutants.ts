import { afterAll, describe, expect, it } from 'vitest';
import { spec as accountSwitches } from '../../machines/account-switches.spec';
import { spec as addPremium } from '../../machines/add-premium.spec';
import { spec as cardAdd } from '../../machines/card-add.spec';
import { spec as formSubmission } from '../../machines/form-submission.spec';
import { spec as legacyFrame } from '../../machines/legacy-frame.spec';
import { spec as newVersion } from '../../machines/new-version.spec';
import { spec as notifications } from '../../machines/notifications.spec';
import { spec as resource } from '../../machines/resource.spec';
import { spec as session } from '../../machines/session.spec';
import { spec as submission } from '../../machines/submission.spec';
import type { FlowSpec } from '../../support/flow-spec';
import { sourceOf } from '../../support/machine-file';
import { mutants } from './mutants';
import { complaintsAbout, mutated, specFrom } from './mutate';

const specs: Readonly<Record<string, FlowSpec>> = {
  'account-switches': accountSwitches,
  'add-premium': addPremium,
  'card-add': cardAdd,
  'form-submission': formSubmission,
  'legacy-frame': legacyFrame,
  'new-version': newVersion,
  notifications,
  resource,
  session,
  submission,
};

/** `npm run test:mutants`: each is made in the text of its machine file, and the headless suite of its flow catches it. */
describe.each(mutants)('$flow: $name', (mutant) => {
  const spec = specs[mutant.flow];
  if (!spec) throw new Error(`Nothing is said of '${mutant.flow}'`);

  it(`(${mutant.kind}) is caught, and the chart as it is written is not`, async () => {
    expect(complaintsAbout(await specFrom(spec, sourceOf(mutant.flow)))).toEqual([]);
    const complaints = complaintsAbout(await specFrom(spec, mutated(mutant)));
    console.log(`${mutant.flow}: ${mutant.name}\n  ${complaints[0]?.split('\n')[0] ?? 'nobody noticed'}`);
    expect(complaints).not.toEqual([]);
    caught.add(mutant.name);
  });
});

const caught = new Set<string>();
afterAll(() => {
  console.log(`${caught.size}/${mutants.length} mutants caught`);
});

it('there are ten, of ten flows', () => {
  expect(new Set(mutants.map(({ flow }) => flow)).size).toBe(10);
  expect(mutants).toHaveLength(10);
  expect(Object.keys(specs).sort()).toEqual(mutants.map(({ flow }) => flow).sort());
});
