import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../machines/app/app/app.machine';
import {
  selectConfig,
  selectHasStartUpFailed,
  selectIsReady,
  selectIsStarting,
  selectOffers,
  selectPremiumConfig,
} from '../../../machines/app/app/app.selectors';
import { aoife, config, premiumConfig } from '../../../machines/samples';
import { call } from '../../support/charts/bounds';
import type { FlowSpec, Start } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type App = Rig<typeof appMachine>;
type Invariant = (snapshot: SnapshotFrom<typeof appMachine>) => void;

const shows =
  (starting: boolean, failed: boolean, ready: boolean): Invariant =>
  (snapshot) =>
    expect([selectIsStarting(snapshot), selectHasStartUpFailed(snapshot), selectIsReady(snapshot)]).toEqual([
      starting,
      failed,
      ready,
    ]);
const isStarting = shows(true, false, false);

const booted = (start: Start<typeof appMachine>): App => {
  const rig = start();
  rig.settle('getConfig', 'loaded');
  rig.settle('getPremiumConfig', 'loaded');
  rig.send({ type: 'session.settled', user: aoife });
  expect(selectIsReady(rig.snapshot())).toBe(true);
  return rig;
};

const supervisors = ['collections', 'services'] as const;

const supervision = Object.fromEntries(
  supervisors.flatMap((supervisor): [string, Invariant][] => [
    [supervisor, (snapshot) => expect(snapshot.status).toBe('active')],
    [`${supervisor}.supervised`, (snapshot) => expect(supervisor in snapshot.children).toBe(true)],
    [`${supervisor}.stopped`, (snapshot) => expect(supervisor in snapshot.children).toBe(false)],
  ]),
);

export const spec: FlowSpec<typeof appMachine> = {
  flow: flows.app,
  own: ['collections.stopped', 'services.stopped'],
  person: ['boot.retried', 'whereabouts.agreed'],
  waits: { getConfig: call, getPremiumConfig: call },
  unplayed: 'Its supervision shows nothing; the failures of its actors are faults of the program.',
  invariants: {
    ...supervision,
    boot: (snapshot) => expect(snapshot.status).toBe('active'),
    'boot.starting': isStarting,
    'boot.starting.config': isStarting,
    'boot.starting.config.loading': (snapshot) => expect('getConfig' in snapshot.children).toBe(true),
    'boot.starting.config.loaded': (snapshot) => expect(selectConfig(snapshot)).toEqual(config),
    'boot.starting.premiumConfig': isStarting,
    'boot.starting.premiumConfig.loading': (snapshot) =>
      expect('getPremiumConfig' in snapshot.children).toBe(true),
    'boot.starting.premiumConfig.loaded': (snapshot) =>
      expect(selectPremiumConfig(snapshot)).toEqual(premiumConfig),
    'boot.starting.premiumConfig.unavailable': isStarting,
    'boot.starting.user': isStarting,
    'boot.starting.user.asking': isStarting,
    'boot.starting.user.known': isStarting,
    'boot.failed': shows(false, true, false),
    'boot.ready'(snapshot) {
      shows(false, false, true)(snapshot);
      expect(selectConfig(snapshot)).not.toBeNull();
    },
  },
  scenarios: {
    'S2.guardsAndStartUp.4: config, premium config and user are requested in parallel; a loading screen is shown'(
      start,
    ) {
      const rig = start();
      expect(
        rig
          .live()
          .map(({ path }) => path)
          .sort(),
      ).toEqual(['', 'getConfig', 'getPremiumConfig', ...supervisors].sort());
      isStarting(rig.snapshot());
    },
    'S2.guardsAndStartUp.4: navigation waits until configuration and user are loaded, in any order'(start) {
      const arrivals: ((rig: App) => void)[] = [
        (rig) => rig.settle('getConfig', 'loaded'),
        (rig) => rig.settle('getPremiumConfig', 'loaded'),
        (rig) => rig.send({ type: 'session.settled', user: aoife }),
      ];
      for (const [first, second, third] of [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ] as const) {
        const rig = start();
        arrivals[first]?.(rig);
        arrivals[second]?.(rig);
        isStarting(rig.snapshot());
        arrivals[third]?.(rig);
        expect(selectIsReady(rig.snapshot())).toBe(true);
        expect(selectConfig(rig.snapshot())).toEqual(config);
        expect(selectPremiumConfig(rig.snapshot())).toEqual(premiumConfig);
      }
    },
    'D3.11: without premium config everything starts, and there is no new Premium'(start) {
      const rig = start();
      rig.settle('getConfig', 'loaded');
      rig.settle('getPremiumConfig', 'offline');
      expect(rig.snapshot().matches({ boot: { starting: { premiumConfig: 'unavailable' } } })).toBe(true);
      const other = start();
      other.settle('getPremiumConfig', 'loaded');
      expect(other.snapshot().matches({ boot: { starting: { premiumConfig: 'loaded' } } })).toBe(true);
      rig.send({ type: 'session.settled', user: null });
      expect(selectIsReady(rig.snapshot())).toBe(true);
      expect(selectPremiumConfig(rig.snapshot())).toBeNull();
    },
    'D2.4: a config or user that cannot be read shows the start-up failure screen; Retry requests all again'(
      start,
    ) {
      const fail: ((rig: App) => void)[] = [
        (rig) => rig.settle('getConfig', 'offline'),
        (rig) => rig.send({ type: 'session.unknown' }),
      ];
      for (const failing of fail) {
        const rig = start();
        failing(rig);
        shows(false, true, false)(rig.snapshot());
        expect(rig.isRunning('getConfig')).toBe(false);
        rig.send({ type: 'boot.retried' });
        isStarting(rig.snapshot());
        expect(rig.sentTo('services')).toEqual([{ type: 'boot.retried' }]);
        rig.settle('getConfig', 'loaded');
        rig.settle('getPremiumConfig', 'loaded');
        rig.send({ type: 'session.settled', user: null });
        expect(selectIsReady(rig.snapshot())).toBe(true);
      }
    },
    'D2.extensionGroups.support: that a customer lets support see where they are goes to the services'(
      start,
    ) {
      const rig = booted(start);
      rig.send({ type: 'whereabouts.agreed', owner: aoife.uuid });
      expect(rig.sentTo('services')).toEqual([{ type: 'whereabouts.agreed', owner: aoife.uuid }]);
    },
    'Retry without a failure requests nothing'(start) {
      const rig = booted(start);
      rig.send({ type: 'boot.retried' });
      expect(selectIsReady(rig.snapshot())).toBe(true);
      expect(rig.sentTo('services')).toEqual([]);
    },
    'D2.extensionGroups.priceAgreed: a changed offer replaces the one that was shown'(start) {
      const later = { ...premiumConfig, personalPrice: 1299 };
      const rig = booted(start);
      rig.send({ type: 'offer.changed', premiumConfig: later });
      expect(selectPremiumConfig(rig.snapshot())).toEqual(later);
      expect(selectIsReady(rig.snapshot())).toBe(true);
    },
    'a session that becomes unknown later shows the start-up failure screen'(start) {
      const rig = booted(start);
      rig.send({ type: 'session.unknown' });
      expect(selectHasStartUpFailed(rig.snapshot())).toBe(true);
    },
    'the collections are told who is signed in'(start) {
      const rig = booted(start);
      rig.send({ type: 'session.settled', user: null });
      expect(rig.sentTo('collections')).toEqual([
        { type: 'session.settled', user: aoife },
        { type: 'session.settled', user: null },
      ]);
    },
    'a supervisor that fails is logged and shows the start-up failure screen; Retry restarts the services'(
      start,
    ) {
      for (const supervisor of supervisors) {
        const rig = booted(start);
        rig.settle(supervisor, 'crashed');
        expect(selectHasStartUpFailed(rig.snapshot())).toBe(true);
        expect(rig.effects.map(({ params }) => (params as { source: string }).source)).toEqual([supervisor]);
        rig.send({ type: 'boot.retried' });
        expect(rig.isRunning('services')).toBe(true);
      }
    },
    'a supervisor that fails during start-up after the user is known, or after the start has failed, is only logged'(
      start,
    ) {
      const known = start();
      known.send({ type: 'session.settled', user: aoife });
      known.settle('collections', 'crashed');
      isStarting(known.snapshot());
      const failed = start();
      failed.settle('getConfig', 'offline');
      failed.settle('services', 'crashed');
      expect(selectHasStartUpFailed(failed.snapshot())).toBe(true);
      expect([known, failed].map((rig) => rig.effectsOf('logFailure').length)).toEqual([1, 1]);
    },
    'the extension groups are those that the config lists'(start) {
      const rig = start();
      expect(selectOffers('auth')(rig.snapshot())).toBe(false);
      rig.settle('getConfig', 'loaded');
      expect(selectOffers('auth')(rig.snapshot())).toBe(true);
      expect(selectOffers('receipts')(rig.snapshot())).toBe(false);
    },
  },
};
