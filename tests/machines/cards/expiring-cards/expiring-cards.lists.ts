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

/** How the lists are looked through. */
export const lists: ExpiringCardsScenarios = {
  'loaded lists are checked at once, whichever check requested them'(start) {
    const rig = notified(start, used);
    expect(rig.isRunning('findCards')).toBe(false);
    look(rig, 'due');
    expect(rig.isRunning('findCards')).toBe(true);
    finds(rig, 'unknown');
    rig.advance(1_000);
    rig.settle('lookAtClock', 'due');
    expect(rig.isRunning('findCards')).toBe(true);
  },
  'D7.1: a missing list means nothing is known, and is awaited'(start) {
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, 'unknown');
    expect(rig.snapshot().value).toEqual({ lists: 'lookedThrough', check: { asking: 'waiting' } });
    expect(rig.effects.map(({ type }) => type)).toEqual(['askForLists']);
    finds(rig, loaded(used));
    expect(shown(rig)).toEqual([[oldOne.id]]);
  },
  'card accounts are requested if there is such a card, and there is no notice before they have loaded'(
    start,
  ) {
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, 'accountsUnasked');
    expect(paramsOf(rig, 'askForCardAccounts')).toEqual([{ customer }]);
    expect([shown(rig), rig.snapshot().value.check]).toEqual([[], { asking: 'waiting' }]);
    finds(rig, loaded(used, soon));
    expect(shown(rig)).toEqual([[oldOne.id, jointAccount.id]]);
    expect(paramsOf(rig, 'askForCardAccounts')).toHaveLength(1);
  },
  'a list that changes during the check restarts it'(start) {
    const rig = start();
    const search = () => rig.live().find(({ path }) => path === 'findCards')?.ref;
    rig.settle('readClock', 'due');
    const first = search();
    rig.send({ type: 'lists.changed' });
    expect(search()).toBeDefined();
    expect(search()).not.toBe(first);
  },
  'lists that cannot be checked are logged; the notice stays, and the check is pending'(start) {
    const rig = notified(start, used);
    look(rig, 'due');
    finds(rig, 'failed');
    expect(rig.effectsOf('logFailure')).toHaveLength(1);
    expect([rig.snapshot().value.check, selectNotifiedCards(rig.snapshot())]).toEqual([
      { asking: 'waiting' },
      [oldOne.id],
    ]);
  },
};
