import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { admin, aoife, impersonatedAoife, sean } from '../../../../machines/samples';
import type { servicesMachine } from '../../../../machines/app/services/services.machine';
import { selectIsGivenUp } from '../../../../machines/app/services/services.selectors';
import type { ServiceName } from '../../../../machines/app/services/services.types';
import { ACTOR_RESTARTS } from '../../../../src/domain/limits';
import { comes } from './services.steps';
import { whereabouts, whereaboutsInvariants } from './services.whereabouts';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import type { Rig } from '../../../../src/review/play/rig';

type Invariant = (snapshot: SnapshotFrom<typeof servicesMachine>) => void;

const names: readonly ServiceName[] = [
  'session',
  'logout',
  'notifications',
  'navigation',
  'dialogs',
  'botCheck',
  'tabs',
  'newVersion',
  'expiringCards',
];

const guest = { ...aoife, guest: true };
const mustChange = { ...sean, mustChangePassword: true };

const invariants: Record<string, Invariant> = Object.fromEntries(
  names.flatMap((name): [string, Invariant][] => [
    [name, (snapshot) => expect(snapshot.context.restarts[name] ?? 0).toBeLessThanOrEqual(ACTOR_RESTARTS)],
    [`${name}.running`, (snapshot) => expect(name in snapshot.children).toBe(true)],
    [
      `${name}.givenUp`,
      (snapshot) => {
        expect(selectIsGivenUp(name)(snapshot)).toBe(true);
        expect(snapshot.context.restarts[name]).toBe(ACTOR_RESTARTS);
      },
    ],
  ]),
);

const crash = (rig: Rig<typeof servicesMachine>, name: ServiceName, times: number): void => {
  for (let time = 0; time < times; time += 1) rig.settle(name, 'crashed');
};

Object.assign(invariants, whereaboutsInvariants);
invariants['expiringCards.givenUp'] = ({ context: { restarts } }) =>
  expect([restarts['expiringCards'], restarts['fetchExpiringCards']]).toContain(3);
invariants['expiringCards.unneeded'] = (snapshot) => expect('expiringCards' in snapshot.children).toBe(false);
invariants['expiringCards.fetching'] = (snapshot) => {
  expect('expiringCards' in snapshot.children).toBe(false);
  expect(snapshot.context.customer).not.toBeNull();
};

export const spec: FlowSpec<typeof servicesMachine> = {
  flow: flows.services,
  own: [
    'session.givenUp',
    'logout.givenUp',
    'notifications.givenUp',
    'navigation.givenUp',
    'dialogs.givenUp',
    'botCheck.givenUp',
    'tabs.givenUp',
    'newVersion.givenUp',
    'expiringCards.givenUp',
  ],
  unplayed: 'It starts the app-wide actors and shows nothing; their failures are faults of the program.',
  invariants,
  scenarios: {
    'a service that fails is logged and restarted, three times, while the others continue'(start) {
      for (const name of names) {
        const rig = start();
        comes(rig, aoife);
        const others = () =>
          rig
            .live()
            .filter(({ path }) => path !== name)
            .map(({ ref }) => ref);
        const before = others();
        crash(rig, name, ACTOR_RESTARTS);
        expect(rig.isRunning(name)).toBe(true);
        crash(rig, name, 1);
        expect([rig.isRunning(name), selectIsGivenUp(name)(rig.snapshot())]).toEqual([false, true]);
        expect(others()).toEqual(before);
        expect(rig.effects.map(({ type, params }) => [type, (params as { source: string }).source])).toEqual(
          Array(ACTOR_RESTARTS + 1).fill(['logFailure', name]),
        );
      }
    },
    'the session’s reports are passed on to the parent of the services'(start) {
      const rig = start();
      rig.send({ type: 'session.settled', user: aoife });
      rig.send({ type: 'session.unknown' });
      expect(rig.reports).toEqual([{ type: 'session.settled', user: aoife }, { type: 'session.unknown' }]);
    },
    'D3.13: the other tabs are told who is signed in here, but not about a lost session'(start) {
      const rig = start();
      rig.send({ type: 'session.settled', user: aoife });
      rig.send({ type: 'session.settled', user: null });
      expect(rig.sentTo('tabs')).toEqual([
        { type: 'tabs.entered', account: aoife.uuid },
        { type: 'tabs.lost' },
      ]);
    },
    'S4.expiringCardCheck.1: the cards of a customer are checked, also while an admin acts for them'(start) {
      for (const user of [aoife, impersonatedAoife, { ...impersonatedAoife, mustChangePassword: true }]) {
        const rig = start();
        expect(rig.isRunning('expiringCards')).toBe(false);
        comes(rig, user);
        expect(rig.inputOf('expiringCards')).toEqual({ customer: aoife.uuid });
      }
    },
    'D7.2: not for a guest, an admin who acts for no one, a visitor, or before a required change of password'(
      start,
    ) {
      for (const user of [guest, admin, null, mustChange]) {
        const rig = start();
        rig.send({ type: 'session.settled', user });
        expect([rig.isRunning('fetchExpiringCards'), rig.isRunning('expiringCards')]).toEqual([false, false]);
        comes(rig, aoife);
        expect(rig.isRunning('expiringCards')).toBe(true);
        rig.send({ type: 'session.settled', user });
        expect([rig.isRunning('expiringCards'), selectIsGivenUp('expiringCards')(rig.snapshot())]).toEqual([
          false,
          false,
        ]);
      }
    },
    'nothing is kept of a customer whose cards are no longer checked'(start) {
      for (const user of [guest, admin, null, mustChange]) {
        for (const isThere of [false, true]) {
          const rig = start();
          rig.send({ type: 'session.settled', user: aoife });
          if (isThere) rig.settle('fetchExpiringCards', 'fetched');
          rig.send({ type: 'session.settled', user });
          expect(rig.snapshot().context.customer).toBeNull();
          expect(rig.isRunning('fetchExpiringCards')).toBe(false);
        }
      }
      const rig = start();
      comes(rig, aoife);
      crash(rig, 'expiringCards', ACTOR_RESTARTS + 1);
      expect(rig.snapshot().context.customer).toBeNull();
    },
    'S4.expiringCardCheck.1: the same customer is not checked again; a new one is'(start) {
      const rig = start();
      comes(rig, aoife);
      const running = () => rig.live().find(({ path }) => path === 'expiringCards')?.ref;
      const first = running();
      rig.send({ type: 'session.settled', user: { ...aoife, premium: false } });
      expect(running()).toBe(first);
      rig.send({ type: 'session.settled', user: sean });
      expect(running()).not.toBe(first);
      expect(rig.inputOf('expiringCards')).toEqual({ customer: sean.uuid });
      const second = running();
      rig.send({ type: 'session.settled', user: null });
      comes(rig, sean);
      expect(running()).not.toBe(second);
    },
    'S4.expiringCardCheck.1: the customer who signs in while the code is loading is the one who is checked'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'session.settled', user: aoife });
      const fetching = rig.live().find(({ path }) => path === 'fetchExpiringCards')?.ref;
      rig.send({ type: 'session.settled', user: sean });
      expect(rig.live().find(({ path }) => path === 'fetchExpiringCards')?.ref).toBe(fetching);
      rig.settle('fetchExpiringCards', 'fetched');
      expect(rig.inputOf('expiringCards')).toEqual({ customer: sean.uuid });
    },
    'S4.expiringCardCheck.1: nobody is looked after when the customer leaves while the code is on its way'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'session.settled', user: aoife });
      rig.send({ type: 'session.settled', user: null });
      expect([
        rig.isRunning('fetchExpiringCards'),
        rig.isRunning('expiringCards'),
        rig.snapshot().context.customer,
      ]).toEqual([false, false, null]);
    },
    'code that does not arrive is asked for three times more; each failure is on record'(start) {
      const rig = start();
      rig.send({ type: 'session.settled', user: aoife });
      for (let time = 0; time < ACTOR_RESTARTS; time += 1) rig.settle('fetchExpiringCards', 'missing');
      expect(rig.isRunning('fetchExpiringCards')).toBe(true);
      rig.settle('fetchExpiringCards', 'missing');
      expect([
        rig.isRunning('fetchExpiringCards'),
        selectIsGivenUp('expiringCards')(rig.snapshot()),
        rig.snapshot().context.customer,
      ]).toEqual([false, true, null]);
      expect(rig.effects.map(({ type, params }) => [type, (params as { source: string }).source])).toEqual(
        Array(ACTOR_RESTARTS + 1).fill(['logFailure', 'fetchExpiringCards']),
      );
    },
    ...whereabouts,
    'Retry makes the session read the user again'(start) {
      const rig = start();
      rig.send({ type: 'boot.retried' });
      expect(rig.sentTo('session')).toEqual([{ type: 'session.userChanged' }]);
    },
    'a session that has given up is unknown: Retry on the start-up failure screen restarts it'(start) {
      const rig = start();
      crash(rig, 'session', ACTOR_RESTARTS + 1);
      expect(rig.reports).toEqual([{ type: 'session.unknown' }]);
      rig.send({ type: 'boot.retried' });
      expect(rig.isRunning('session')).toBe(true);
    },
  },
};
