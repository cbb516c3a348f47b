import { expect } from 'vitest';
import { aoife, impersonatedAoife } from '../../../../machines/samples';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import {
  selectHasNoResponse,
  selectIsReauthenticating,
  selectIsChecking,
  selectIsSettled,
  selectIsUnknown,
  selectLanding,
  selectLogoutRole,
  selectOwner,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { call } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { effects, isAsking, isForgotten, signedIn } from './session.steps';
import { changes } from './session.changes';
import { looking } from './session.looking';
import { losing } from './session.losing';
import { premium } from './session.premium';

export const spec: FlowSpec<typeof sessionMachine> = {
  flow: flows.session,
  person: ['session.abandoned', 'session.ended', 'session.visited'],
  waits: { readUser: call },
  unplayed: 'Its whole is the app: the tests of the session go through its outcomes.',
  invariants: {
    checking: (snapshot) =>
      expect([selectIsChecking(snapshot), selectIsSettled(snapshot)]).toEqual([true, false]),
    signedIn(snapshot) {
      expect([selectIsChecking(snapshot), selectIsSettled(snapshot)]).toEqual([false, true]);
      expect(selectUser(snapshot)).not.toBeNull();
    },
    'signedIn.recent': (snapshot) => expect(selectIsReauthenticating(snapshot)).toBe(false),
    'signedIn.due': (snapshot) => expect(selectIsReauthenticating(snapshot)).toBe(false),
    refreshing: isAsking,
    rechecking: isAsking,
    losing: isAsking,
    signingInAgain(snapshot) {
      expect([selectIsChecking(snapshot), selectIsSettled(snapshot)]).toEqual([false, true]);
      expect([selectUser(snapshot), selectIsReauthenticating(snapshot)]).toEqual([null, true]);
      expect(selectOwner(snapshot)).not.toBeNull();
    },
    'signingInAgain.waiting': (snapshot) => expect(selectHasNoResponse(snapshot)).toBe(false),
    'signingInAgain.noResponse': (snapshot) => expect(selectHasNoResponse(snapshot)).toBe(true),
    checkingAgain(snapshot) {
      expect([selectIsChecking(snapshot), selectIsSettled(snapshot)]).toEqual([true, false]);
      expect([selectUser(snapshot), selectIsReauthenticating(snapshot)]).toEqual([null, true]);
    },
    signedOut(snapshot) {
      expect([selectIsChecking(snapshot), selectIsSettled(snapshot)]).toEqual([false, true]);
      expect(selectUser(snapshot)).toBeNull();
      expect([selectLanding(snapshot), selectOwner(snapshot)]).toEqual([null, null]);
    },
    unknown: (snapshot) =>
      expect([selectIsUnknown(snapshot), selectIsSettled(snapshot)]).toEqual([true, false]),
  },
  scenarios: {
    ...looking,
    ...losing,
    ...changes,
    ...premium,
    'S7.calls.3: auth/user is called at start, and returns the user'(start) {
      const rig = start();
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'readUser']);
      rig.settle('readUser', { resolve: { user: aoife, at: 0 } });
      expect(selectUser(rig.snapshot())).toEqual(aoife);
      expect(rig.reports).toEqual([{ type: 'session.settled', user: aoife }]);
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    },
    'D2.4: at start, no user means signed out: settled, and not a lost session'(start) {
      const rig = start();
      rig.send({ type: 'session.loginSucceeded', location: '/profile' });
      rig.settle('readUser', 'nobody');
      expect(selectUser(rig.snapshot())).toBeNull();
      isForgotten(rig);
      expect(rig.reports).toEqual([{ type: 'session.settled', user: null }]);
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    },
    'D2.4: any other failure at start does not mean signed out: the user is unknown, with Retry'(start) {
      const rig = start();
      rig.settle('readUser', 'offline');
      expect(selectIsUnknown(rig.snapshot())).toBe(true);
      expect(rig.reports).toEqual([{ type: 'session.unknown' }]);
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
      rig.send({ type: 'session.userChanged' });
      rig.settle('readUser', 'customer');
      expect(selectUser(rig.snapshot())).toEqual(aoife);
    },
    'S4.session.1: unauthorised while someone is signed in re-checks the session, once for any number'(
      start,
    ) {
      const rig = signedIn(start, 'customer');
      rig.send({ type: 'unauthorized' });
      const check = rig.live().find(({ path }) => path === 'recheckUser')?.ref;
      expect(check).toBeDefined();
      rig.send({ type: 'unauthorized' });
      rig.send({ type: 'unauthorized' });
      expect(
        rig
          .live()
          .slice(1)
          .map(({ ref }) => ref),
      ).toEqual([check]);
    },
    'S4.session.1: unauthorised while no one is signed in, or during a check, checks nothing'(start) {
      const rig = start();
      const check = rig.live().at(-1)?.ref;
      rig.send({ type: 'unauthorized' });
      expect(
        rig
          .live()
          .slice(1)
          .map(({ ref }) => ref),
      ).toEqual([check]);
      rig.settle('readUser', 'nobody');
      rig.send({ type: 'unauthorized' });
      expect(rig.live()).toHaveLength(1);
    },
    'S4.session.1: a re-check that finds the same person only updates their data'(start) {
      const rig = signedIn(start, 'customer');
      rig.send({ type: 'unauthorized' });
      rig.settle('recheckUser', { resolve: { user: { ...aoife, premium: false }, at: 0 } });
      expect(selectUser(rig.snapshot())).toEqual({ ...aoife, premium: false });
      expect(effects(rig)).toEqual([]);
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    },
    'a login makes the session read the user, and keeps the server’s location'(start) {
      const rig = signedIn(start, 'nobody');
      rig.send({ type: 'session.loginSucceeded', location: '/profile' });
      rig.settle('readUser', 'customer');
      expect(selectUser(rig.snapshot())).toEqual(aoife);
      expect(selectLanding(rig.snapshot())).toBe('/profile');
    },
    'a logout clears the user and the landing, and is not a lost session'(start) {
      const rig = start();
      rig.send({ type: 'session.loginSucceeded', location: '/profile' });
      rig.settle('readUser', 'customer');
      rig.emitted.length = 0;
      rig.send({ type: 'session.ended' });
      expect(selectUser(rig.snapshot())).toBeNull();
      expect(selectLanding(rig.snapshot())).toBeNull();
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    },
    'a user who may have changed on the server is read again, even during a read'(start) {
      const rig = start();
      const first = rig.live().at(-1)?.ref;
      rig.send({ type: 'session.userChanged' });
      expect(rig.live()).toHaveLength(2);
      expect(rig.live().at(-1)?.ref).not.toBe(first);
      rig.settle('readUser', 'impersonating');
      expect(selectUser(rig.snapshot())).toEqual(impersonatedAoife);
    },
    'S4.logout.2, S4.logout.3: the role of a logout'(start) {
      expect(selectLogoutRole(signedIn(start, 'customer').snapshot())).toBe('customer');
      expect(selectLogoutRole(signedIn(start, 'admin').snapshot())).toBe('admin');
      expect(selectLogoutRole(signedIn(start, 'impersonating').snapshot())).toBe('impersonatingAdmin');
    },
  },
};
