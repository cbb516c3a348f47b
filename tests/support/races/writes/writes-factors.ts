import { createActor } from 'xstate';
import { selectForm as selectChangeForm } from '../../../../machines/settings/factor-change/factor-change.selectors';
import type { FactorChangeEvent } from '../../../../machines/settings/factor-change/factor-change.types';
import { selectForm as selectCodesForm } from '../../../../machines/settings/recovery-codes/recovery-codes.selectors';
import { selectForm as selectPasskeyForm } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.selectors';
import { selectForm as selectStepForm } from '../../../../machines/session/second-step/second-step.selectors';
import type { FormValues } from '../../../../machines/session/form-submission/form-submission.types';
import type { Factor, FactorKind } from '../../../../src/domain/factor';
import { providePasskeySignIn } from '../../../../src/features/session/passkey-sign-in/passkey-sign-in.provide';
import { provideSecondStep } from '../../../../src/features/session/second-step/second-step.provide';
import { provideFactorAdd } from '../../../../src/features/settings/factor-add/factor-add.provide';
import { provideFactorChange } from '../../../../src/features/settings/factor-change/factor-change.provide';
import {
  nothingShown,
  provideFactorList,
  type ShownFactors,
} from '../../../../src/features/settings/factors/factors.provide';
import { provideRecoveryCodes } from '../../../../src/features/settings/recovery-codes/recovery-codes.provide';
import { stubPasskeys } from '../../system/provide/browser-passkeys';
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
        // The list stops with its screen.
        actor.subscribe({ complete: () => shown.list.stop() });
        actor.send({ type, factor: first });
      },
    });
  };

/**
 * The dialog that adds a second step. A press submits either the password form or the form after it. For the latter,
 * the password form is submitted as soon as the dialog opens.
 */
const adding =
  (kind: FactorKind, pressed: 'password' | 'confirmation') =>
  (desk: Desk): RaceScreen => {
    stubPasskeys();
    const shown = shownAt(desk);
    const identity = { kind, password: 'p' };
    const isPassword = pressed === 'password';
    return formScreen(desk, {
      chart: provideFactorAdd(desk.tab.environment, shown),
      form: ({ children }) =>
        isPassword ? children.passwordForm : (children.appForm ?? children.passkeyForm),
      values: isPassword ? identity : { code: '123456', name: 'New' },
      without: (snapshot) => (snapshot.matches('identifying') ? 'asking' : 'done'),
      begin: (actor) => {
        actor.subscribe({ complete: () => shown.list.stop() });
        shown.reload();
        actor.send({ type: 'add.requested', kind });
        if (!isPassword)
          actor
            .getSnapshot()
            .children.passwordForm?.send({ type: 'form.submitted', values: identity, key: 'identity' });
      },
    });
  };

/** Sent without a key. After a lost answer, the list tells whether it was added. */
const confirming = { person: aoife, lists: [] } as const;

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
    ...own,
    name: 'gives the password for an authenticator app',
    calls: ['beginTotp'],
    makes: ['totp begun'],
    open: adding('totp', 'password'),
  },
  {
    ...confirming,
    name: 'adds an authenticator app',
    calls: ['confirmTotp'],
    makes: ['totp added'],
    open: adding('totp', 'confirmation'),
  },
  {
    ...own,
    name: 'gives the password for a passkey',
    calls: ['beginPasskey'],
    makes: ['passkey begun'],
    open: adding('passkey', 'password'),
  },
  {
    ...confirming,
    name: 'adds a passkey',
    calls: ['confirmPasskey'],
    makes: ['passkey added'],
    open: adding('passkey', 'confirmation'),
  },
  {
    person: null,
    lists: [],
    repeatable: true,
    name: 'signs in with a passkey',
    calls: ['passkeyRequest', 'signInWithPasskey'],
    makes: ['session'],
    open: (desk) => {
      stubPasskeys(undefined, false);
      return formScreen(desk, {
        chart: providePasskeySignIn(desk.tab.environment, false),
        form: selectPasskeyForm,
        values: {},
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
