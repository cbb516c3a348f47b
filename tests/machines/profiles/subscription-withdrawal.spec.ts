import { expect } from 'vitest';
import { personalPremium } from '../../../machines/samples';
import { withdrawal } from '../../../machines/session/form-submission/form-submission.fixtures';
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

const change = {
  values: { subscription: personalPremium.id },
  reads: ['readLists', 'read'],
  leave(rig: WithdrawalRig) {
    expect(selectIsWithdrawn(rig.snapshot())).toBe(true);
    rig.send(close);
  },
  done: 'withdrawn',
} as const;
const { accept, press } = stepsOf(change);

export const spec: FlowSpec<typeof subscriptionWithdrawalMachine> = {
  flow: flows['subscription-withdrawal'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { readLists: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(personalPremium);
      expect(selectIsWithdrawn(snapshot)).toBe(false);
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
      rig.settle('readLists', 'read');
      expect([rig.snapshot().status, selectWithdrawal(rig.snapshot())]).toEqual(['active', withdrawal]);
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
    },
    'it is complete even if the lists cannot be read'(start) {
      const rig = start();
      accept(rig);
      rig.settle('readLists', 'offline');
      expect([selectIsWithdrawn(rig.snapshot()), selectWithdrawal(rig.snapshot())]).toEqual([
        true,
        withdrawal,
      ]);
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'withdrawn' });
    },
    'D4.9: it is complete after a lost response that a check makes up for: then without the time'(start) {
      const rig = start();
      press(rig);
      rig.settle('form/submitForm', 'noResponse');
      rig.settle('form/reconcile', 'done');
      rig.settle('form/completeForm', 'completed');
      rig.settle('readLists', 'read');
      expect([selectIsWithdrawn(rig.snapshot()), selectWithdrawal(rig.snapshot())]).toEqual([true, null]);
    },
  },
};
