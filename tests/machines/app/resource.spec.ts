import { expect } from 'vitest';
import { aoife, everyday, jointAccount, sean } from '../../../machines/samples';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectIsUnreachable,
  selectLeftOut,
} from '../../../machines/app/resource/resource.selectors';
import {
  ACCOUNTS_STALE_MS,
  CALL_TIMEOUT_MS,
  CARD_ACCOUNTS_STALE_MS,
  NAVIGATION_STALE_MS,
  SUBSCRIPTIONS_STALE_MS,
} from '../../../src/domain/limits';
import { starter, type FlowSpec, type Start } from '../../support/charts/flow-spec';
import { resources } from '../../../src/features/app/resource/resource.flow';
import { flows } from '../../../src/review/flows';

const owner = aoife.uuid;

const loaded = (start: Start<typeof resourceMachine>, input: string) => {
  const rig = start(input);
  rig.send({ type: 'resource.requested', owner });
  rig.settle('loadItems', 'loaded');
  return rig;
};

export const spec: FlowSpec<typeof resourceMachine> = {
  flow: flows.resource,
  own: ['fresh.lasting'],
  person: ['resource.reloaded', 'resource.requested'],
  unplayed: 'One chart of many lists at once: what each shows is in the tests of its section.',
  invariants: {
    empty: (snapshot) => expect([snapshot.context.items, snapshot.context.owner]).toEqual([null, null]),
    loading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    fresh: (snapshot) => expect(snapshot.context.items).not.toBeNull(),
    'fresh.deciding': (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    'fresh.ageing': (snapshot) => expect(snapshot.context.growsStale).toBe(true),
    'fresh.lasting': (snapshot) => expect(snapshot.context.growsStale).toBe(false),
    stale: (snapshot) => expect(snapshot.context.items).not.toBeNull(),
    failed: (snapshot) => expect([snapshot.hasTag('failed'), snapshot.hasTag('busy')]).toEqual([true, false]),
  },
  scenarios: {
    'nothing is loaded before it is requested, and then for its owner'(start) {
      const rig = start('growingStale');
      rig.send({ type: 'resource.expired' });
      expect([rig.snapshot().value, rig.live().length]).toEqual(['empty', 1]);
      rig.send({ type: 'resource.requested', owner });
      expect(rig.inputOf('loadItems')).toEqual({ owner });
      rig.settle('loadItems', 'loaded');
      expect(rig.snapshot().context.items).toEqual([everyday, jointAccount]);
    },
    'S4.dataFreshness.1: fresh data is not requested again, stale data is'(start) {
      const rig = loaded(start, 'growingStale');
      rig.advance(CARD_ACCOUNTS_STALE_MS - 1);
      rig.send({ type: 'resource.requested', owner });
      expect(rig.isRunning('loadItems')).toBe(false);
      rig.advance(1);
      expect(rig.snapshot().value).toBe('stale');
      rig.send({ type: 'resource.expired' });
      expect(rig.snapshot().value).toBe('stale');
      expect(rig.snapshot().context.items).toEqual([everyday, jointAccount]);
      expect(rig.isRunning('loadItems')).toBe(false);
      rig.send({ type: 'resource.requested', owner });
      expect(rig.isRunning('loadItems')).toBe(true);
      expect(rig.snapshot().context.items).toEqual([everyday, jointAccount]);
    },
    'data without a stale time stays fresh until an event marks it stale'(start) {
      const rig = loaded(start, 'lasting');
      rig.advance(100 * SUBSCRIPTIONS_STALE_MS);
      rig.send({ type: 'resource.requested', owner });
      expect(rig.snapshot().value).toEqual({ fresh: 'lasting' });
      rig.send({ type: 'resource.expired' });
      expect(rig.snapshot().value).toBe('stale');
      rig.send({ type: 'resource.requested', owner });
      expect(rig.isRunning('loadItems')).toBe(true);
    },
    'D7.1: a failed load keeps the last loaded data and shows the failure'(start) {
      const rig = loaded(start, 'lasting');
      rig.send({ type: 'resource.reloaded', owner });
      expect(rig.snapshot().context.items).toEqual([everyday, jointAccount]);
      rig.settle('loadItems', 'offline');
      rig.send({ type: 'resource.expired' });
      expect(rig.snapshot().context.items).toEqual([everyday, jointAccount]);
      expect(rig.snapshot().hasTag('failed')).toBe(true);
    },
    'own: an unreadable record is counted as existing'(start) {
      const rig = start('lasting');
      rig.send({ type: 'resource.requested', owner });
      rig.settle('loadItems', 'partly');
      expect([rig.snapshot().context.items, selectLeftOut(rig.snapshot())]).toEqual([[everyday], 1]);
      expect(rig.effectsOf('reportLoaded').map(({ params }) => params)).toEqual([{ owner, count: 2 }]);
      rig.send({ type: 'resource.reloaded', owner });
      rig.settle('loadItems', 'loaded');
      expect(selectLeftOut(rig.snapshot())).toBe(0);
    },
    'own: the connection is blamed only without a response'(start) {
      const rig = start('lasting');
      const failure = (outcome: string) => {
        rig.send({ type: 'resource.reloaded', owner });
        rig.settle('loadItems', outcome);
        return [selectHasFailed(rig.snapshot()), selectIsUnreachable(rig.snapshot())];
      };
      expect(failure('offline')).toEqual([true, true]);
      expect(failure('refused')).toEqual([true, false]);
      rig.send({ type: 'resource.reloaded', owner });
      rig.advance(CALL_TIMEOUT_MS);
      expect(selectIsUnreachable(rig.snapshot())).toBe(true);
      expect(failure('loaded')).toEqual([false, false]);
    },
    'D2.3: a load that takes more than 30 s has failed, whether the code or the response is missing'(start) {
      const rig = start('lasting');
      rig.send({ type: 'resource.requested', owner });
      rig.advance(CALL_TIMEOUT_MS - 1);
      expect([rig.isRunning('loadItems'), rig.snapshot().hasTag('failed')]).toEqual([true, false]);
      rig.advance(1);
      expect([rig.isRunning('loadItems'), rig.snapshot().hasTag('failed')]).toEqual([false, true]);
      rig.send({ type: 'resource.requested', owner });
      expect(rig.isRunning('loadItems')).toBe(true);
    },
    'D7.1: a failed first load has no data, which differs from an empty list'(start) {
      const rig = start('lasting');
      rig.send({ type: 'resource.requested', owner });
      rig.settle('loadItems', 'offline');
      expect(rig.snapshot().context.items).toBeNull();
      rig.send({ type: 'resource.requested', owner });
      rig.settle('loadItems', 'empty');
      expect(rig.snapshot().context.items).toEqual([]);
      expect(rig.snapshot().hasTag('failed')).toBe(false);
    },
    'S4.subscription.1: every successful load is reported, with its owner and count; a failed one is not'(
      start,
    ) {
      const rig = loaded(start, 'lasting');
      rig.send({ type: 'resource.reloaded', owner });
      rig.settle('loadItems', 'offline');
      rig.send({ type: 'resource.requested', owner });
      rig.settle('loadItems', 'empty');
      rig.send({ type: 'resource.requested', owner });
      expect(rig.effectsOf('reportLoaded').map(({ params }) => params)).toEqual([
        { owner, count: 2 },
        { owner, count: 0 },
      ]);
    },
    'a reload also requests fresh data again, and restarts a pending load'(start) {
      const rig = loaded(start, 'growingStale');
      rig.send({ type: 'resource.reloaded', owner });
      const first = rig.live().at(-1)?.ref;
      rig.send({ type: 'resource.reloaded', owner });
      expect(rig.live()).toHaveLength(2);
      expect(rig.live().at(-1)?.ref).not.toBe(first);
    },
    'a request during a load does not load twice; an expiry during a load does'(start) {
      const rig = start('growingStale');
      rig.send({ type: 'resource.requested', owner });
      const first = rig.live().at(-1)?.ref;
      rig.send({ type: 'resource.requested', owner });
      expect(rig.live().at(-1)?.ref).toBe(first);
      rig.send({ type: 'resource.expired' });
      expect(rig.isRunning('loadItems')).toBe(true);
      expect(rig.live().at(-1)?.ref).not.toBe(first);
    },
    'D3.20: the data of a previous user is cleared before the next one’s is requested, in every state'(
      start,
    ) {
      const prepare: ((rig: ReturnType<typeof start>) => void)[] = [
        () => undefined,
        (rig) => rig.advance(CARD_ACCOUNTS_STALE_MS),
        (rig) => rig.send({ type: 'resource.reloaded', owner }),
        (rig) => {
          rig.send({ type: 'resource.reloaded', owner });
          rig.settle('loadItems', 'offline');
        },
      ];
      for (const bring of prepare) {
        for (const type of ['resource.requested', 'resource.reloaded'] as const) {
          const rig = loaded(start, 'growingStale');
          bring(rig);
          const before = rig.live().at(-1)?.ref;
          rig.send({ type, owner: sean.uuid });
          expect(rig.snapshot().context.items).toBeNull();
          expect(rig.inputOf('loadItems')).toEqual({ owner: sean.uuid });
          expect(rig.live().at(-1)?.ref).not.toBe(before);
        }
      }
    },
    'S4.logout.3: clearing removes everything, and a pending response is ignored'(start) {
      const rig = loaded(start, 'growingStale');
      rig.send({ type: 'resource.reloaded', owner });
      rig.send({ type: 'resource.cleared' });
      expect(rig.live()).toHaveLength(1);
      expect(rig.snapshot().context).toMatchObject({ items: null, owner: null });
      expect(rig.snapshot().value).toBe('empty');
    },
    'S4.dataFreshness.1, S9.staleTimes: accounts of both kinds are stale after 3600 s, subscriptions after 86400 s'() {
      const times = {
        cardAccounts: CARD_ACCOUNTS_STALE_MS,
        accounts: ACCOUNTS_STALE_MS,
        subscriptions: SUBSCRIPTIONS_STALE_MS,
        links: NAVIGATION_STALE_MS,
      };
      expect(times).toEqual({
        cardAccounts: 3_600_000,
        accounts: 3_600_000,
        subscriptions: 86_400_000,
        links: 1_800_000,
      });
      for (const [name, ms] of Object.entries(times) as [keyof typeof times, number][]) {
        const rig = loaded(starter(resources[name]), 'growingStale');
        rig.advance(ms - 1);
        expect(rig.snapshot().matches('fresh')).toBe(true);
        rig.advance(1);
        expect(rig.snapshot().value).toBe('stale');
      }
    },
  },
};
