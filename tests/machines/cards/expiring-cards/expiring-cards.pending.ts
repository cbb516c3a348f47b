import { expect } from 'vitest';
import { selectNotifiedCards } from '../../../../machines/cards/expiring-cards/expiring-cards.selectors';
import { jointAccount, oldOne } from '../../../../machines/samples';
import {
  customer,
  finds,
  loaded,
  look,
  paramsOf,
  shown,
  soon,
  notified,
  used,
  type ExpiringCardsScenarios,
} from './expiring-cards.steps';

/** A check whose lists are not there. */
export const pending: ExpiringCardsScenarios = {
  'D7.1: if a list could not be loaded, the check waits for it, and reads the clock as when at rest'(start) {
    const rig = notified(start, used);
    look(rig, 'due');
    for (let looked = 0; looked < 3; looked += 1) {
      rig.advance(999);
      expect(rig.isRunning('lookAtClock')).toBe(false);
      rig.advance(1);
      expect(rig.inputOf('lookAtClock')).toEqual({ dueAt: 86_400 });
      rig.settle('lookAtClock', { resolve: { due: false, dueAt: 86_400, nextLookMs: 1_000 } });
    }
    expect([selectNotifiedCards(rig.snapshot()).length, paramsOf(rig, 'askForLists').length]).toEqual([1, 2]);
    rig.advance(1_000);
    rig.settle('lookAtClock', { resolve: { due: false, dueAt: 86_399, nextLookMs: 2_000 } });
    expect(rig.clock.remaining()).toEqual([2_000]);
    rig.advance(2_000);
    expect(rig.inputOf('lookAtClock')).toEqual({ dueAt: 86_399 });
    rig.settle('lookAtClock', 'early');
    finds(rig, loaded(used, soon));
    expect(shown(rig).at(-1)).toEqual([oldOne.id, jointAccount.id]);
  },
  'D7.1: a check whose lists never loaded is repeated once when the next one is due by the clock'(start) {
    const rig = notified(start, used);
    look(rig, 'due');
    rig.advance(1_000);
    rig.settle('lookAtClock', { resolve: { due: true, dueAt: 172_800, nextLookMs: 60_000 } });
    expect(paramsOf(rig, 'askForLists').slice(1)).toEqual([
      { customer, again: true },
      { customer, again: true },
    ]);
    expect(rig.clock.remaining()).toEqual([60_000]);
    rig.advance(60_000);
    expect(rig.inputOf('lookAtClock')).toEqual({ dueAt: 172_800 });
    rig.settle('lookAtClock', 'early');
    expect(rig.effectsOf('askForLists')).toHaveLength(3);
  },
  'lists that load while the clock is read are checked'(start) {
    const rig = notified(start, used);
    look(rig, 'due');
    rig.advance(1_000);
    finds(rig, loaded(used, soon));
    expect([shown(rig).at(-1), rig.isRunning('lookAtClock')]).toEqual([[oldOne.id, jointAccount.id], false]);
  },
  'a clock that can no longer be read is logged, and the pending check waits for its lists'(start) {
    const rig = notified(start, used);
    look(rig, 'due');
    rig.advance(1_000);
    rig.settle('lookAtClock', 'failed');
    expect([rig.effectsOf('logFailure').length, rig.clock.remaining()]).toEqual([1, []]);
    expect(rig.snapshot().value.check).toEqual({ asking: 'timeless' });
    finds(rig, loaded(used, soon));
    expect(shown(rig).at(-1)).toEqual([oldOne.id, jointAccount.id]);
  },
};
