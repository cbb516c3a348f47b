import { expect } from 'vitest';
import { aoife, personalPremium } from '../../../machines/samples';
import type { subscriptionCancelMachine } from '../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import {
  selectAsksReason,
  selectForm,
  selectIsIrreversible,
  selectReason,
  selectSubscription,
} from '../../../machines/profiles/subscription-cancel/subscription-cancel.selectors';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type CancelRig = Rig<typeof subscriptionCancelMachine>;

const customer = aoife.uuid;
const values = { subscription: personalPremium.id, reason: '' };

const press = (rig: CancelRig, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values, key });

const accept = (rig: CancelRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

const cancel = (rig: CancelRig) => {
  accept(rig);
  rig.settle('readLists', 'read');
};

const done = (rig: CancelRig) => rig.effects.map(({ type }) => type).slice(1);

export const spec: FlowSpec<typeof subscriptionCancelMachine> = {
  flow: flows['subscription-cancel'],
  own: ['closed'],
  person: ['dialog.closed', 'reason.edited'],
  waits: { readLists: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  claims: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(personalPremium);
      expect([selectAsksReason(snapshot), selectReason(snapshot)]).toEqual([true, '']);
    },
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.unanswered': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.refreshing': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, false]),
    cancelled: (snapshot) => expect(snapshot.output).toEqual({ kind: 'cancelled' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  sentences: {
    'S4.subscription.1: cancelled, card accounts, navigation and subscriptions expire and navigation reloads'(
      start,
    ) {
      const rig = start();
      accept(rig);
      expect(done(rig)).toEqual(['expireLists', 'reloadNavigation']);
      expect(rig.effectsOf('reloadNavigation')).toEqual([
        { actor: '', type: 'reloadNavigation', params: { customer } },
      ]);
    },
    'the dialog stays until what is shown was read again, or could not be; a person may close it before'(
      start,
    ) {
      const ends: ((rig: CancelRig) => void)[] = [
        (rig) => rig.settle('readLists', 'read'),
        (rig) => rig.settle('readLists', 'offline'),
        (rig) => rig.send({ type: 'dialog.closed' }),
      ];
      for (const end of ends) {
        const rig = start();
        accept(rig);
        rig.sendTo('form', { type: 'form.edited' });
        expect([rig.snapshot().status, rig.inputOf('readLists')]).toEqual(['active', { customer }]);
        end(rig);
        expect(rig.snapshot().output).toEqual({ kind: 'cancelled' });
        expect(done(rig)).toEqual(['expireLists', 'reloadNavigation', 'removeDraft']);
      }
    },
    'S8.cancelSubscriptionConfirm: asking cancels nothing: closing keeps Premium, and nothing is read again'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'dialog.closed' });
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      expect(done(rig)).toEqual(['removeDraft']);
    },
    'what is on its way cannot be taken back: the dialog stays until the answer'(start) {
      const rig = start();
      press(rig);
      rig.send({ type: 'dialog.closed' });
      expect([rig.snapshot().status, selectIsIrreversible(rig.snapshot())]).toEqual(['active', true]);
      rig.settle('form/submitForm', 'accepted');
      rig.send({ type: 'dialog.closed' });
      expect([rig.snapshot().status, selectIsIrreversible(rig.snapshot())]).toEqual(['active', true]);
      rig.settle('form/completeForm', 'completed');
      rig.settle('readLists', 'read');
      expect(rig.snapshot().output).toEqual({ kind: 'cancelled' });
    },
    'D5.2: a refusal, and no answer, leave the dialog as it is: it can be closed, or sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([selectIsIrreversible(rig.snapshot()), done(rig)]).toEqual([false, []]);
        cancel(rig);
        expect(rig.snapshot().output).toEqual({ kind: 'cancelled' });
        const closing = start();
        press(closing);
        closing.settle('form/submitForm', ending);
        closing.send({ type: 'dialog.closed' });
        expect(closing.snapshot().output).toEqual({ kind: 'closed' });
      }
    },
    'closed without an answer, the lists are read again; closed after a refusal, or untouched, they are not'(
      start,
    ) {
      for (const [ending, effects] of [
        ['offline', ['reloadLists', 'removeDraft']],
        ['refused', ['removeDraft']],
      ] as const) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        rig.sendTo('form', { type: 'form.edited' });
        rig.send({ type: 'dialog.closed' });
        expect([rig.snapshot().output, done(rig)]).toEqual([{ kind: 'closed' }, effects]);
      }
    },
    'D3.19: a reason that was typed is kept until the dialog goes, and recalled when it comes'(start) {
      const rig = start();
      expect(rig.effects.map(({ type }) => type)).toEqual(['recallReason']);
      rig.send({ type: 'reason.edited', reason: 'I moved to Cork' });
      expect(rig.effectsOf('keepDraft')).toEqual([
        { actor: '', type: 'keepDraft', params: { reason: 'I moved to Cork' } },
      ]);
      expect(rig.effectsOf('removeDraft')).toEqual([]);
      cancel(rig);
      expect(rig.effectsOf('removeDraft')).toHaveLength(1);
    },
    'a confirmation that fails is logged and starts again'(start) {
      const rig = start();
      const before = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(selectForm(rig.snapshot())).not.toBe(before);
      cancel(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'cancelled' });
    },
  },
};
