import { expect } from 'vitest';
import type { emailChangeMachine } from '../../../machines/settings/email-change/email-change.machine';
import {
  selectForm,
  selectIsCancelling,
  selectIsIrreversible,
} from '../../../machines/settings/email-change/email-change.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type ChangeRig = Rig<typeof emailChangeMachine>;

const ask = { type: 'change.requested' } as const;
const cancel = { type: 'change.cancelled' } as const;
const close = { type: 'dialog.closed' } as const;

const press = (rig: ChangeRig, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values: {}, key });

const accept = (rig: ChangeRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

const done = (rig: ChangeRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof emailChangeMachine> = {
  flow: flows['email-change'],
  person: ['change.cancelled', 'change.requested', 'dialog.closed'],
  waits: { cancelChange: call, 'form submitForm': call, 'form reconcile': here, 'form completeForm': here },
  invariants: {
    shown: (snapshot) =>
      expect([selectForm(snapshot), selectIsCancelling(snapshot)]).toEqual([undefined, false]),
    changing: (snapshot) =>
      expect([selectForm(snapshot) === undefined, selectIsCancelling(snapshot)]).toEqual([false, false]),
    'changing.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'changing.sending': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(true),
    'changing.noResponse': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    cancelling: (snapshot) =>
      expect([selectForm(snapshot), selectIsCancelling(snapshot)]).toEqual([undefined, true]),
  },
  scenarios: {
    'D2.extensionGroups.emailChange: another address is asked for in the dialog, and then read as waiting'(
      start,
    ) {
      const rig = start();
      rig.send(ask);
      expect([rig.snapshot().value, rig.isRunning('form/submitForm')]).toEqual([
        { changing: 'asking' },
        false,
      ]);
      accept(rig);
      expect([rig.snapshot().value, done(rig)]).toEqual(['shown', ['readUser']]);
    },
    'closing the dialog asks for nothing, and nothing is read again'(start) {
      const rig = start();
      rig.send(close);
      rig.send(ask);
      const dialog = selectForm(rig.snapshot());
      rig.send(ask);
      rig.send(cancel);
      expect(selectForm(rig.snapshot())).toBe(dialog);
      rig.send(close);
      expect([rig.snapshot().value, done(rig)]).toEqual(['shown', []]);
    },
    'a request that was sent cannot be stopped: the dialog stays open until the response'(start) {
      const rig = start();
      rig.send(ask);
      press(rig);
      rig.send(close);
      expect(rig.snapshot().value).toEqual({ changing: 'sending' });
    },
    'D5.2: a refusal keeps the dialog: it can be closed, or sent again'(start) {
      const rig = start();
      rig.send(ask);
      press(rig);
      rig.settle('form/submitForm', 'refused');
      expect(rig.snapshot().value).toEqual({ changing: 'asking' });
      accept(rig);
      expect(done(rig)).toEqual(['readUser']);
    },
    'S8.networkFailure: after a lost response it can be sent again; closing reads which address waits'(
      start,
    ) {
      const rig = start();
      rig.send(ask);
      press(rig);
      rig.settle('form/submitForm', 'offline');
      expect(rig.snapshot().value).toEqual({ changing: 'noResponse' });
      press(rig);
      expect(rig.snapshot().value).toEqual({ changing: 'sending' });
      rig.settle('form/submitForm', 'offline');
      rig.send(close);
      expect([rig.snapshot().value, done(rig)]).toEqual(['shown', ['readUser']]);
    },
    'D2.extensionGroups.emailChange: the address that waits is forgotten, one request at a time'(start) {
      for (const outcome of ['cancelled', 'offline'] as const) {
        const rig = start();
        rig.send(cancel);
        rig.send(cancel);
        rig.send(ask);
        rig.send(close);
        expect([rig.snapshot().value, rig.isRunning('cancelChange'), done(rig)]).toEqual([
          'cancelling',
          true,
          [],
        ]);
        rig.settle('cancelChange', outcome);
        expect([rig.snapshot().value, done(rig)]).toEqual(['shown', ['readUser']]);
      }
    },
    'a dialog that fails is logged and restarts'(start) {
      const rig = start();
      rig.send(ask);
      const before = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(selectForm(rig.snapshot())).not.toBe(before);
      accept(rig);
      expect(rig.snapshot().value).toBe('shown');
    },
  },
};
