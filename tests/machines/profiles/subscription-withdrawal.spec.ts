import { expect } from 'vitest';
import { personalPremium, refundReceipt } from '../../../machines/samples';
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
import { close, scenariosOf, stepsOf } from './subscription-change.scenarios';

type WithdrawalRig = Rig<typeof subscriptionWithdrawalMachine>;

const noted = { withdrawnAt: '2026-11-22T10:05:00Z', receipt: refundReceipt };

const change = {
  values: { subscription: personalPremium.id },
  reads: ['readOutcome', 'noted'],
  leave(rig: WithdrawalRig) {
    expect([selectIsWithdrawn(rig.snapshot()), selectWithdrawal(rig.snapshot())]).toEqual([true, noted]);
    rig.send(close);
  },
  done: 'withdrawn',
} as const;
const { accept } = stepsOf(change);

export const spec: FlowSpec<typeof subscriptionWithdrawalMachine> = {
  flow: flows['subscription-withdrawal'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { readOutcome: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(personalPremium);
      expect([selectWithdrawal(snapshot), selectIsWithdrawn(snapshot)]).toEqual([null, false]);
    },
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.noResponse': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.refreshing': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, false]),
    withdrawn: (snapshot) =>
      expect([selectIsWithdrawn(snapshot), selectForm(snapshot)]).toEqual([true, undefined]),
    done: (snapshot) => expect(snapshot.output).toEqual({ kind: 'withdrawn' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  scenarios: {
    ...scenariosOf(change),
    'D2.extensionGroups.withdrawal: opening the dialog declares nothing: closing keeps the contract, and nothing is read again'(
      start,
    ) {
      const rig = start();
      rig.send(close);
      expect([rig.snapshot().output, rig.effects]).toEqual([{ kind: 'closed' }, []]);
    },
    'D2.extensionGroups.withdrawal: the dialog shows what was recorded, until it is closed'(start) {
      const rig = start();
      accept(rig);
      rig.settle('readOutcome', 'noted');
      expect([rig.snapshot().status, selectWithdrawal(rig.snapshot())]).toEqual(['active', noted]);
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
    },
    'it is complete after a lost response, or if the lists cannot be read: then without the time'(start) {
      for (const ending of ['unnoted', 'offline'] as const) {
        const rig = start();
        accept(rig);
        rig.settle('readOutcome', ending);
        expect([selectIsWithdrawn(rig.snapshot()), selectWithdrawal(rig.snapshot())]).toEqual([true, null]);
        rig.send(close);
        expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
      }
    },
  },
};
