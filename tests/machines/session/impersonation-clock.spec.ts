import { expect } from 'vitest';
import type { impersonationClockMachine } from '../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { selectMinutes } from '../../../machines/session/impersonation-clock/impersonation-clock.selectors';
import { here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';

export const spec: FlowSpec<typeof impersonationClockMachine> = {
  flow: flows['impersonation-clock'],
  waits: { readElapsed: here },
  invariants: {
    reading: (snapshot) => expect(snapshot.context.nextMinuteMs).toBeGreaterThanOrEqual(0),
    telling: (snapshot) => expect(selectMinutes(snapshot)).not.toBeNull(),
    silent: (snapshot) => expect(selectMinutes(snapshot)).toBeNull(),
  },
  scenarios: {
    'D3.16: the banner shows how long it has lasted, minute by minute'(start) {
      const rig = start();
      expect(rig.inputOf('readElapsed')).toEqual({ startedAt: '2026-11-20T13:53:00Z' });
      expect(selectMinutes(rig.snapshot())).toBeNull();
      rig.settle('readElapsed', 'twelveMinutes');
      expect(selectMinutes(rig.snapshot())).toBe(12);
      rig.advance(41_999);
      expect(rig.isRunning('readElapsed')).toBe(false);
      rig.advance(1);
      expect(selectMinutes(rig.snapshot())).toBe(12);
      rig.settle('readElapsed', 'thirteenMinutes');
      expect(selectMinutes(rig.snapshot())).toBe(13);
      rig.advance(59_999);
      expect(rig.isRunning('readElapsed')).toBe(false);
      rig.advance(1);
      expect(rig.isRunning('readElapsed')).toBe(true);
    },
    'D2.16: without a start time no duration is shown, and the clock is not read again'(start) {
      for (const answer of ['unknown', 'failed']) {
        const rig = start('unknown');
        rig.settle('readElapsed', answer);
        expect([rig.snapshot().value, selectMinutes(rig.snapshot())]).toEqual(['silent', null]);
        expect(rig.clock.remaining()).toEqual([]);
      }
    },
    'D2.16: a duration that is no longer known is no longer shown'(start) {
      const rig = start();
      rig.settle('readElapsed', 'twelveMinutes');
      rig.advance(42_000);
      rig.settle('readElapsed', 'failed');
      expect(selectMinutes(rig.snapshot())).toBeNull();
    },
  },
};
