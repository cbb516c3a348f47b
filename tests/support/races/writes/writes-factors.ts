import { createActor } from 'xstate';
import { selectForm as selectChangeForm } from '../../../../machines/settings/factor-change/factor-change.selectors';
import type { FactorChangeEvent } from '../../../../machines/settings/factor-change/factor-change.types';
import { selectForm as selectCodesForm } from '../../../../machines/settings/recovery-codes/recovery-codes.selectors';
import { selectForm as selectStepForm } from '../../../../machines/session/second-step/second-step.selectors';
import type { FormValues } from '../../../../machines/session/form-submission/form-submission.types';
import type { Factor } from '../../../../src/domain/factor';
import { provideSecondStep } from '../../../../src/features/session/second-step/second-step.provide';
import {
  nothingShown,
  provideFactorChange,
  provideFactorList,
  provideRecoveryCodes,
  type ShownFactors,
} from '../../../../src/features/settings/factors/factors.provide';
import { formScreen, type Desk, type RaceScreen } from '../screen';
import { aoife } from '../server';
import { aoifes, customerAt, type Write } from './write';

const first = aoifes.factors[0] as unknown as Factor;

/** The section behind a dialog. */
function shownAt(desk: Desk): ShownFactors {
  const list = createActor(provideFactorList(desk.tab.environment), {
    ...desk.tab.actorOptions,
    input: { growsStale: false },
  });
  list.start();
  const reload = () => list.send({ type: 'resource.reloaded', owner: customerAt(desk) });
  return { list, reload, secrets: nothingShown() };
}

/** The dialog that renames or removes a second step. */
const changing =
  (type: Exclude<FactorChangeEvent['type'], 'dialog.closed'>, values: FormValues) =>
  (desk: Desk): RaceScreen => {
    const shown = shownAt(desk);
    return formScreen(desk, {
      chart: provideFactorChange(desk.tab.environment, shown),
      form: selectChangeForm,
      values: { factor: first.id, ...values },
      begin: (actor) => {
        // The screen takes its list along.
        actor.subscribe({ complete: () => shown.list.stop() });
        actor.send({ type, factor: first });
      },
    });
  };

const own = { person: aoife, lists: [], repeatable: true } as const;

/** Changing second steps of signing in, and using one. */
export const factorWrites: readonly Write[] = [
  {
    ...own,
    name: 'renames a second step',
    calls: ['renameFactor'],
    makes: ['name'],
    open: changing('renaming.requested', { name: 'Aoife’s own' }),
  },
  {
    ...own,
    name: 'removes a second step',
    calls: ['removeFactor'],
    makes: ['second step gone'],
    open: changing('removal.requested', { password: 'p' }),
  },
  {
    ...own,
    name: 'replaces the recovery codes',
    calls: ['renewRecoveryCodes'],
    makes: ['recovery codes'],
    open: (desk) => {
      const shown = shownAt(desk);
      return formScreen(desk, {
        chart: provideRecoveryCodes(desk.tab.environment, shown),
        form: selectCodesForm,
        values: { password: 'p' },
        begin: (actor) => {
          actor.subscribe({ complete: () => shown.list.stop() });
          actor.send({ type: 'renewal.requested' });
        },
      });
    },
  },
  {
    person: null,
    lists: [],
    repeatable: true,
    name: 'signs in with a second step',
    calls: ['confirmSignIn'],
    makes: ['session'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideSecondStep(desk.tab.environment),
        input: { factors: ['totp', 'recovery-code'] },
        form: selectStepForm,
        values: { code: '123456' },
      }),
  },
];
