import { expect } from 'vitest';
import { personalPremium } from '../../../machines/samples';
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
import { close, scenariosOf, stepsOf } from './subscription-change.scenarios';

type CancelRig = Rig<typeof subscriptionCancelMachine>;

const change = {
  values: { subscription: personalPremium.id, reason: '' },
  reads: ['readLists', 'read'],
  done: 'cancelled',
} as const;
const { accept, finish } = stepsOf<CancelRig>(change);

const done = (rig: CancelRig) => rig.effects.map(({ type }) => type).slice(1);

export const spec: FlowSpec<typeof subscriptionCancelMachine> = {
  flow: flows['subscription-cancel'],
  own: ['closed'],
  person: ['dialog.closed', 'reason.edited'],
  waits: { readLists: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(personalPremium);
      expect([selectAsksReason(snapshot), selectReason(snapshot)]).toEqual([true, '']);
    },
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.noResponse': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.refreshing': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, false]),
    cancelled: (snapshot) => expect(snapshot.output).toEqual({ kind: 'cancelled' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  scenarios: {
    ...scenariosOf<CancelRig>(change),
    'the dialog stays until what is shown was read again, or could not be'(start) {
      for (const ending of ['read', 'offline'] as const) {
        const rig = start();
        accept(rig);
        expect(rig.snapshot().status).toBe('active');
        rig.settle('readLists', ending);
        expect(rig.snapshot().output).toEqual({ kind: 'cancelled' });
        expect(done(rig)).toEqual(['expireLists', 'reloadNavigation', 'removeDraft']);
      }
    },
    'S8.cancelSubscriptionConfirm: opening the dialog cancels nothing: closing keeps Premium, and nothing is read again'(
      start,
    ) {
      const rig = start();
      rig.send(close);
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      expect(done(rig)).toEqual(['removeDraft']);
    },
    'D3.19: a typed reason is kept until the dialog closes, and restored when it opens'(start) {
      const rig = start();
      expect(rig.effects.map(({ type }) => type)).toEqual(['recallReason']);
      rig.send({ type: 'reason.edited', reason: 'I moved to Cork' });
      expect(rig.effectsOf('keepDraft')).toEqual([
        { actor: '', type: 'keepDraft', params: { reason: 'I moved to Cork' } },
      ]);
      expect(rig.effectsOf('removeDraft')).toEqual([]);
      accept(rig);
      finish(rig);
      expect(rig.effectsOf('removeDraft')).toHaveLength(1);
    },
  },
};
