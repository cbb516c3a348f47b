import { expect } from 'vitest';
import type { changePasswordMachine } from '../../../machines/settings/change-password/change-password.machine';
import {
  selectForm,
  selectStrength,
} from '../../../machines/settings/change-password/change-password.selectors';
import { MODAL_FOCUS_RETURN_MS } from '../../../src/domain/limits';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

const values = { oldPassword: 'Taxi-rank-42!demo', newPassword: 'Taxi-rank-42!demo, and more' };
const typed = { type: 'password.changed', password: values.newPassword };

const press = (rig: Rig<typeof changePasswordMachine>) =>
  rig.sendTo('form', { type: 'form.submitted', values, key: 'press-1' });

const change = (rig: Rig<typeof changePasswordMachine>) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};

const childOf = (rig: Rig<typeof changePasswordMachine>, path: string) =>
  rig.live().find((actor) => actor.path === path)?.ref;

export const spec: FlowSpec<typeof changePasswordMachine> = {
  flow: flows['change-password'],
  waits: { 'form submitForm': call, 'form reconcile': here, 'form completeForm': here },
  invariants: {
    open: (snapshot) =>
      expect([selectForm(snapshot), selectStrength(snapshot)].includes(undefined)).toBe(false),
    changed: (snapshot) =>
      expect([selectForm(snapshot), selectStrength(snapshot)]).toEqual([undefined, undefined]),
  },
  scenarios: {
    'S4.changePassword.1: on success the fields clear, the must-change flag clears, and the navigation is read again'(
      start,
    ) {
      const rig = start();
      rig.sendTo('strength', typed);
      rig.settle('strength/measure', 'strong');
      const [form, strength] = [childOf(rig, 'form'), childOf(rig, 'strength')];
      change(rig);
      expect(rig.effects.map(({ type }) => type)).toEqual(['clearMustChange', 'resetNavigation']);
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect([childOf(rig, 'form') === form, childOf(rig, 'strength') === strength]).toEqual([false, false]);
      expect([rig.child('form').value, rig.child('strength').value]).toEqual(['editing', 'empty']);
    },
    'focus moves to the heading 50 ms after that, and at no other time'(start) {
      expect(MODAL_FOCUS_RETURN_MS).toBe(50);
      const rig = start();
      rig.advance(MODAL_FOCUS_RETURN_MS);
      change(rig);
      rig.advance(MODAL_FOCUS_RETURN_MS - 1);
      expect(rig.effectsOf('returnFocus')).toEqual([]);
      rig.advance(1);
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
      rig.advance(MODAL_FOCUS_RETURN_MS);
      expect(rig.effectsOf('returnFocus')).toHaveLength(1);
    },
    'D5.2: a refusal or a lost response keeps everything unchanged'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = start();
        const form = childOf(rig, 'form');
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([childOf(rig, 'form') === form, rig.effects]).toEqual([true, []]);
        change(rig);
        expect(rig.effectsOf('clearMustChange')).toHaveLength(1);
      }
    },
    'it can be changed again'(start) {
      const rig = start();
      change(rig);
      rig.advance(MODAL_FOCUS_RETURN_MS);
      change(rig);
      expect(rig.effectsOf('clearMustChange')).toHaveLength(2);
    },
    'a child that fails is logged, and both restart'(start) {
      for (const child of ['form', 'strength']) {
        const rig = start();
        const before = [childOf(rig, 'form'), childOf(rig, 'strength')];
        rig.settle(child, 'crashed');
        expect(rig.effectsOf('logFailure')).toHaveLength(1);
        expect([childOf(rig, 'form'), childOf(rig, 'strength')].some((ref) => before.includes(ref))).toBe(
          false,
        );
        change(rig);
        expect(rig.effectsOf('clearMustChange')).toHaveLength(1);
      }
    },
  },
};
