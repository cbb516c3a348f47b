import { expect } from 'vitest';
import { waiting } from '../../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import type { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import {
  selectIsBusy,
  selectIsChecking,
  selectIsIrreversible,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import type { Start } from '../../../support/charts/flow-spec';
import type { Rig } from '../../../../src/review/play/rig';

export type Machine = typeof creditRequestDecisionMachine;
export type DecisionRig = Rig<Machine>;

export const uuid = waiting.uuid;
export const reason = ' Not known. ';
export const edited = { type: 'reason.edited', reason } as const;
export const closed = { type: 'dialog.closed' } as const;

/** The two decisions: how each is chosen, and what its actors are called. */
export const ways = {
  approve: { chosen: 'approval.chosen', form: 'approval', check: 'checkApproval', read: 'readApproved' },
  decline: { chosen: 'decline.chosen', form: 'decline', check: 'checkDecline', read: 'readDeclined' },
} as const;
export type Way = (typeof ways)[keyof typeof ways];
export const both = Object.values(ways);

export const pending = (start: Start<Machine>): DecisionRig => {
  const rig = start();
  rig.settle('readRequest', 'pending');
  return rig;
};
export const opened = (start: Start<Machine>, { chosen }: Way): DecisionRig => {
  const rig = pending(start);
  rig.send({ type: chosen });
  return rig;
};
export const press = (rig: DecisionRig, { form }: Way) =>
  rig.sendTo(form, { type: 'form.submitted', values: { uuid, reason }, key: 'press-1' });
export const answer = (rig: DecisionRig, way: Way, outcome: string) => {
  press(rig, way);
  rig.settle(`${way.form}/submitForm`, outcome);
};
export const accept = (rig: DecisionRig, way: Way) => {
  answer(rig, way, 'accepted');
  rig.settle(`${way.form}/completeForm`, 'completed');
};
export const effects = (rig: DecisionRig) => rig.effects.map(({ type }) => type);
export const state = (rig: DecisionRig) => rig.snapshot().value;

/** Whether an answer is waited for, whether it can be taken back, and whether it is asked what became of it. */
const stands =
  (busy: boolean, irreversible: boolean, checking: boolean) =>
  (snapshot: ReturnType<DecisionRig['snapshot']>) =>
    expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot), selectIsChecking(snapshot)]).toEqual([
      busy,
      irreversible,
      checking,
    ]);
export const asking = stands(false, false, false);
export const sending = stands(true, true, false);
export const checking = stands(true, true, true);
export const refreshing = stands(true, false, false);
