import { expect } from 'vitest';
import type { lookOnlyMachine } from '../../../machines/session/look-only/look-only.machine';
import {
  selectForm,
  selectHasRefused,
  selectIsIrreversible,
} from '../../../machines/session/look-only/look-only.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type LookRig = Rig<typeof lookOnlyMachine>;

const refused = { type: 'write.refused' } as const;
const asked = { type: 'act.requested' } as const;
const closed = { type: 'dialog.closed' } as const;

const press = (rig: LookRig) =>
  rig.sendTo('form', { type: 'form.submitted', values: { reason: 'Asked us by phone' }, key: 'press-1' });
const stateOf = (rig: LookRig) => rig.snapshot().value;

export const spec: FlowSpec<typeof lookOnlyMachine> = {
  flow: flows['look-only'],
  person: ['act.requested', 'dialog.closed'],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': call },
  invariants: {
    looking: (snapshot) => expect(selectForm(snapshot)).toBeUndefined(),
    'looking.quiet': (snapshot) => expect(selectHasRefused(snapshot)).toBe(false),
    'looking.refused': (snapshot) => expect(selectHasRefused(snapshot)).toBe(true),
    acting: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'acting.asking': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([false, false]),
    'acting.sending': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]),
    'acting.begun': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, false]),
  },
  scenarios: {
    'D2.extensionGroups.lookOnly: a refused write is told, once for any number'(start) {
      const rig = start();
      expect([rig.isRunning('refusals'), selectHasRefused(rig.snapshot())]).toEqual([true, false]);
      rig.send(refused);
      rig.send(refused);
      expect(selectHasRefused(rig.snapshot())).toBe(true);
    },
    'D2.extensionGroups.lookOnly: acting takes a step of its own, with a reason'(start) {
      const rig = start();
      rig.send(asked);
      expect(stateOf(rig)).toEqual({ acting: 'asking' });
      press(rig);
      rig.settle('form/submitForm', 'accepted');
      expect(stateOf(rig)).toEqual({ acting: 'sending' });
      rig.settle('form/completeForm', 'completed');
      rig.send(closed);
      rig.sendTo('form', { type: 'form.edited' });
      expect(stateOf(rig)).toEqual({ acting: 'begun' });
    },
    'closing the dialog leads back to looking, and what was refused before is no longer told'(start) {
      const rig = start();
      rig.send(refused);
      rig.send(asked);
      rig.sendTo('form', { type: 'form.edited' });
      rig.send(closed);
      expect([stateOf(rig), rig.isRunning('refusals')]).toEqual([{ looking: 'quiet' }, true]);
    },
    'a request that was sent cannot be stopped: the dialog does not close'(start) {
      const rig = start();
      rig.send(asked);
      press(rig);
      rig.send(closed);
      expect([stateOf(rig), rig.isRunning('form/submitForm')]).toEqual([{ acting: 'sending' }, true]);
    },
    'D5.2: after a refusal or a lost response the dialog stays, and can be sent again or closed'(start) {
      for (const outcome of ['refused', 'offline']) {
        const rig = start();
        rig.send(asked);
        press(rig);
        rig.settle('form/submitForm', outcome);
        expect(stateOf(rig)).toEqual({ acting: 'asking' });
        press(rig);
        rig.settle('form/submitForm', 'accepted');
        rig.settle('form/completeForm', outcome);
        expect(stateOf(rig)).toEqual({ acting: 'asking' });
        rig.send(closed);
        expect(stateOf(rig)).toEqual({ looking: 'quiet' });
      }
    },
    'own: if refusals cannot be heard, this is reported, and the admin can still act'(start) {
      const rig = start();
      rig.settle('refusals', 'crashed');
      expect(rig.effects.map(({ type }) => type)).toEqual(['logFailure']);
      rig.send(asked);
      expect(stateOf(rig)).toEqual({ acting: 'asking' });
    },
    'own: a form that fails is reported and restarts'(start) {
      const rig = start();
      rig.send(asked);
      press(rig);
      rig.settle('form', 'crashed');
      expect(rig.effects.map(({ type }) => type)).toEqual(['logFailure']);
      expect([stateOf(rig), rig.isRunning('form')]).toEqual([{ acting: 'asking' }, true]);
    },
  },
};
