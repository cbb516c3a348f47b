import { expect } from 'vitest';
import type { factorAddMachine } from '../../../machines/settings/factor-add/factor-add.machine';
import {
  selectForm,
  selectIsIrreversible,
  selectKind,
  selectStep,
} from '../../../machines/settings/factor-add/factor-add.selectors';
import type { FactorKind } from '../../../src/domain/factor';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type AddRig = Rig<typeof factorAddMachine>;
type Snapshot = ReturnType<AddRig['snapshot']>;

const kinds: readonly FactorKind[] = ['totp', 'passkey'];
const FORMS = { totp: 'appForm', passkey: 'passkeyForm' } as const;
const STEPS = { totp: 'app', passkey: 'passkey' } as const;
const close = { type: 'dialog.closed' } as const;

const press = (rig: AddRig, form: string) =>
  rig.sendTo(form, { type: 'form.submitted', values: {}, key: 'press-1' });

const accept = (rig: AddRig, form: string) => {
  press(rig, form);
  rig.settle(`${form}/submitForm`, 'accepted');
  rig.settle(`${form}/completeForm`, 'completed');
};

const identify = (rig: AddRig, kind: FactorKind) => {
  rig.send({ type: 'add.requested', kind });
  accept(rig, 'passwordForm');
};

const done = (rig: AddRig) => rig.effects.map(({ type }) => type);
const step = (rig: AddRig) => selectStep(rig.snapshot());

const shows =
  (name: ReturnType<typeof selectStep>, busy: boolean, irreversible: boolean) => (snapshot: Snapshot) =>
    expect([selectStep(snapshot), snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([
      name,
      busy,
      irreversible,
    ]);

const formWaits = (form: string) => ({
  [`${form} submitForm`]: call,
  [`${form} reconcile`]: here,
  [`${form} completeForm`]: here,
});

export const spec: FlowSpec<typeof factorAddMachine> = {
  flow: flows['factor-add'],
  person: ['add.requested', 'dialog.closed'],
  waits: {
    ...formWaits('passwordForm'),
    ...formWaits('appForm'),
    'appForm reconcile': call,
    ...formWaits('passkeyForm'),
    'passkeyForm reconcile': call,
    // First the browser makes the passkey, which it ends by itself.
    'passkeyForm submitForm': here,
  },
  unplayed:
    'A passkey needs an authenticator and an app a clock; the browser tests of the section have both.',
  invariants: {
    listed: (snapshot) =>
      expect([selectStep(snapshot), selectKind(snapshot), selectForm(snapshot)]).toEqual([
        null,
        null,
        undefined,
      ]),
    identifying: (snapshot) => expect(selectKind(snapshot)).not.toBeNull(),
    'identifying.asking': shows('password', false, false),
    'identifying.sending': shows('password', true, false),
    addingApp: (snapshot) => expect(selectKind(snapshot)).toBe('totp'),
    'addingApp.asking': shows('app', false, false),
    'addingApp.sending': shows('app', true, true),
    'addingApp.noResponse': shows('app', false, false),
    addingPasskey: (snapshot) => expect(selectKind(snapshot)).toBe('passkey'),
    'addingPasskey.asking': shows('passkey', false, false),
    'addingPasskey.sending': shows('passkey', true, true),
    'addingPasskey.noResponse': shows('passkey', false, false),
    added: shows('added', false, false),
  },
  scenarios: {
    'D2.extensionGroups.secondFactor: after the password an app or a passkey is added, and what is shown once is forgotten'(
      start,
    ) {
      for (const kind of kinds) {
        const rig = start();
        expect(done(rig)).toEqual(['forgetSecrets']);
        identify(rig, kind);
        rig.send({ type: 'add.requested', kind });
        expect(step(rig)).toBe(STEPS[kind]);
        accept(rig, FORMS[kind]);
        rig.send({ type: 'add.requested', kind });
        expect([step(rig), done(rig)]).toEqual(['added', ['forgetSecrets', 'reloadFactors']]);
        rig.send(close);
        expect([step(rig), selectKind(rig.snapshot())]).toEqual([null, null]);
        expect(done(rig)).toEqual(['forgetSecrets', 'reloadFactors', 'forgetSecrets']);
      }
    },
    'nothing is asked of the server before the password, and a wrong one leads nowhere'(start) {
      const rig = start();
      rig.send({ type: 'add.requested', kind: 'totp' });
      expect(rig.isRunning('passwordForm/submitForm')).toBe(false);
      for (const outcome of ['refused', 'offline'] as const) {
        press(rig, 'passwordForm');
        expect([step(rig), rig.snapshot().hasTag('busy')]).toEqual(['password', true]);
        rig.settle('passwordForm/submitForm', outcome);
        expect([step(rig), rig.snapshot().hasTag('busy')]).toEqual(['password', false]);
      }
    },
    'closing the dialog before anything was sent adds nothing: what was shown is forgotten'(start) {
      for (const kind of kinds) {
        const rig = start();
        rig.send(close);
        rig.send({ type: 'add.requested', kind });
        rig.send(close);
        expect([step(rig), done(rig)]).toEqual([null, ['forgetSecrets', 'forgetSecrets']]);
        rig.send({ type: 'add.requested', kind });
        rig.send({ type: 'add.requested', kind: kind === 'totp' ? 'passkey' : 'totp' });
        expect(selectKind(rig.snapshot())).toBe(kind);
        press(rig, 'passwordForm');
        rig.send(close);
        expect([step(rig), done(rig)]).toEqual([null, Array.from({ length: 3 }, () => 'forgetSecrets')]);
      }
    },
    'closing the dialog after the password reads the second steps again: a press may have added one'(start) {
      for (const kind of kinds) {
        const rig = start();
        identify(rig, kind);
        rig.send(close);
        expect([step(rig), done(rig)]).toEqual([null, ['forgetSecrets', 'reloadFactors', 'forgetSecrets']]);
      }
    },
    'what was sent cannot be stopped: the dialog stays open until the answer'(start) {
      for (const kind of kinds) {
        const rig = start();
        identify(rig, kind);
        press(rig, FORMS[kind]);
        rig.send(close);
        expect([step(rig), selectIsIrreversible(rig.snapshot())]).toEqual([STEPS[kind], true]);
      }
    },
    'D5.2: a refusal keeps the step: it can be sent again'(start) {
      for (const kind of kinds) {
        const rig = start();
        identify(rig, kind);
        const form = selectForm(rig.snapshot());
        press(rig, FORMS[kind]);
        rig.settle(`${FORMS[kind]}/submitForm`, 'refused');
        expect(rig.snapshot().value).toEqual(
          kind === 'totp' ? { addingApp: 'asking' } : { addingPasskey: 'asking' },
        );
        expect([selectForm(rig.snapshot()) === form, selectIsIrreversible(rig.snapshot())]).toEqual([
          true,
          false,
        ]);
        accept(rig, FORMS[kind]);
        expect(step(rig)).toBe('added');
      }
    },
    'S8.networkFailure: after a lost answer, closing reads the second steps again'(start) {
      for (const kind of kinds) {
        const rig = start();
        identify(rig, kind);
        press(rig, FORMS[kind]);
        rig.settle(`${FORMS[kind]}/submitForm`, 'offline');
        expect(rig.snapshot().value).toEqual(
          kind === 'totp' ? { addingApp: 'noResponse' } : { addingPasskey: 'noResponse' },
        );
        expect(selectIsIrreversible(rig.snapshot())).toBe(false);
        rig.send(close);
        expect([step(rig), done(rig).filter((type) => type === 'reloadFactors')]).toEqual([
          null,
          ['reloadFactors'],
        ]);
      }
    },
    'own: a form that fails is logged and starts again'(start) {
      for (const kind of kinds) {
        const rig = start();
        rig.send({ type: 'add.requested', kind });
        const first = selectForm(rig.snapshot());
        press(rig, 'passwordForm');
        rig.settle('passwordForm', 'crashed');
        expect([selectForm(rig.snapshot()) === first, rig.snapshot().hasTag('busy')]).toEqual([false, false]);
        accept(rig, 'passwordForm');
        const second = selectForm(rig.snapshot());
        press(rig, FORMS[kind]);
        rig.settle(FORMS[kind], 'crashed');
        expect([selectForm(rig.snapshot()) === second, step(rig)]).toEqual([false, STEPS[kind]]);
        expect([rig.effectsOf('logFailure').length, selectIsIrreversible(rig.snapshot())]).toEqual([
          2,
          false,
        ]);
      }
    },
  },
};
