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
  'lists that are there already are looked through at once, whichever check has asked for them'(start) {
    const rig = notified(start, used);
    expect(rig.isRunning('findCards')).toBe(false);
    look(rig, 'due');
    expect(rig.isRunning('findCards')).toBe(true);
    finds(rig, 'unknown');
    rig.advance(1_000);
    rig.settle('lookAtClock', 'due');
    expect(rig.isRunning('findCards')).toBe(true);
  },
  'D7.1: a list that is not there tells nothing, and is waited for'(start) {
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, 'unknown');
    expect(rig.snapshot().value).toEqual({ lists: 'lookedThrough', check: { asking: 'waiting' } });
    expect(rig.effects.map(({ type }) => type)).toEqual(['askForLists']);
    finds(rig, loaded(used));
    expect(shown(rig)).toEqual([[oldOne.id]]);
  },
  'card accounts are asked for when there is such a card, and nobody is told before they are there'(start) {
    const rig = start();
    rig.settle('readClock', 'due');
    finds(rig, 'accountsUnasked');
    expect(paramsOf(rig, 'askForCardAccounts')).toEqual([{ customer }]);
    expect([shown(rig), rig.snapshot().value.check]).toEqual([[], { asking: 'waiting' }]);
    finds(rig, loaded(used, soon));
    expect(shown(rig)).toEqual([[oldOne.id, jointAccount.id]]);
    expect(paramsOf(rig, 'askForCardAccounts')).toHaveLength(1);
  },
  'a list that changes while they are looked through has them looked through anew'(start) {
    const rig = start();
    const search = () => rig.live().find(({ path }) => path === 'findCards')?.ref;
    rig.settle('readClock', 'due');
    const first = search();
    rig.send({ type: 'lists.changed' });
    expect(search()).toBeDefined();
    expect(search()).not.toBe(first);
  },
  'lists that cannot be looked through are on record; the notice stands, and the check is pending'(start) {
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
