import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine';
import {
  selectConfig,
  selectHasStartUpFailed,
  selectIsReady,
  selectIsStarting,
  selectOffers,
  selectPremiumConfig,
} from '../../machines/app/app.selectors';
import type { ServiceName } from '../../machines/app/app.types';
import { aoife, config, premiumConfig } from '../../machines/samples';
import { ACTOR_RESTARTS } from '../../src/domain/limits';
import type { FlowSpec, Start } from '../support/flow-spec';
import { flows } from '../support/flows';
import type { Rig } from '../support/rig';

type App = Rig<typeof appMachine>;
type Claim = (snapshot: SnapshotFrom<typeof appMachine>) => void;

const services: readonly ServiceName[] = [
  'session',
  'logout',
  'notifications',
  'navigation',
  'cards',
  'subscriptions',
  'cardAccounts',
  'accounts',
];

const shows =
  (starting: boolean, failed: boolean, ready: boolean): Claim =>
  (snapshot) =>
    expect([selectIsStarting(snapshot), selectHasStartUpFailed(snapshot), selectIsReady(snapshot)]).toEqual([
      starting,
      failed,
      ready,
    ]);
const isStarting = shows(true, false, false);

const serviceClaims = Object.fromEntries(
  services.flatMap((service): [string, Claim][] => [
    [service, (snapshot) => expect(snapshot.context.restarts[service]).toBeLessThanOrEqual(ACTOR_RESTARTS)],
    [`${service}.running`, (snapshot) => expect(service in snapshot.children).toBe(true)],
    [`${service}.givenUp`, (snapshot) => expect(snapshot.context.restarts[service]).toBe(ACTOR_RESTARTS)],
  ]),
);

const booted = (start: Start<typeof appMachine>): App => {
  const rig = start();
  rig.settle('getConfig', 'loaded');
  rig.settle('getPremiumConfig', 'loaded');
  rig.send({ type: 'session.settled', user: aoife });
  expect(selectIsReady(rig.snapshot())).toBe(true);
  return rig;
};

const crash = (rig: App, service: ServiceName, times: number): void => {
  for (let time = 0; time < times; time += 1) rig.settle(service, 'crashed');
};

export const spec: FlowSpec<typeof appMachine> = {
  flow: flows.app,
  claims: {
    ...serviceClaims,
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
  sentences: {
    'S2: config, premium config and user are asked for at the same time; a loading screen shows meanwhile'(
      start,
    ) {
      const rig = start();
      expect(
        rig
          .live()
          .map(({ path }) => path)
          .sort(),
      ).toEqual(['', 'getConfig', 'getPremiumConfig', ...services].sort());
      isStarting(rig.snapshot());
    },
    'S2: navigation waits until configuration and user are loaded, in whatever order they come'(start) {
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
    'D3: without premium config everything starts, and there is no new Premium'(start) {
      const rig = start();
      rig.settle('getConfig', 'loaded');
      rig.settle('getPremiumConfig', 'offline');
      rig.send({ type: 'session.settled', user: null });
      expect(selectIsReady(rig.snapshot())).toBe(true);
      expect(selectPremiumConfig(rig.snapshot())).toBeNull();
    },
    'D2: a config or user that cannot be read is the start-up screen with Retry, which asks for all again'(
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
        expect(rig.sentTo('session')).toEqual([{ type: 'session.userChanged' }]);
        rig.settle('getConfig', 'loaded');
        rig.settle('getPremiumConfig', 'loaded');
        rig.send({ type: 'session.settled', user: null });
        expect(selectIsReady(rig.snapshot())).toBe(true);
      }
    },
    'Retry where nothing has failed asks for nothing'(start) {
      const rig = booted(start);
      rig.send({ type: 'boot.retried' });
      expect(selectIsReady(rig.snapshot())).toBe(true);
      expect(rig.sentTo('session')).toEqual([]);
    },
    'a session that turns unknown later brings the start-up screen'(start) {
      const rig = booted(start);
      rig.send({ type: 'session.unknown' });
      expect(selectHasStartUpFailed(rig.snapshot())).toBe(true);
    },
    'whoever is signed in, the navigation is theirs; nobody has one too'(start) {
      const rig = booted(start);
      rig.send({ type: 'session.settled', user: null });
      expect(rig.sentTo('navigation')).toEqual([
        { type: 'resource.requested', owner: aoife.uuid },
        { type: 'resource.requested', owner: null },
      ]);
    },
    'a service that fails is logged and started again, three times, and the others run on'(start) {
      for (const service of services) {
        const rig = booted(start);
        const others = () =>
          rig
            .live()
            .filter(({ path }) => path !== service)
            .map(({ ref }) => ref);
        const before = others();
        crash(rig, service, ACTOR_RESTARTS);
        expect(rig.isRunning(service)).toBe(true);
        crash(rig, service, 1);
        expect(rig.isRunning(service)).toBe(false);
        expect(others()).toEqual(before);
        expect(
          rig.effects.map(({ type, params }) => [type, (params as { service: string }).service]),
        ).toEqual(Array(ACTOR_RESTARTS + 1).fill(['logFailure', service]));
      }
    },
    'a session that has given up is unknown: Retry on the start-up screen starts it again'(start) {
      for (const rig of [start(), booted(start)]) {
        crash(rig, 'session', ACTOR_RESTARTS + 1);
        expect(selectHasStartUpFailed(rig.snapshot())).toBe(true);
        rig.send({ type: 'boot.retried' });
        expect(rig.isRunning('session')).toBe(true);
        isStarting(rig.snapshot());
      }
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
