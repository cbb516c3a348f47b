import { expect } from 'vitest';
import type { factorResetMachine } from '../../../machines/admin/factor-reset/factor-reset.machine';
import {
  selectCustomer,
  selectForm,
  selectIsIrreversible,
} from '../../../machines/admin/factor-reset/factor-reset.selectors';
import { aoifeAsCustomer } from '../../../machines/samples';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type ResetRig = Rig<typeof factorResetMachine>;

const values = { customer: aoifeAsCustomer.uuid, reason: 'Lost her phone' };
const closed = { type: 'dialog.closed' } as const;

const press = (rig: ResetRig) => rig.sendTo('form', { type: 'form.submitted', values, key: 'press-1' });
const isOpen = (rig: ResetRig) => rig.snapshot().status === 'active';
const formOf = (rig: ResetRig) => rig.live().find(({ path }) => path === 'form')?.ref;

export const spec: FlowSpec<typeof factorResetMachine> = {
  flow: flows['factor-reset'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': here },
  invariants: {
    open(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectCustomer(snapshot)).toEqual(aoifeAsCustomer);
    },
    'open.asking': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([false, false]),
    'open.sending': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]),
    begun: (snapshot) => expect([selectForm(snapshot), snapshot.status]).toEqual([undefined, 'active']),
    closed: (snapshot) => expect(snapshot.status).toBe('done'),
  },
  scenarios: {
    'D2.extensionGroups.secondFactor: after the reason is accepted, the dialog says what happens until it is closed'(
      start,
    ) {
      const rig = start();
      press(rig);
      rig.settle('form/submitForm', 'accepted');
      rig.settle('form/completeForm', 'completed');
      expect(rig.snapshot().matches('begun')).toBe(true);
      rig.send(closed);
      expect([isOpen(rig), rig.effects]).toEqual([false, []]);
    },
    'opening the dialog starts nothing'(start) {
      const rig = start();
      rig.sendTo('form', { type: 'form.edited' });
      rig.send(closed);
      expect([isOpen(rig), rig.effects]).toEqual([false, []]);
    },
    'a request that was sent cannot be stopped: the dialog does not close'(start) {
      const rig = start();
      press(rig);
      rig.send(closed);
      expect([isOpen(rig), rig.isRunning('form/submitForm')]).toEqual([true, true]);
    },
    'D5.2: after a refusal or a lost response, the typed reason is kept: it can be sent again, or discarded'(
      start,
    ) {
      for (const outcome of ['refused', 'offline'] as const) {
        const rig = start();
        const form = formOf(rig);
        press(rig);
        rig.settle('form/submitForm', outcome);
        expect([formOf(rig) === form, rig.snapshot().matches({ open: 'asking' })]).toEqual([true, true]);
        press(rig);
        expect(selectIsIrreversible(rig.snapshot())).toBe(true);
        rig.settle('form/submitForm', outcome);
        rig.send(closed);
        expect(isOpen(rig)).toBe(false);
      }
    },
    'own: a form that fails is reported and restarts'(start) {
      const rig = start();
      const form = formOf(rig);
      press(rig);
      rig.settle('form', 'crashed');
      expect(rig.effects.map(({ type }) => type)).toEqual(['logFailure']);
      expect([formOf(rig) === form, isOpen(rig), rig.isRunning('form')]).toEqual([false, true, true]);
    },
  },
};
