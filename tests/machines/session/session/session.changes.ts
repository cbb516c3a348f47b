import { expect } from 'vitest';
import { admin, aoife, impersonatedAoife, sean } from '../../../../machines/samples';
import {
  selectIsSettled,
  selectOwner,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { USER_REFRESH_MS } from '../../../../src/domain/limits';
import {
  dueAndVisited,
  effects,
  isForgotten,
  lost,
  signedIn,
  type SessionScenarios,
  type SessionStart,
  type SessionRig,
} from './session.steps';

export const changes: SessionScenarios = {
  'D3.20: a re-check, a refresh or a read that finds someone else clears the data of the previous user'(
    start,
  ) {
    const asking: [(start: SessionStart) => SessionRig, string][] = [
      [
        (from) => {
          const rig = signedIn(from, 'customer');
          rig.send({ type: 'unauthorized' });
          return rig;
        },
        'recheckUser',
      ],
      [dueAndVisited, 'refreshUser'],
      [
        (from) => {
          const rig = signedIn(from, 'customer');
          rig.send({ type: 'session.userChanged' });
          return rig;
        },
        'readUser',
      ],
    ];
    for (const [ask, actor] of asking) {
      const rig = ask(start);
      rig.settle(actor, { resolve: { user: sean, at: 0 } });
      expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
      expect(selectUser(rig.snapshot())).toEqual(sean);
      expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    }
  },
  'S2.guardsAndStartUp.5: user data older than 30 minutes is read at the next navigation or return, not before'(
    start,
  ) {
    const rig = signedIn(start, 'customer');
    for (const paying of [false, true]) rig.send({ type: 'session.visited', paying, at: 0 });
    expect(rig.snapshot().value).toEqual({ signedIn: 'recent' });
    rig.advance(USER_REFRESH_MS - 1);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.live()).toHaveLength(1);
    rig.advance(1);
    expect(rig.live()).toHaveLength(1);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(true);
    rig.settle('refreshUser', { resolve: { user: { ...aoife, premium: false }, at: 0 } });
    expect(selectUser(rig.snapshot())?.premium).toBe(false);
    expect(effects(rig)).toEqual([]);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(false);
  },
  'D3.9: a payment in progress delays the reload'(start) {
    const rig = signedIn(start, 'customer');
    rig.advance(USER_REFRESH_MS);
    rig.send({ type: 'session.visited', paying: true, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(false);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(true);
  },
  'a reload without a response changes nothing, and is retried at the next visit'(start) {
    const rig = dueAndVisited(start);
    rig.settle('refreshUser', 'offline');
    expect(selectUser(rig.snapshot())).toEqual(aoife);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(true);
  },
  'D6.4: a form of an older page makes the session read the user again; a missing response changes nothing'(
    start,
  ) {
    const rig = signedIn(start, 'admin');
    rig.send({ type: 'session.recheckRequested' });
    expect(rig.isRunning('refreshUser')).toBe(true);
    rig.settle('refreshUser', 'offline');
    expect(selectUser(rig.snapshot())).toEqual(admin);
    rig.send({ type: 'session.recheckRequested' });
    rig.settle('refreshUser', 'impersonating');
    expect(selectUser(rig.snapshot())).toEqual(impersonatedAoife);
    const visitor = signedIn(start, 'nobody');
    visitor.send({ type: 'session.recheckRequested' });
    visitor.settle('readUser', 'customer');
    expect(selectUser(visitor.snapshot())).toEqual(aoife);
    const absent = lost(start, 'found');
    absent.send({ type: 'session.recheckRequested' });
    expect(absent.isRunning('readAgain')).toBe(true);
  },
  'D3.13: a logout in another tab clears this one, for an admin too'(start) {
    for (const [as, isAdmin] of [
      ['customer', false],
      ['admin', true],
    ] as const) {
      const rig = signedIn(start, as);
      rig.send({ type: 'session.endedElsewhere' });
      isForgotten(rig);
      expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
      expect(rig.emitted).toContainEqual({ type: 'session.lost', admin: isAdmin });
    }
  },
  'D3.13: a logout in another tab closes the dialog to sign in again, and deletes its drafts'(start) {
    const waiting = lost(start, 'found');
    const asking = lost(start, 'found');
    asking.send({ type: 'session.loginSucceeded', location: null });
    for (const rig of [waiting, asking]) {
      rig.send({ type: 'session.endedElsewhere' });
      isForgotten(rig);
      expect(effects(rig)).toContain('clearDrafts');
    }
  },
  'a logout in another tab changes nothing for a visitor'(start) {
    const nobody = signedIn(start, 'nobody');
    nobody.send({ type: 'session.endedElsewhere' });
    expect(nobody.emitted).toEqual([]);
  },
  'D3.13: someone else’s login in another tab clears the data here before the user is read'(start) {
    const rig = signedIn(start, 'customer');
    rig.send({ type: 'session.replaced' });
    expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect([selectUser(rig.snapshot()), selectIsSettled(rig.snapshot())]).toEqual([null, false]);
    rig.settle('readUser', 'another');
    expect(selectUser(rig.snapshot())).toEqual(sean);
  },
  'a login in another tab ends the dialog to sign in again'(start) {
    for (const type of ['session.replaced', 'session.confirmed'] as const) {
      const rig = lost(start, 'found');
      rig.send({ type });
      rig.settle('readAgain', 'customer');
      expect(selectUser(rig.snapshot())).toEqual(aoife);
      expect(rig.emitted).toContainEqual({ type: 'session.recovered' });
    }
    const known = signedIn(start, 'customer');
    known.send({ type: 'session.confirmed' });
    expect(known.live()).toHaveLength(1);
  },
  'a sign-in in place that is being checked is checked again on every change, for the same person'(start) {
    for (const event of [
      { type: 'session.loginSucceeded', location: null },
      { type: 'session.replaced' },
      { type: 'session.recheckRequested' },
    ] as const) {
      const rig = lost(start, 'found');
      rig.send({ type: 'session.loginSucceeded', location: null });
      const asked = rig.live().at(-1)?.ref;
      rig.send(event);
      expect(rig.isRunning('readAgain')).toBe(true);
      expect(rig.live().at(-1)?.ref).not.toBe(asked);
      rig.settle('readAgain', 'another');
      expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
    }
  },
  'leaving during that check discards the input, and then the user is read as usual'(start) {
    const rig = lost(start, 'found');
    rig.send({ type: 'session.loginSucceeded', location: null });
    rig.send({ type: 'session.ended' });
    expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(selectOwner(rig.snapshot())).toBeNull();
    rig.settle('readUser', 'another');
    expect(selectUser(rig.snapshot())).toEqual(sean);
  },
  'a login in another tab keeps what a visitor has typed'(start) {
    const rig = signedIn(start, 'nobody');
    rig.send({ type: 'session.replaced' });
    rig.settle('readUser', 'customer');
    expect(effects(rig)).toEqual([]);
    expect(selectUser(rig.snapshot())).toEqual(aoife);
  },
  'a read that finds no one clears all data of the previous user'(start) {
    const rig = signedIn(start, 'customer');
    rig.send({ type: 'session.userChanged' });
    rig.settle('readUser', 'nobody');
    isForgotten(rig);
    expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
  },
  'the drafts belong to the signed-in user; a visitor has some too'(start) {
    const rig = start();
    rig.settle('readUser', 'customer');
    rig.send({ type: 'session.ended' });
    expect(rig.effectsOf('claimDrafts').map(({ params }) => params)).toEqual([
      { owner: aoife.uuid },
      { owner: null },
    ]);
  },
  'an event that may change the user makes the next visit read it'(start) {
    const rig = signedIn(start, 'admin');
    rig.send({ type: 'session.stale' });
    expect(rig.live()).toHaveLength(1);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(true);
    const nobody = signedIn(start, 'nobody');
    nobody.send({ type: 'session.stale' });
    expect(nobody.live()).toHaveLength(1);
  },
  'the 30 minutes also pass while the computer sleeps, and a payment delays the reload then, too'(start) {
    const rig = signedIn(start, 'customer');
    rig.send({ type: 'session.visited', paying: false, at: USER_REFRESH_MS / 1000 - 1 });
    rig.send({ type: 'session.visited', paying: true, at: USER_REFRESH_MS / 1000 });
    expect(rig.live()).toHaveLength(1);
    rig.send({ type: 'session.visited', paying: false, at: USER_REFRESH_MS / 1000 });
    expect(rig.isRunning('refreshUser')).toBe(true);
  },
  'S4.changePassword.1: after the change no change is required, and the user is read at the next visit'(
    start,
  ) {
    const rig = signedIn(start, 'nobody');
    rig.send({ type: 'password.changed' });
    rig.send({ type: 'session.userChanged' });
    rig.settle('readUser', { resolve: { user: { ...aoife, mustChangePassword: true }, at: 0 } });
    rig.emitted.length = 0;
    rig.send({ type: 'password.changed' });
    expect(selectUser(rig.snapshot())).toEqual(aoife);
    expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    rig.send({ type: 'session.visited', paying: false, at: 0 });
    expect(rig.isRunning('refreshUser')).toBe(true);
  },
  'an admin who starts to act for a customer keeps no data'(start) {
    const rig = start();
    rig.settle('readUser', { resolve: { user: admin, at: 0 } });
    rig.send({ type: 'session.userChanged' });
    rig.settle('readUser', 'impersonating');
    expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(selectUser(rig.snapshot())).toEqual(impersonatedAoife);
  },
};
