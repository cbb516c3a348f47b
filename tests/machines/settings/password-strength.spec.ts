import { expect } from 'vitest';
import type { passwordStrengthMachine } from '../../../machines/settings/password-strength/password-strength.machine';
import {
  selectAnnounced,
  selectIsMeasuring,
  selectIsUnavailable,
  selectIsWeak,
  selectStrength,
} from '../../../machines/settings/password-strength/password-strength.selectors';
import { CALL_TIMEOUT_MS, PASSWORD_STRENGTH_PAUSE_MS } from '../../../src/domain/limits';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import { secretsIn, withoutInputs } from '../../support/canaries/secrets';

const typed = { type: 'password.changed', password: 'Taxi-rank-42!demo' } as const;
const emptied = { type: 'password.changed', password: '' } as const;
const entered = { type: 'password.entered' } as const;
const retried = { type: 'meter.retried', password: typed.password } as const;

export const spec: FlowSpec<typeof passwordStrengthMachine> = {
  flow: flows['password-strength'],
  own: ['loading', 'unavailable'],
  person: ['meter.retried', 'password.changed', 'password.entered'],
  unplayed:
    'Its code is asked for three times before it counts as missing: tests/browser/settings/change-password.all.test.ts.',
  invariants: {
    empty: (snapshot) =>
      expect([selectStrength(snapshot), selectAnnounced(snapshot), selectIsMeasuring(snapshot)]).toEqual([
        null,
        null,
        false,
      ]),
    loading: (snapshot) =>
      expect([selectStrength(snapshot), selectIsMeasuring(snapshot), selectIsWeak(snapshot)]).toEqual([
        null,
        false,
        false,
      ]),
    measuring: (snapshot) =>
      expect([selectIsMeasuring(snapshot), snapshot.hasTag('busy'), selectIsWeak(snapshot)]).toEqual([
        true,
        true,
        false,
      ]),
    measured(snapshot) {
      expect(selectIsMeasuring(snapshot)).toBe(false);
      expect(selectIsWeak(snapshot)).toBe(selectStrength(snapshot)?.strong === false);
      expect(selectStrength(snapshot)).not.toBeNull();
    },
    unavailable: (snapshot) =>
      expect([
        selectIsUnavailable(snapshot),
        selectStrength(snapshot),
        selectAnnounced(snapshot),
        selectIsWeak(snapshot),
      ]).toEqual([true, null, null, false]),
  },
  scenarios: {
    'the meter is loaded when the field gets focus, and not before'(start) {
      const rig = start();
      expect(rig.live()).toHaveLength(1);
      rig.send(entered);
      expect(rig.isRunning('loadMeter')).toBe(true);
      rig.settle('loadMeter', 'loaded');
      expect([rig.snapshot().value, rig.live().length]).toEqual(['empty', 1]);
    },
    'S4.passwordStrength.1: every change is measured, the last one wins, and the previous strength is shown until then'(
      start,
    ) {
      const rig = start();
      rig.send(typed);
      expect(rig.inputOf('measure')).toEqual({ password: typed.password });
      rig.settle('measure', 'weak');
      expect([selectIsWeak(rig.snapshot()), selectStrength(rig.snapshot())?.score]).toEqual([true, 0]);
      rig.send({ type: 'password.changed', password: 'Taxi-rank-42!demo, and' });
      const first = rig.live().at(-1)?.ref;
      rig.send({ type: 'password.changed', password: 'Taxi-rank-42!demo, and more' });
      expect(rig.live().at(-1)?.ref).not.toBe(first);
      expect(rig.inputOf('measure')).toEqual({ password: 'Taxi-rank-42!demo, and more' });
      expect([selectIsWeak(rig.snapshot()), selectStrength(rig.snapshot())?.score]).toEqual([false, 0]);
      rig.settle('measure', 'strong');
      expect([selectIsWeak(rig.snapshot()), selectStrength(rig.snapshot())?.score]).toEqual([false, 4]);
    },
    'what is typed while the meter is loading is measured as soon as it has loaded'(start) {
      const rig = start();
      rig.send(entered);
      rig.send(typed);
      expect([rig.isRunning('loadMeter'), rig.isRunning('measure')]).toEqual([false, true]);
      rig.send(entered);
      expect(rig.isRunning('measure')).toBe(true);
    },
    'a cleared field has no strength, whatever it had before'(start) {
      const rig = start();
      rig.send(typed);
      rig.settle('measure', 'strong');
      rig.advance(PASSWORD_STRENGTH_PAUSE_MS);
      rig.send(emptied);
      expect([selectStrength(rig.snapshot()), selectAnnounced(rig.snapshot())]).toEqual([null, null]);
      rig.send(typed);
      rig.send(emptied);
      expect(rig.live()).toHaveLength(1);
    },
    'it is announced when typing has paused for a second, and not at every key'(start) {
      expect(PASSWORD_STRENGTH_PAUSE_MS).toBe(1000);
      const rig = start();
      const announced = () => selectAnnounced(rig.snapshot())?.score;
      rig.send(typed);
      rig.settle('measure', 'weak');
      rig.advance(PASSWORD_STRENGTH_PAUSE_MS - 1);
      expect(announced()).toBeUndefined();
      rig.send(typed);
      rig.settle('measure', 'strong');
      rig.advance(PASSWORD_STRENGTH_PAUSE_MS - 1);
      expect(announced()).toBeUndefined();
      rig.advance(1);
      expect(announced()).toBe(4);
      rig.send(typed);
      expect(announced()).toBe(4);
      rig.settle('measure', 'weak');
      rig.advance(PASSWORD_STRENGTH_PAUSE_MS);
      expect(announced()).toBe(0);
    },
    'a meter that cannot be loaded shows an error, and Retry measures the contents of the field'(start) {
      const failing = [
        () => {
          const rig = start();
          rig.send(entered);
          rig.settle('loadMeter', 'blocked');
          return rig;
        },
        () => {
          const rig = start();
          rig.send(typed);
          rig.settle('measure', 'blocked');
          return rig;
        },
      ];
      for (const fail of failing) {
        const rig = fail();
        expect(selectIsUnavailable(rig.snapshot())).toBe(true);
        rig.send(typed);
        rig.send(emptied);
        rig.send(entered);
        expect([selectIsUnavailable(rig.snapshot()), rig.live().length]).toEqual([true, 1]);
        rig.send(retried);
        expect(rig.inputOf('measure')).toEqual({ password: typed.password });
        rig.settle('measure', 'strong');
        rig.send(retried);
        expect(selectStrength(rig.snapshot())?.score).toBe(4);
      }
    },
    'Retry with an empty field only loads the meter'(start) {
      const rig = start();
      rig.send(entered);
      rig.settle('loadMeter', 'blocked');
      rig.send({ ...retried, password: '' });
      expect([rig.isRunning('loadMeter'), rig.isRunning('measure')]).toEqual([true, false]);
    },
    'a meter that does not load within 30 s is unavailable'(start) {
      expect(CALL_TIMEOUT_MS).toBe(30_000);
      for (const first of [entered, typed]) {
        const rig = start();
        rig.send(first);
        rig.advance(CALL_TIMEOUT_MS - 1);
        expect(selectIsUnavailable(rig.snapshot())).toBe(false);
        rig.advance(1);
        expect([selectIsUnavailable(rig.snapshot()), rig.live().length]).toEqual([true, 1]);
      }
    },
    'the password is held only by the running measurement'(start) {
      const rig = start();
      rig.send(typed);
      expect(secretsIn(rig.persisted())).not.toEqual([]);
      expect(secretsIn(withoutInputs(rig.persisted()))).toEqual([]);
      rig.settle('measure', 'strong');
      expect(secretsIn(rig.persisted())).toEqual([]);
    },
  },
};
