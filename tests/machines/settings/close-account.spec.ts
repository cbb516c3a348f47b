import { expect } from 'vitest';
import type { closeAccountMachine } from '../../../machines/settings/close-account/close-account.machine';
import {
  selectForm,
  selectIsLoggingOut,
  selectIsIrreversible,
} from '../../../machines/settings/close-account/close-account.selectors';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type CloseRig = Rig<typeof closeAccountMachine>;

const open = { type: 'closing.requested' } as const;
const close = { type: 'dialog.closed' } as const;

const press = (rig: CloseRig, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values: {}, key });

const closeAccount = (rig: CloseRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

/** The answer is lost, and the session turns out to have ended. */
const loseTheAnswer = (rig: CloseRig) => {
  press(rig);
  rig.settle('form/submitForm', 'noResponse');
  rig.settle('form/reconcile', 'done');
  rig.settle('form/completeForm', 'completed');
};

const logouts = (rig: CloseRig) => rig.effectsOf('logOut').map(({ params }) => params);

const done = (rig: CloseRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof closeAccountMachine> = {
  flow: flows['close-account'],
  person: ['closing.requested', 'dialog.closed', 'logout.repeated'],
  waits: { 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    offered: (snapshot) =>
      expect([selectForm(snapshot), selectIsLoggingOut(snapshot)]).toEqual([undefined, false]),
    confirming: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]),
    closed: (snapshot) =>
      expect([selectForm(snapshot), selectIsLoggingOut(snapshot)]).toEqual([undefined, true]),
    signedOut: (snapshot) =>
      expect([selectForm(snapshot), selectIsLoggingOut(snapshot)]).toEqual([undefined, true]),
  },
  scenarios: {
    'S4.closeAccount.1: confirm dialog, then delete; on success, and not before, the user is logged out'(
      start,
    ) {
      const rig = start();
      expect(rig.isRunning('form')).toBe(false);
      rig.send(open);
      expect([rig.isRunning('form'), rig.isRunning('form/submitForm')]).toEqual([true, false]);
      press(rig);
      expect(rig.isRunning('form/submitForm')).toBe(true);
      rig.settle('form/submitForm', 'accepted');
      expect(done(rig)).toEqual([]);
      rig.settle('form/completeForm', 'completed');
      expect([rig.snapshot().value, logouts(rig)]).toEqual(['closed', [{ closed: true }]]);
    },
    'S8.closeAccountConfirm: opening the dialog deletes nothing, and it can be opened again'(start) {
      const rig = start();
      rig.send(open);
      const dialog = selectForm(rig.snapshot());
      rig.send(open);
      expect(selectForm(rig.snapshot())).toBe(dialog);
      rig.send(close);
      expect([rig.snapshot().value, done(rig)]).toEqual(['offered', []]);
      rig.send(close);
      rig.send(open);
      closeAccount(rig);
      expect(done(rig)).toEqual(['logOut']);
    },
    'a request that was sent cannot be stopped: the dialog stays open until the response'(start) {
      const rig = start();
      rig.send(open);
      press(rig);
      rig.send(close);
      expect(selectIsIrreversible(rig.snapshot())).toBe(true);
      rig.settle('form/submitForm', 'accepted');
      rig.send(close);
      expect(selectIsIrreversible(rig.snapshot())).toBe(true);
    },
    'D5.2: a refusal or a lost response keeps the dialog: it can be closed, or sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        rig.send(open);
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([selectIsIrreversible(rig.snapshot()), done(rig)]).toEqual([false, []]);
        rig.send(close);
        expect(rig.snapshot().value).toBe('offered');
        rig.send(open);
        press(rig);
        rig.settle('form/submitForm', ending);
        closeAccount(rig);
        expect(done(rig)).toEqual(['logOut']);
      }
    },
    'D4.9: after a lost response, if the session has ended, the person is signed out without a second press, and it is not said that the account is closed'(
      start,
    ) {
      const rig = start();
      rig.send(open);
      loseTheAnswer(rig);
      expect([rig.snapshot().value, logouts(rig)]).toEqual(['signedOut', [{ closed: false }]]);
    },
    'D3.10: a logout that fails keeps the screen: it can be repeated, and there is nothing left to close'(
      start,
    ) {
      for (const closed of [true, false]) {
        const rig = start();
        rig.send({ type: 'logout.repeated' });
        expect(done(rig)).toEqual([]);
        rig.send(open);
        if (closed) closeAccount(rig);
        else loseTheAnswer(rig);
        rig.send(open);
        rig.send(close);
        expect(selectIsLoggingOut(rig.snapshot())).toBe(true);
        rig.send({ type: 'logout.repeated' });
        expect([selectIsLoggingOut(rig.snapshot()), logouts(rig)]).toEqual([true, [{ closed }, { closed }]]);
      }
    },
    'a confirmation that fails is logged and restarts'(start) {
      const rig = start();
      rig.send(open);
      const before = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(selectForm(rig.snapshot())).not.toBe(before);
      closeAccount(rig);
      expect(selectIsLoggingOut(rig.snapshot())).toBe(true);
    },
  },
};
