import { expect } from 'vitest';
import type { secondStepMachine } from '../../../machines/session/second-step/second-step.machine';
import {
  selectFactors,
  selectForm,
  selectIsIrreversible,
  selectWay,
} from '../../../machines/session/second-step/second-step.selectors';
import type { SignInFactor } from '../../../src/domain/factor';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type StepRig = Rig<typeof secondStepMachine>;

const FORMS = { passkey: 'passkeyForm', totp: 'codeForm', 'recovery-code': 'recoveryCodeForm' } as const;
const ways: readonly SignInFactor[] = ['passkey', 'totp', 'recovery-code'];

const choose = (rig: StepRig, way: SignInFactor) => rig.send({ type: 'way.chosen', way });
const formOf = (rig: StepRig) => FORMS[selectWay(rig.snapshot())];
const press = (rig: StepRig) =>
  rig.sendTo(formOf(rig), { type: 'form.submitted', values: {}, key: 'press-1' });
const state = (rig: StepRig) => rig.snapshot().value;
const isFinal = (rig: StepRig) => selectIsIrreversible(rig.snapshot());

const formWaits = (form: string) => ({
  [`${form} submitForm`]: call,
  [`${form} reconcile`]: here,
  [`${form} completeForm`]: call,
});

const shows =
  (way: SignInFactor, busy: boolean, irreversible: boolean) => (snapshot: ReturnType<StepRig['snapshot']>) =>
    expect([selectWay(snapshot), snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([
      way,
      busy,
      irreversible,
    ]);

export const spec: FlowSpec<typeof secondStepMachine> = {
  flow: flows['second-step'],
  own: ['deciding'],
  person: ['way.chosen'],
  waits: { ...formWaits('passkeyForm'), ...formWaits('codeForm'), ...formWaits('recoveryCodeForm') },
  unplayed: 'A passkey needs an authenticator; the browser tests of signing in have one.',
  invariants: {
    deciding: (snapshot) => expect(selectForm(snapshot)).toBeUndefined(),
    passkey: (snapshot) => expect(selectFactors(snapshot)).toContain('passkey'),
    'passkey.asking': shows('passkey', false, false),
    'passkey.waiting': shows('passkey', true, false),
    'passkey.entering': shows('passkey', true, true),
    'passkey.entered': shows('passkey', false, true),
    code: (snapshot) => expect(selectFactors(snapshot)).toContain('totp'),
    'code.asking': shows('totp', false, false),
    'code.sending': shows('totp', true, true),
    'code.entered': shows('totp', false, true),
    recoveryCode: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'recoveryCode.asking': shows('recovery-code', false, false),
    'recoveryCode.sending': shows('recovery-code', true, true),
    'recoveryCode.entered': shows('recovery-code', false, true),
  },
  scenarios: {
    'D2.extensionGroups.secondFactor: the easiest way that the server accepts is asked for first'(start) {
      expect(selectWay(start().snapshot())).toBe('passkey');
      expect(selectWay(start('app').snapshot())).toBe('totp');
      expect(selectWay(start('lastCode').snapshot())).toBe('recovery-code');
    },
    'any other way that the server accepts can be chosen, and no other'(start) {
      for (const from of ways)
        for (const to of ways) {
          const rig = start();
          choose(rig, from);
          choose(rig, to);
          expect(selectWay(rig.snapshot())).toBe(to);
        }
      const app = start('app');
      choose(app, 'passkey');
      expect(selectWay(app.snapshot())).toBe('totp');
      choose(app, 'recovery-code');
      choose(app, 'passkey');
      expect(selectWay(app.snapshot())).toBe('recovery-code');
      choose(app, 'totp');
      expect(selectWay(app.snapshot())).toBe('totp');
      const last = start('lastCode');
      ways.forEach((way) => choose(last, way));
      expect(selectWay(last.snapshot())).toBe('recovery-code');
    },
    'choosing the way that is shown changes nothing'(start) {
      for (const way of ways) {
        const rig = start();
        choose(rig, way);
        const form = selectForm(rig.snapshot());
        choose(rig, way);
        expect(selectForm(rig.snapshot())).toBe(form);
      }
    },
    'while the browser asks for a passkey, another way can be chosen: its question closes'(start) {
      for (const way of ['totp', 'recovery-code'] as const) {
        const rig = start();
        press(rig);
        expect([state(rig), rig.isRunning('passkeyForm/submitForm')]).toEqual([{ passkey: 'waiting' }, true]);
        choose(rig, 'passkey');
        expect(rig.isRunning('passkeyForm/submitForm')).toBe(true);
        choose(rig, way);
        expect([selectWay(rig.snapshot()), rig.isRunning('passkeyForm/submitForm')]).toEqual([way, false]);
      }
    },
    'a passkey that the server accepts ends the choice: the session begins'(start) {
      const rig = start();
      press(rig);
      rig.settle('passkeyForm/submitForm', 'accepted');
      expect(state(rig)).toEqual({ passkey: 'entering' });
      choose(rig, 'totp');
      rig.settle('passkeyForm/completeForm', 'completed');
      choose(rig, 'totp');
      expect(state(rig)).toEqual({ passkey: 'entered' });
    },
    'a code that was sent cannot be taken back: no other way is chosen before the answer, nor after its acceptance'(
      start,
    ) {
      for (const input of ['app', 'lastCode'] as const) {
        const rig = start(input);
        const form = formOf(rig);
        press(rig);
        ways.forEach((way) => choose(rig, way));
        expect([formOf(rig), isFinal(rig)]).toEqual([form, true]);
        rig.settle(`${form}/submitForm`, 'accepted');
        expect(isFinal(rig)).toBe(true);
        rig.settle(`${form}/completeForm`, 'completed');
        ways.forEach((way) => choose(rig, way));
        expect([formOf(rig), isFinal(rig)]).toEqual([form, true]);
      }
    },
    'D5.2: after a refusal or a lost answer it can be tried again, or another way'(start) {
      for (const way of ways)
        for (const outcome of ['refused', 'offline'] as const) {
          const rig = start();
          choose(rig, way);
          const form = selectForm(rig.snapshot());
          press(rig);
          rig.settle(`${FORMS[way]}/submitForm`, outcome);
          expect([selectForm(rig.snapshot()) === form, rig.snapshot().hasTag('busy')]).toEqual([true, false]);
          press(rig);
          expect(rig.snapshot().hasTag('busy')).toBe(true);
        }
    },
    'own: a form that fails is logged and starts again'(start) {
      for (const way of ways) {
        const rig = start();
        choose(rig, way);
        const before = selectForm(rig.snapshot());
        press(rig);
        rig.settle(FORMS[way], 'crashed');
        expect(rig.effects.map(({ type }) => type)).toEqual(['logFailure']);
        expect([selectForm(rig.snapshot()) === before, selectWay(rig.snapshot())]).toEqual([false, way]);
        expect(rig.snapshot().hasTag('busy')).toBe(false);
      }
    },
  },
};
