import { expect } from 'vitest';
import { selectNotifiedCards } from '../../../../machines/cards/expiring-cards/expiring-cards.selectors';
import { jointAccount, oldOne } from '../../../../machines/samples';
import {
  EXPIRING_NOTICE_CHECKBOX_TRIES,
  EXPIRING_NOTICE_CHECKBOX_WAIT_MS,
} from '../../../../src/domain/limits';
import { finds, loaded, look, soon, used, type ExpiringCardsScenarios } from './expiring-cards.steps';

/** The boxes of the notice, which are drawn after it. */
export const boxes: ExpiringCardsScenarios = {
  'S4.expiringCardCheck.2: the notices wait up to ten times 100 ms for their checkboxes; without them they stay'(
    start,
  ) {
    expect(EXPIRING_NOTICE_CHECKBOX_TRIES * EXPIRING_NOTICE_CHECKBOX_WAIT_MS).toBe(1000);
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, loaded(used, soon));
    for (let looked = 0; looked < EXPIRING_NOTICE_CHECKBOX_TRIES; looked += 1) {
      expect(rig.snapshot().value.check).toBe('awaitingCheckboxes');
      rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS - 1);
      expect(rig.isRunning('findCheckboxes')).toBe(false);
      rig.advance(1);
      expect(rig.inputOf('findCheckboxes')).toEqual({ ids: [oldOne.id, jointAccount.id] });
      rig.settle('findCheckboxes', 'missing');
    }
    expect(rig.snapshot().value.check).toBe('resting');
    expect(rig.effectsOf('logMissingCheckboxes')).toHaveLength(1);
    expect(rig.effectsOf('withdrawNotice')).toEqual([]);
    expect(selectNotifiedCards(rig.snapshot())).toEqual([oldOne.id, jointAccount.id]);
  },
  'S4.expiringCardCheck.2: once the checkboxes appear the wait ends; the next notices wait as long'(start) {
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, loaded(used));
    for (let looked = 1; looked < EXPIRING_NOTICE_CHECKBOX_TRIES; looked += 1) {
      rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
      rig.settle('findCheckboxes', 'missing');
    }
    rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
    rig.settle('findCheckboxes', 'found');
    expect(rig.snapshot().value.check).toBe('resting');
    expect(rig.effectsOf('logMissingCheckboxes')).toEqual([]);
    look(rig, 'due');
    finds(rig, loaded(used, soon));
    rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
    rig.settle('findCheckboxes', 'missing');
    expect(rig.snapshot().value.check).toBe('awaitingCheckboxes');
  },
  'a page that cannot be searched for the checkboxes is logged, and the notices stay'(start) {
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, loaded(used));
    rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
    rig.settle('findCheckboxes', 'failed');
    expect(rig.effectsOf('logFailure')).toHaveLength(1);
    expect(selectNotifiedCards(rig.snapshot())).toEqual([oldOne.id]);
    expect(rig.snapshot().value.check).toBe('resting');
  },
};
