import { expect } from 'vitest';
import { phoneAway } from '../../../machines/samples';
import type { deviceSignOutMachine } from '../../../machines/settings/device-sign-out/device-sign-out.machine';
import {
  selectForm,
  selectIsBusy,
  selectIsIrreversible,
  selectScope,
} from '../../../machines/settings/device-sign-out/device-sign-out.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type SignOutRig = Rig<typeof deviceSignOutMachine>;

const one = { kind: 'one', device: phoneAway } as const;
const others = { kind: 'others' } as const;
const ask = (scope: typeof one | typeof others) => ({ type: 'signOut.requested', scope }) as const;
const close = { type: 'dialog.closed' } as const;

const press = (rig: SignOutRig, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values: {}, key });

const accept = (rig: SignOutRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

const done = (rig: SignOutRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof deviceSignOutMachine> = {
  flow: flows['device-sign-out'],
  person: ['dialog.closed', 'signOut.requested'],
  waits: { readDevices: call, 'form submitForm': call, 'form reconcile': here, 'form completeForm': here },
  invariants: {
    listed: (snapshot) => expect([selectForm(snapshot), selectScope(snapshot)]).toEqual([undefined, null]),
    confirming: (snapshot) =>
      expect([selectForm(snapshot) === undefined, selectScope(snapshot) === null]).toEqual([false, false]),
    'confirming.asking': (snapshot) =>
      expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([false, false]),
    'confirming.sending': (snapshot) =>
      expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.noResponse': (snapshot) =>
      expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([false, false]),
    'confirming.refreshing': (snapshot) =>
      expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([true, false]),
  },
  scenarios: {
    'D2.extensionGroups.devices: a device, or all others, is signed out after a confirmation, and not before'(
      start,
    ) {
      for (const scope of [one, others]) {
        const rig = start();
        rig.send(ask(scope));
        expect([selectScope(rig.snapshot()), rig.isRunning('form/submitForm')]).toEqual([scope, false]);
        accept(rig);
        expect([rig.isRunning('readDevices'), selectScope(rig.snapshot())]).toEqual([true, scope]);
        rig.settle('readDevices', 'read');
        expect([rig.snapshot().value, done(rig)]).toEqual(['listed', []]);
      }
    },
    'closing the question signs nothing out, and nothing is read again'(start) {
      const rig = start();
      rig.send(close);
      rig.send(ask(one));
      rig.send(ask(others));
      expect(selectScope(rig.snapshot())).toEqual(one);
      rig.send(close);
      expect([rig.snapshot().value, done(rig)]).toEqual(['listed', []]);
      rig.send(ask(others));
      expect(selectScope(rig.snapshot())).toEqual(others);
    },
    'a request that was sent cannot be stopped: the dialog stays open until the response'(start) {
      const rig = start();
      rig.send(ask(one));
      press(rig);
      rig.send(close);
      expect(selectIsIrreversible(rig.snapshot())).toBe(true);
    },
    'D5.2: a refusal keeps the question: it can be closed, or sent again'(start) {
      const rig = start();
      rig.send(ask(one));
      press(rig);
      rig.settle('form/submitForm', 'refused');
      expect(rig.snapshot().value).toEqual({ confirming: 'asking' });
      accept(rig);
      expect(rig.snapshot().value).toEqual({ confirming: 'refreshing' });
    },
    'S8.networkFailure: after a lost response it can be sent again; closing reads the devices again'(start) {
      const rig = start();
      rig.send(ask(one));
      press(rig);
      rig.settle('form/submitForm', 'offline');
      expect(rig.snapshot().value).toEqual({ confirming: 'noResponse' });
      press(rig);
      expect(selectIsIrreversible(rig.snapshot())).toBe(true);
      rig.settle('form/submitForm', 'offline');
      rig.send(close);
      expect([rig.snapshot().value, done(rig)]).toEqual(['listed', ['reloadDevices']]);
    },
    'the dialog stays open until the list shows it, and closes even if the list cannot be read'(start) {
      const rig = start();
      rig.send(ask(one));
      accept(rig);
      expect(rig.snapshot().value).toEqual({ confirming: 'refreshing' });
      rig.settle('readDevices', 'offline');
      expect(rig.snapshot().value).toBe('listed');
      rig.send(ask(others));
      accept(rig);
      rig.send(close);
      expect([rig.snapshot().value, done(rig)]).toEqual(['listed', []]);
    },
    'a confirmation that fails is logged and restarts'(start) {
      const rig = start();
      rig.send(ask(one));
      const before = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(selectForm(rig.snapshot())).not.toBe(before);
      accept(rig);
      expect(rig.isRunning('readDevices')).toBe(true);
    },
  },
};
