import { expect } from 'vitest';
import type { recoveryCodesMachine } from '../../../machines/settings/recovery-codes/recovery-codes.machine';
import {
  selectForm,
  selectIsIrreversible,
  selectIsRenewed,
} from '../../../machines/settings/recovery-codes/recovery-codes.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type CodesRig = Rig<typeof recoveryCodesMachine>;
type Snapshot = ReturnType<CodesRig['snapshot']>;

const renew = { type: 'renewal.requested' } as const;
const close = { type: 'dialog.closed' } as const;
const press = (rig: CodesRig) => rig.sendTo('form', { type: 'form.submitted', values: {}, key: 'press-1' });
const accept = (rig: CodesRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};
const done = (rig: CodesRig) => rig.effects.map(({ type }) => type);
const state = (rig: CodesRig) => rig.snapshot().value;

const is = (busy: boolean, irreversible: boolean) => (snapshot: Snapshot) =>
  expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([busy, irreversible]);

export const spec: FlowSpec<typeof recoveryCodesMachine> = {
  flow: flows['recovery-codes'],
  person: ['dialog.closed', 'renewal.requested'],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': here },
  unplayed: 'It needs a second step, which the browser tests of the section add first.',
  invariants: {
    counted: (snapshot) =>
      expect([selectForm(snapshot), selectIsRenewed(snapshot)]).toEqual([undefined, false]),
    renewing: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'renewing.asking': is(false, false),
    'renewing.sending': is(true, true),
    'renewing.noResponse': is(false, false),
    renewed: (snapshot) =>
      expect([selectForm(snapshot), selectIsRenewed(snapshot)]).toEqual([undefined, true]),
  },
  scenarios: {
    'D2.extensionGroups.secondFactor: new codes come after the password, and are forgotten when the dialog closes'(
      start,
    ) {
      const rig = start();
      rig.send(renew);
      expect(rig.isRunning('form/submitForm')).toBe(false);
      accept(rig);
      expect([state(rig), done(rig)]).toEqual(['renewed', ['forgetSecrets', 'reloadFactors']]);
      rig.send(renew);
      expect(state(rig)).toBe('renewed');
      rig.send(close);
      expect([state(rig), done(rig)]).toEqual([
        'counted',
        ['forgetSecrets', 'reloadFactors', 'forgetSecrets'],
      ]);
    },
    'closing the dialog changes nothing'(start) {
      const rig = start();
      rig.send(close);
      rig.send(renew);
      const form = selectForm(rig.snapshot());
      rig.send(renew);
      expect(selectForm(rig.snapshot())).toBe(form);
      rig.send(close);
      expect([state(rig), done(rig)]).toEqual(['counted', ['forgetSecrets', 'forgetSecrets']]);
    },
    'what was sent cannot be stopped: the dialog stays open until the answer'(start) {
      const rig = start();
      rig.send(renew);
      press(rig);
      rig.send(close);
      expect(state(rig)).toEqual({ renewing: 'sending' });
    },
    'D5.2: a refusal keeps the dialog: it can be sent again'(start) {
      const rig = start();
      rig.send(renew);
      press(rig);
      rig.settle('form/submitForm', 'refused');
      expect(state(rig)).toEqual({ renewing: 'asking' });
      accept(rig);
      expect(state(rig)).toBe('renewed');
    },
    'S8.networkFailure: after a lost answer it can be sent again; closing reads how many codes are left'(
      start,
    ) {
      const rig = start();
      rig.send(renew);
      press(rig);
      rig.settle('form/submitForm', 'offline');
      expect(state(rig)).toEqual({ renewing: 'noResponse' });
      press(rig);
      expect(state(rig)).toEqual({ renewing: 'sending' });
      rig.settle('form/submitForm', 'offline');
      rig.send(close);
      expect([state(rig), done(rig)]).toEqual([
        'counted',
        ['forgetSecrets', 'reloadFactors', 'forgetSecrets'],
      ]);
    },
    'own: a form that fails is logged and starts again'(start) {
      const rig = start();
      rig.send(renew);
      const before = selectForm(rig.snapshot());
      press(rig);
      rig.settle('form', 'crashed');
      expect([rig.effectsOf('logFailure').length, selectForm(rig.snapshot()) === before]).toEqual([1, false]);
      expect(state(rig)).toEqual({ renewing: 'asking' });
    },
  },
};
