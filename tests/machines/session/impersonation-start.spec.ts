import { expect } from 'vitest';
import type { impersonationStartMachine } from '../../../machines/session/impersonation-start/impersonation-start.machine';
import {
  selectCustomer,
  selectForm,
  selectIsIrreversible,
} from '../../../machines/session/impersonation-start/impersonation-start.selectors';
import { aoifeAsCustomer } from '../../../machines/samples';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type StartRig = Rig<typeof impersonationStartMachine>;

const values = { customer: aoifeAsCustomer.uuid, reason: 'Asked us by phone' };
const closed = { type: 'dialog.closed' } as const;

const press = (rig: StartRig) => rig.sendTo('form', { type: 'form.submitted', values, key: 'press-1' });
const isOpen = (rig: StartRig) => rig.snapshot().status === 'active';
const formOf = (rig: StartRig) => rig.live().find(({ path }) => path === 'form')?.ref;

export const spec: FlowSpec<typeof impersonationStartMachine> = {
  flow: flows['impersonation-start'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': call },
  invariants: {
    open(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectCustomer(snapshot)).toEqual(aoifeAsCustomer);
    },
    'open.asking': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([false, false]),
    'open.sending': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]),
    'open.begun': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, false]),
    closed: (snapshot) => expect(snapshot.status).toBe('done'),
  },
  scenarios: {
    'S6.4: after the reason is accepted and the impersonation has started, the dialog stays until the customer’s page is shown'(
      start,
    ) {
      const rig = start();
      press(rig);
      rig.settle('form/submitForm', 'accepted');
      expect(rig.snapshot().matches({ open: 'sending' })).toBe(true);
      rig.settle('form/completeForm', 'completed');
      expect(rig.snapshot().matches({ open: 'begun' })).toBe(true);
      rig.send(closed);
      rig.sendTo('form', { type: 'form.edited' });
      expect([isOpen(rig), rig.snapshot().matches({ open: 'begun' })]).toEqual([true, true]);
    },
    'opening the dialog starts nothing: after closing it the admin does not act for the customer'(start) {
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
      rig.settle('form/submitForm', 'accepted');
      rig.send(closed);
      expect([isOpen(rig), rig.isRunning('form/completeForm')]).toEqual([true, true]);
    },
    'D5.2: after a refusal or a lost response, the typed reason is kept: it can be sent again, or discarded'(
      start,
    ) {
      for (const fail of [
        (rig: StartRig) => rig.settle('form/submitForm', 'refused'),
        (rig: StartRig) => rig.settle('form/submitForm', 'offline'),
        (rig: StartRig) => {
          rig.settle('form/submitForm', 'accepted');
          rig.settle('form/completeForm', 'refused');
        },
        (rig: StartRig) => {
          // The second press repeats only the work that got no response.
          if (rig.isRunning('form/submitForm')) rig.settle('form/submitForm', 'accepted');
          rig.settle('form/completeForm', 'offline');
        },
      ]) {
        const rig = start();
        const form = formOf(rig);
        press(rig);
        fail(rig);
        expect([formOf(rig) === form, selectIsIrreversible(rig.snapshot())]).toEqual([true, false]);
        press(rig);
        expect(selectIsIrreversible(rig.snapshot())).toBe(true);
        fail(rig);
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
      expect([formOf(rig) === form, selectIsIrreversible(rig.snapshot())]).toEqual([false, false]);
      expect([isOpen(rig), rig.isRunning('form')]).toEqual([true, true]);
    },
  },
};
