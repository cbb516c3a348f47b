import { expect } from 'vitest';
import { aoife, personalPremium, refundReceipt } from '../../../machines/samples';
import type { subscriptionWithdrawalMachine } from '../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import {
  selectForm,
  selectIsIrreversible,
  selectIsWithdrawn,
  selectSubscription,
  selectWithdrawal,
} from '../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.selectors';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type WithdrawalRig = Rig<typeof subscriptionWithdrawalMachine>;

const customer = aoife.uuid;
const values = { subscription: personalPremium.id };
const noted = { withdrawnAt: '2026-11-22T10:05:00Z', receipt: refundReceipt };
const close = { type: 'dialog.closed' } as const;

const press = (rig: WithdrawalRig, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values, key });

const accept = (rig: WithdrawalRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

const withdraw = (rig: WithdrawalRig) => {
  accept(rig);
  rig.settle('readOutcome', 'noted');
};

const done = (rig: WithdrawalRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof subscriptionWithdrawalMachine> = {
  flow: flows['subscription-withdrawal'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { readOutcome: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  claims: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(personalPremium);
      expect([selectWithdrawal(snapshot), selectIsWithdrawn(snapshot)]).toEqual([null, false]);
    },
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.unanswered': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.refreshing': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, false]),
    withdrawn: (snapshot) =>
      expect([selectIsWithdrawn(snapshot), selectForm(snapshot)]).toEqual([true, undefined]),
    done: (snapshot) => expect(snapshot.output).toEqual({ kind: 'withdrawn' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  sentences: {
    'D2.extensionGroups.withdrawal: asking declares nothing: closing keeps the contract, and nothing is read again'(
      start,
    ) {
      const rig = start();
      rig.send(close);
      expect([rig.snapshot().output, done(rig)]).toEqual([{ kind: 'closed' }, []]);
    },
    'D2.extensionGroups.withdrawal: confirmed, what a cancellation changes is out of date, and navigation reloads'(
      start,
    ) {
      const rig = start();
      accept(rig);
      expect(done(rig)).toEqual(['expireLists', 'reloadNavigation']);
      expect([rig.effectsOf('reloadNavigation'), rig.inputOf('readOutcome')]).toEqual([
        [{ actor: '', type: 'reloadNavigation', params: { customer } }],
        { customer },
      ]);
    },
    'D2.extensionGroups.withdrawal: the dialog says what was noted, until it is closed'(start) {
      const rig = start();
      withdraw(rig);
      expect([rig.snapshot().status, selectWithdrawal(rig.snapshot())]).toEqual(['active', noted]);
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
    },
    'it is as done where the answer was lost, or the lists cannot be read: then without the moment'(start) {
      for (const ending of ['unnoted', 'offline'] as const) {
        const rig = start();
        accept(rig);
        rig.settle('readOutcome', ending);
        expect([selectIsWithdrawn(rig.snapshot()), selectWithdrawal(rig.snapshot())]).toEqual([true, null]);
        rig.send(close);
        expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
      }
    },
    'who closes the dialog while the lists are read has withdrawn all the same'(start) {
      const rig = start();
      accept(rig);
      rig.sendTo('form', { type: 'form.edited' });
      expect(rig.snapshot().status).toBe('active');
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
    },
    'what is on its way cannot be taken back: the dialog stays until the answer'(start) {
      const rig = start();
      press(rig);
      rig.send(close);
      expect([rig.snapshot().status, selectIsIrreversible(rig.snapshot())]).toEqual(['active', true]);
      rig.settle('form/submitForm', 'accepted');
      rig.send(close);
      expect([rig.snapshot().status, selectIsIrreversible(rig.snapshot())]).toEqual(['active', true]);
      rig.settle('form/completeForm', 'completed');
      rig.settle('readOutcome', 'noted');
      expect(selectIsWithdrawn(rig.snapshot())).toBe(true);
    },
    'D5.2: a refusal, and no answer, leave the dialog as it is: it can be closed, or sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([selectIsIrreversible(rig.snapshot()), done(rig)]).toEqual([false, []]);
        withdraw(rig);
        expect(selectWithdrawal(rig.snapshot())).toEqual(noted);
        const closing = start();
        press(closing);
        closing.settle('form/submitForm', ending);
        closing.send(close);
        expect(closing.snapshot().output).toEqual({ kind: 'closed' });
      }
    },
    'closed without an answer, the lists are read again; closed after a refusal, they are not'(start) {
      for (const [ending, effects] of [
        ['offline', ['reloadLists']],
        ['refused', []],
      ] as const) {
        const rig = start();
        press(rig);
        rig.settle('form/submitForm', ending);
        rig.sendTo('form', { type: 'form.edited' });
        rig.send(close);
        expect([rig.snapshot().output, done(rig)]).toEqual([{ kind: 'closed' }, effects]);
      }
    },
    'a confirmation that fails is logged and starts again'(start) {
      const rig = start();
      const before = selectForm(rig.snapshot());
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(selectForm(rig.snapshot())).not.toBe(before);
      withdraw(rig);
      expect(selectIsWithdrawn(rig.snapshot())).toBe(true);
    },
  },
};
