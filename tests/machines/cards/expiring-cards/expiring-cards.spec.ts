import { expect } from 'vitest';
import type { expiringCardsMachine } from '../../../../machines/cards/expiring-cards/expiring-cards.machine';
import {
  selectAwaitsCheckboxes,
  selectNotifiedCards,
} from '../../../../machines/cards/expiring-cards/expiring-cards.selectors';
import { jointAccount, oldOne } from '../../../../machines/samples';
import {
  EXPIRING_NOTICE_CHECKBOX_TRIES,
  EXPIRING_NOTICE_CHECKBOX_WAIT_MS,
} from '../../../../src/domain/limits';
import { here } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { boxes } from './expiring-cards.boxes';
import { lists } from './expiring-cards.lists';
import { pending } from './expiring-cards.pending';
import {
  customer,
  finds,
  loaded,
  loadedPutOff,
  look,
  paramsOf,
  shown,
  soon,
  notified,
  used,
} from './expiring-cards.steps';

export const spec: FlowSpec<typeof expiringCardsMachine> = {
  flow: flows['expiring-cards'],
  own: ['check.asking.timeless', 'check.stopped'],
  waits: { readClock: here, findCards: here, findCheckboxes: here },
  unplayed: 'Its days pass between visits: tests/browser/cards/profile-expiring.all.test.ts.',
  invariants: {
    lists: (snapshot) => expect(snapshot.can({ type: 'lists.changed' })).toBe(true),
    'lists.lookedThrough': (snapshot) => expect(snapshot.children.findCards).toBeUndefined(),
    'lists.seeking': (snapshot) => expect(snapshot.children.findCards).toBeDefined(),
    check: (snapshot) => expect(snapshot.context.customer).toBe(customer),
    'check.reading': (snapshot) => expect(snapshot.children.readClock).toBeDefined(),
    'check.asking': (snapshot) => expect(selectAwaitsCheckboxes(snapshot)).toBe(false),
    'check.asking.waiting': (snapshot) => expect(snapshot.children.lookAtClock).toBeUndefined(),
    'check.asking.looking': (snapshot) => expect(snapshot.children.lookAtClock).toBeDefined(),
    'check.asking.timeless': (snapshot) => expect(snapshot.children.lookAtClock).toBeUndefined(),
    'check.awaitingCheckboxes': (snapshot) => {
      expect(selectAwaitsCheckboxes(snapshot)).toBe(true);
      expect(snapshot.context.attempts).toBeLessThanOrEqual(EXPIRING_NOTICE_CHECKBOX_TRIES);
    },
    'check.seekingCheckboxes': (snapshot) => expect(selectAwaitsCheckboxes(snapshot)).toBe(true),
    'check.resting': (snapshot) =>
      expect(new Set(selectNotifiedCards(snapshot)).size).toBe(selectNotifiedCards(snapshot).length),
    'check.stopped': (snapshot) => expect(selectAwaitsCheckboxes(snapshot)).toBe(false),
  },
  scenarios: {
    'S4.expiringCardCheck.1: after sign-in, cards and subscriptions are loaded, then checked'(start) {
      const rig = start();
      expect(rig.inputOf('readClock')).toEqual({ dueAt: null });
      expect(rig.isRunning('findCards')).toBe(false);
      rig.settle('readClock', 'due');
      expect(paramsOf(rig, 'askForLists')).toEqual([{ customer, again: false }]);
      expect(rig.inputOf('findCards')).toEqual({ customer });
      expect(rig.effectsOf('showNotice')).toEqual([]);
      finds(rig, loaded(used, soon));
      expect(paramsOf(rig, 'showNotice')).toEqual([{ cards: [used, soon], customer }]);
    },
    'S4.expiringCardCheck.1: without such a card there is no notice'(start) {
      const rig = start();
      rig.settle('readClock', 'due');
      finds(rig, loaded());
      expect(rig.snapshot().value.check).toBe('resting');
      expect(rig.effectsOf('showNotice')).toEqual([]);
    },
    'S4.expiringCardCheck.1: the check is repeated when due, with reloaded lists'(start) {
      const rig = notified(start, used);
      look(rig, 'early');
      look(rig, 'early');
      expect(rig.effectsOf('askForLists')).toHaveLength(1);
      expect(rig.snapshot().value.check).toBe('resting');
      look(rig, 'due');
      expect(paramsOf(rig, 'askForLists').at(-1)).toEqual({ customer, again: true });
      expect(rig.snapshot().context.dueAt).toBe(86_400);
    },
    'the clock determines the time of the next look'(start) {
      const rig = notified(start, used);
      rig.advance(999);
      expect(rig.isRunning('readClock')).toBe(false);
      rig.advance(1);
      expect(rig.inputOf('readClock')).toEqual({ dueAt: 86_400 });
      rig.settle('readClock', { resolve: { due: false, dueAt: 86_399, nextLookMs: 2_000 } });
      expect(rig.clock.remaining()).toEqual([2_000]);
      rig.advance(2_000);
      expect(rig.inputOf('readClock')).toEqual({ dueAt: 86_399 });
    },
    'D7.2: one notice for all cards, which is shown again with new ones'(start) {
      const rig = notified(start, used);
      expect(selectNotifiedCards(rig.snapshot())).toEqual([oldOne.id]);
      look(rig, 'due');
      finds(rig, loaded(used, soon));
      expect(shown(rig)).toEqual([[oldOne.id], [oldOne.id, jointAccount.id]]);
      expect(selectNotifiedCards(rig.snapshot())).toEqual([oldOne.id, jointAccount.id]);
      rig.advance(EXPIRING_NOTICE_CHECKBOX_WAIT_MS);
      rig.settle('findCheckboxes', 'found');
      look(rig, 'due');
      finds(rig, loaded(used, soon));
      expect(shown(rig), 'nothing new').toHaveLength(2);
    },
    'a closed notice is shown again with the next check, and not before'(start) {
      const rig = notified(start, used, soon);
      rig.send({ type: 'notice.closed' });
      expect(selectNotifiedCards(rig.snapshot())).toEqual([]);
      finds(rig, loaded(used, soon));
      expect(rig.effectsOf('showNotice')).toHaveLength(1);
      look(rig, 'due');
      finds(rig, loaded(used, soon));
      expect(shown(rig)).toEqual(Array(2).fill([oldOne.id, jointAccount.id]));
    },
    'D7.2: Later is stored for that day, and no check of the day shows a notice'(start) {
      const rig = notified(start, used);
      rig.send({ type: 'notice.postponed', day: '2026-11-20' });
      expect(paramsOf(rig, 'putOff')).toEqual([{ customer, day: '2026-11-20' }]);
      expect(selectNotifiedCards(rig.snapshot())).toEqual([]);
      look(rig, 'due');
      finds(rig, loadedPutOff('2026-11-20', used, soon));
      expect([shown(rig).length, rig.snapshot().value.check]).toEqual([1, 'resting']);
      look(rig, 'due');
      finds(rig, loadedPutOff('2026-11-19', used, soon));
      expect(shown(rig).at(-1)).toEqual([oldOne.id, jointAccount.id]);
    },
    'D7.2: Later in another tab removes the notice in this one, in any state'(start) {
      const rig = notified(start, used);
      finds(rig, loadedPutOff('2026-11-20', used));
      expect(rig.effectsOf('withdrawNotice')).toHaveLength(1);
      expect(selectNotifiedCards(rig.snapshot())).toEqual([]);
      const checking = notified(start, used);
      look(checking, 'due');
      finds(checking, loadedPutOff('2026-11-20', used));
      expect(checking.effectsOf('withdrawNotice')).toHaveLength(1);
      expect(selectNotifiedCards(checking.snapshot())).toEqual([]);
    },
    'S4.expiringCardCheck.2: hiding one card leaves the others'(start) {
      const rig = notified(start, { ...used, silenced: true }, soon);
      expect(shown(rig)).toEqual([[jointAccount.id]]);
      rig.send({ type: 'notice.closed' });
      look(rig, 'due');
      finds(rig, loaded({ ...used, silenced: true }, { ...soon, silenced: true }));
      expect(rig.effectsOf('showNotice')).toHaveLength(1);
      expect(rig.snapshot().value.check).toBe('resting');
    },
    'S4.expiringCardCheck.2: a card whose box is ticked stays in the notice until that is closed'(start) {
      const rig = notified(start, used);
      look(rig, 'due');
      finds(rig, loaded({ ...used, silenced: true }, soon));
      expect(shown(rig).at(-1)).toEqual([oldOne.id, jointAccount.id]);
    },
    ...boxes,
    ...lists,
    'D7.2: a replaced card is removed from the notice: it was deleted, is valid again, or no longer pays for anything'(
      start,
    ) {
      for (const after of [loaded(soon), loaded(soon, { ...used, uses: [] })]) {
        const rig = notified(start, used, soon);
        finds(rig, loaded(used, soon));
        expect(shown(rig)).toHaveLength(1);
        finds(rig, after);
        expect(shown(rig).at(-1)).toEqual([jointAccount.id]);
        expect(selectNotifiedCards(rig.snapshot())).toEqual([jointAccount.id]);
        expect(rig.effectsOf('withdrawNotice')).toEqual([]);
      }
    },
    'D7.2: the notice goes with its last card'(start) {
      const rig = notified(start, soon);
      finds(rig, loaded(soon));
      expect(selectNotifiedCards(rig.snapshot())).toEqual([jointAccount.id]);
      finds(rig, loaded());
      expect(rig.effectsOf('withdrawNotice')).toHaveLength(1);
      expect(selectNotifiedCards(rig.snapshot())).toEqual([]);
    },
    'D7.2: a card that was in use is removed once it pays for nothing, however often it was named'(start) {
      const rig = notified(start, used);
      look(rig, 'due');
      finds(rig, loaded(used, soon));
      finds(rig, loaded({ ...used, uses: [] }, soon));
      expect(shown(rig).at(-1)).toEqual([jointAccount.id]);
    },
    'D7.2: a list that changes between two checks adds no card'(start) {
      const rig = notified(start, used, { ...soon, silenced: true });
      rig.send({ type: 'notice.closed' });
      const other = notified(start, used);
      finds(other, loaded(soon));
      expect([shown(other).length, other.effectsOf('withdrawNotice').length]).toEqual([1, 1]);
      finds(rig, loaded(used, soon));
      expect(shown(rig)).toHaveLength(1);
    },
    'D7.2: a check that finds a card replaced removes it from the notice, with or without another card'(
      start,
    ) {
      for (const [before, after, then, state] of [
        [[used], loaded(soon), [jointAccount.id], 'awaitingCheckboxes'],
        [[used, soon], loaded(soon), [jointAccount.id], 'resting'],
        [[used], loaded(), [], 'resting'],
      ] as const) {
        const rig = notified(start, ...before);
        look(rig, 'due');
        finds(rig, after);
        expect([rig.snapshot().value.check, selectNotifiedCards(rig.snapshot())]).toEqual([state, then]);
        expect(rig.effectsOf('withdrawNotice')).toHaveLength(then.length === 0 ? 1 : 0);
        expect(shown(rig)).toHaveLength(then.length === 0 ? 1 : 2);
      }
    },
    ...pending,
    'D3.8: a customer who has signed in again in place gets the notice again, because notices and lists were cleared'(
      start,
    ) {
      const rig = notified(start, used);
      const watch = () => rig.live().find(({ path }) => path === 'watchApp')?.ref;
      const before = watch();
      rig.send({ type: 'session.recovered' });
      expect([watch(), rig.isRunning('findCards')]).toEqual([before, true]);
      expect(paramsOf(rig, 'askForLists')).toEqual(Array(2).fill({ customer, again: false }));
      finds(rig, loaded(used));
      expect(shown(rig)).toEqual([[oldOne.id], [oldOne.id]]);
    },
    'a clock that cannot be read is logged, and causes no burst of checks'(start) {
      const rig = start();
      rig.settle('readClock', 'failed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect([rig.snapshot().value.check, rig.clock.remaining()]).toEqual(['stopped', []]);
      expect(rig.effectsOf('askForLists')).toEqual([]);
    },
    'lists that cannot be observed are logged, and the check continues'(start) {
      const rig = start();
      rig.settle('watchApp', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      rig.settle('readClock', 'due');
      expect(rig.snapshot().value.check).toEqual({ asking: 'waiting' });
    },
  },
};
