import { expect } from 'vitest';
import {
  approved,
  declined,
  waiting,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import {
  selectIsChecking,
  selectIsIrreversible,
  selectReason,
  selectRequest,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { call, here } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { invariants } from './credit-request-decision.invariants';
import {
  accept,
  answer,
  both,
  closed,
  edited,
  effects,
  opened,
  pending,
  press,
  reason,
  state,
  uuid,
  ways,
  type DecisionRig,
  type Machine,
} from './credit-request-decision.steps';

export const spec: FlowSpec<Machine> = {
  flow: flows['credit-request-decision'],
  own: [
    'approving.checking',
    'approving.refreshing',
    'declining.checking',
    'declining.refreshing',
    'decided.meanwhile',
  ],
  person: ['approval.chosen', 'decline.chosen', 'dialog.closed', 'reason.edited', 'request.retried'],
  waits: {
    readRequest: call,
    'approval submitForm': call,
    'approval reconcile': call,
    'approval completeForm': here,
    'decline submitForm': call,
    'decline reconcile': call,
    'decline completeForm': here,
  },
  invariants,
  scenarios: {
    'S2.adminRoutes.2: a pending request can be decided; a decided one shows the decision and cannot be decided again'(
      start,
    ) {
      expect(state(pending(start))).toBe('pending');
      for (const [outcome, request] of Object.entries({ approved, declined })) {
        const rig = start();
        expect(rig.inputOf('readRequest')).toEqual({ uuid });
        rig.settle('readRequest', outcome);
        expect([state(rig), selectRequest(rig.snapshot())]).toEqual([{ decided: 'found' }, request]);
        for (const { chosen } of both) rig.send({ type: chosen });
        expect(state(rig)).toEqual({ decided: 'found' });
      }
    },
    'D3.6: an unknown request shows the not-found page'(start) {
      const rig = start();
      rig.settle('readRequest', 'unknown');
      expect(state(rig)).toBe('unknown');
    },
    'D7.1: a request that could not be read is read again on Retry'(start) {
      const rig = start();
      rig.settle('readRequest', 'offline');
      expect(state(rig)).toBe('unloaded');
      rig.send({ type: 'request.retried' });
      rig.settle('readRequest', 'pending');
      expect(state(rig)).toBe('pending');
    },
    'opening the dialog decides nothing: closing it leaves the request unchanged'(start) {
      for (const way of both) {
        const rig = opened(start, way);
        rig.send(closed);
        expect([state(rig), selectRequest(rig.snapshot())]).toEqual(['pending', waiting]);
        expect(effects(rig)).toEqual(way.form === 'decline' ? ['recallReason', 'removeDraft'] : []);
      }
    },
    'a decision that was sent cannot be stopped: the dialog stays open until the response'(start) {
      for (const way of both) {
        const rig = opened(start, way);
        press(rig, way);
        rig.send(closed);
        expect([selectIsIrreversible(rig.snapshot()), rig.isRunning(`${way.form}/submitForm`)]).toEqual([
          true,
          true,
        ]);
        expect(selectIsChecking(rig.snapshot())).toBe(false);
        rig.settle(`${way.form}/submitForm`, 'accepted');
        rig.send(closed);
        expect(selectIsIrreversible(rig.snapshot())).toBe(true);
      }
    },
    'D2.extensionGroups.admin: after an approval the dialog stays open until the account number was read or could not be'(
      start,
    ) {
      const ends: (readonly [(rig: DecisionRig) => void, object])[] = [
        [(rig) => rig.settle('readApproved', 'approved'), approved],
        [(rig) => rig.settle('readApproved', 'offline'), { ...waiting, status: 'approved' }],
        [(rig) => rig.settle('readApproved', 'unknown'), { ...waiting, status: 'approved' }],
        [(rig) => rig.send(closed), { ...waiting, status: 'approved' }],
      ];
      for (const [end, request] of ends) {
        const rig = opened(start, ways.approve);
        accept(rig, ways.approve);
        expect([state(rig), rig.inputOf('readApproved')]).toEqual([{ approving: 'refreshing' }, { uuid }]);
        end(rig);
        expect([state(rig), selectRequest(rig.snapshot())]).toEqual([{ decided: 'here' }, request]);
      }
    },
    'D2.extensionGroups.admin: after a decline it shows the stored reason, or the typed one; the draft is deleted'(
      start,
    ) {
      const ends: (readonly [(rig: DecisionRig) => void, object])[] = [
        [(rig) => rig.settle('readDeclined', 'declined'), declined],
        [(rig) => rig.settle('readDeclined', 'pending'), { ...declined, reason: 'Not known.' }],
        [(rig) => rig.settle('readDeclined', 'offline'), { ...declined, reason: 'Not known.' }],
        [(rig) => rig.send(closed), { ...declined, reason: 'Not known.' }],
      ];
      for (const [end, request] of ends) {
        const rig = opened(start, ways.decline);
        rig.send(edited);
        accept(rig, ways.decline);
        expect(rig.inputOf('readDeclined')).toEqual({ uuid });
        end(rig);
        expect(state(rig)).toEqual({ decided: 'here' });
        expect(selectRequest(rig.snapshot())).toEqual(request);
        expect(effects(rig)).toEqual(['recallReason', 'saveDraft', 'removeDraft']);
      }
    },
    'refused because someone else has decided: the screen shows that decision, and says so'(start) {
      for (const way of both) {
        for (const [outcome, request] of Object.entries({ approved, declined })) {
          const rig = opened(start, way);
          answer(rig, way, 'refused');
          expect(rig.inputOf(way.check)).toEqual({ uuid });
          rig.send(closed);
          rig.settle(way.check, outcome);
          expect([state(rig), selectRequest(rig.snapshot())]).toEqual([{ decided: 'meanwhile' }, request]);
          expect(effects(rig)).toEqual(way.form === 'decline' ? ['recallReason', 'removeDraft'] : []);
        }
      }
    },
    'refused because it no longer exists: shows the not-found page'(start) {
      for (const way of both) {
        const rig = opened(start, way);
        answer(rig, way, 'refused');
        rig.settle(way.check, 'unknown');
        expect(state(rig)).toBe('unknown');
        expect(effects(rig)).toEqual(way.form === 'decline' ? ['recallReason', 'removeDraft'] : []);
      }
    },
    'D5.2: refused for another reason: the dialog stays unchanged, with the typed reason'(start) {
      for (const way of both) {
        for (const outcome of ['pending', 'offline']) {
          const rig = opened(start, way);
          if (way.form === 'decline') rig.send(edited);
          answer(rig, way, 'refused');
          rig.settle(way.check, outcome);
          expect(rig.live().some(({ path }) => path === way.form)).toBe(true);
          expect(selectReason(rig.snapshot())).toBe(way.form === 'decline' ? reason : '');
          accept(rig, way);
          rig.settle(way.read, 'offline');
          expect(state(rig)).toEqual({ decided: 'here' });
        }
      }
    },
    'S8.networkFailure: after a lost response it can be sent again; closing the dialog reads the request again'(
      start,
    ) {
      for (const way of both) {
        const repeated = opened(start, way);
        answer(repeated, way, 'offline');
        accept(repeated, way);
        repeated.settle(way.read, 'offline');
        expect(state(repeated)).toEqual({ decided: 'here' });
        const rig = opened(start, way);
        answer(rig, way, 'offline');
        rig.sendTo(way.form, { type: 'form.edited' });
        rig.send(closed);
        expect(state(rig)).toBe('loading');
        expect(effects(rig)).toEqual(way.form === 'decline' ? ['recallReason', 'removeDraft'] : []);
        rig.settle('readRequest', 'approved');
        expect(state(rig)).toEqual({ decided: 'found' });
      }
    },
    'D3.19: a reason is kept while it is typed, and restored when the dialog is opened again'(start) {
      const rig = opened(start, ways.decline);
      rig.send(edited);
      expect(rig.effectsOf('saveDraft')).toEqual([
        { actor: '', type: 'saveDraft', params: { uuid, reason } },
      ]);
      rig.send(closed);
      rig.send({ type: 'decline.chosen' });
      expect(selectReason(rig.snapshot())).toBe(reason);
      expect(rig.effectsOf('recallReason')).toHaveLength(2);
    },
    'a form that fails is reported, and the request is read again, because the outcome is unknown'(start) {
      for (const way of both) {
        const rig = opened(start, way);
        if (way.form === 'decline') rig.send(edited);
        rig.settle(way.form, 'crashed');
        expect(rig.effectsOf('logFailure')).toHaveLength(1);
        rig.settle('readRequest', 'pending');
        rig.send({ type: way.chosen });
        expect(selectReason(rig.snapshot())).toBe(way.form === 'decline' ? reason : '');
      }
    },
  },
};
